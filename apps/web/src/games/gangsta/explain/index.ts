import type { Gangsta } from '@getaway/gangsta/view';
import type { Explainer } from '../../../table/explanation.ts';
import { aboutJob, aboutMember, aboutResource, aboutSnitch } from './cards.tsx';
import { aboutChapter, aboutDeck, aboutSeat, aboutToken } from './table.tsx';
import { aboutFamily, aboutReward, aboutSkill } from './terms.tsx';
import './explain.css';

export { TOKENS } from './table.tsx';
export { REWARD_IDS } from './terms.tsx';

export const explain: Explainer<Gangsta>['explain'] = (table, { kind, id }) => {
  switch (kind) {
    case 'member':
      return aboutMember(table, id);
    case 'job':
      return aboutJob(table, id);
    case 'snitch':
      return aboutSnitch(table, id);
    case 'resource':
      return aboutResource(table, id);
    case 'skill':
      return aboutSkill(table, id);
    case 'family':
      return aboutFamily(table, id);
    case 'reward':
      return aboutReward(table, id);
    case 'deck':
      return aboutDeck(table, id);
    case 'chapter':
      return aboutChapter(table, id);
    case 'seat':
      return aboutSeat(table, id);
    case 'token':
      return aboutToken(table, id);
    default:
      return undefined;
  }
};
