import type { EscapePlan } from '@getaway/escape-plan/view';
import { wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';

export const legend = ({ speaker, columns }: Drawing<EscapePlan>): string[] =>
  [
    speaker.say('legend.terrain'),
    speaker.say('legend.locations'),
    speaker.say('legend.haunts'),
    speaker.say('legend.people'),
    speaker.say('legend.marks'),
    speaker.say('legend.map'),
  ].flatMap((line) => wrap(line, columns, '  '));
