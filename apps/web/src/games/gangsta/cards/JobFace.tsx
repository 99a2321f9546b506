import { type Job, packOf, type Rewards } from '@getaway/gangsta/content';
import { coveredBy } from '@getaway/gangsta/reading';
import type { Gangsta } from '@getaway/gangsta/view';
import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { type Reward, rewardsIn } from '../model/rewards.ts';
import { JobPicture } from './JobPicture.tsx';
import { Needs } from './Skills.tsx';
import { sceneOf } from './scene.ts';
import './cards.css';
import './job.css';

interface Props {
  readonly id: string;
  readonly price?: number;
  /** The skills that are still missing once the job is in progress. By default, all required skills. */
  readonly missing?: Job['needs'];
}

/** A job card: the skills that it needs, and the pay of each gang. */
export function JobFace({ id, price = 0, missing }: Props): VNode | null {
  const { read, voice } = useTable<Gangsta>();
  const pack = read(packOf);
  const job = pack.jobs.get(id);
  if (job === undefined) return null;
  const open = missing ?? job.needs;
  const needs = coveredBy(job.needs, open).map(({ skill, covered }) => ({ skill, covered: !covered }));
  return (
    <span class="card-frame gs-card gs-job">
      <span class="gs-band">
        <span class="gs-emblem">
          <Icon name={job.kind} />
        </span>
        <span class="gs-name">{voice.say(`job.${id}`)}</span>
        {price > 0 ? <Price sum={price} /> : null}
      </span>
      <JobPicture job={job} scene={sceneOf(pack, id)} />
      <span class="gs-body">
        <Needs needs={needs} />
        <Pay job={job} />
      </span>
    </span>
  );
}

/** The text of a job that pays only money and influence. */
const plainWords = (voice: Speaker, { income, influence }: Rewards): string =>
  voice.say('reward.plain', { sum: income, count: influence });

/** The pay in column A. If the job has a column B, also the pay in column B. */
function Pay({ job: { alone, shared } }: { readonly job: Job }): VNode {
  const { voice } = useTable<Gangsta>();
  const rewards = rewardsIn(voice, alone);
  const special = rewards.filter(({ plain }) => !plain);
  const words = special.length > 0 ? special.map(({ sentence }) => sentence) : [plainWords(voice, alone)];
  if (shared === undefined)
    return (
      <>
        <RewardRow rewards={rewards} />
        <span class="gs-words">{words.join(' ')}</span>
      </>
    );
  const partner = sharedReward(voice, shared);
  return (
    <>
      <span class="gs-columns">
        <RewardRow rewards={rewards} />
        <span class="gs-everybody">
          <RewardRow rewards={[partner]} />
        </span>
      </span>
      <span class="gs-words">{[...special.map(({ sentence }) => sentence), partner.sentence].join(' ')}</span>
    </>
  );
}

/** P3. What every gang on a shared job gets. */
export const sharedReward = (voice: Speaker, sum: number): Reward => ({
  icon: 'shared',
  figure: voice.say('sign.money', { sum }),
  sentence: voice.say('reward.shared', { sum }),
  plain: false,
  reward: 'share',
});

export function RewardRow({ rewards }: { readonly rewards: readonly Reward[] }): VNode {
  return (
    <span class="gs-rewards">
      {rewards.map(({ icon, figure, reward }) => (
        <span key={icon} class="gs-reward" data-reward={icon} {...about('reward', reward ?? icon)}>
          <Icon name={icon} />
          {figure === '' ? null : <b>{figure}</b>}
        </span>
      ))}
    </span>
  );
}

export function Price({ sum, printed = sum }: { readonly sum: number; readonly printed?: number }): VNode {
  const { voice } = useTable<Gangsta>();
  const price = voice.say('sign.money', { sum });
  return (
    <span class="gs-price" aria-label={voice.say('face.price', { sum })} role="img">
      {printed === sum ? null : <s>{voice.say('sign.money', { sum: printed })}</s>}
      {price}
    </span>
  );
}
