import type { Rewards } from '@getaway/gangsta/content';
import type { Speaker } from '@getaway/text';
import type { IconName } from '../../../icons/names.ts';

/** One reward of a job: its icon with a figure, and its effect in one sentence. */
export interface Reward {
  readonly icon: IconName;
  readonly figure: string;
  readonly sentence: string;
  /** The id of the subject that explains the reward. By default, it is the name of the icon. */
  readonly reward?: string;
  /** Whether the icon and the figure are clear without a sentence. */
  readonly plain: boolean;
}

/** W. The rewards in a column of a job, in the order in which they are taken (W10). */
export function rewardsIn(voice: Speaker, rewards: Rewards): readonly Reward[] {
  const { income, influence, theft, diversion, learn } = rewards;
  const shown: Reward[] = [];
  const add = (icon: IconName, figure: string, sentence: string): void => {
    shown.push({ icon, figure, sentence, plain: icon === 'money' || icon === 'influence' });
  };
  if (income > 0) add('money', voice.say('sign.money', { sum: income }), voice.say('reward.income', { sum: income }));
  if (influence > 0) add('influence', String(influence), voice.say('reward.influence', { count: influence }));
  if (theft > 0) add('theft', voice.say('sign.money', { sum: theft }), voice.say('reward.theft', { sum: theft }));
  if (diversion > 0) add('diversion', String(diversion), voice.say('reward.diversion', { count: diversion }));
  if (rewards.assassinate) add('assassinate', '', voice.say('reward.assassinate'));
  if (rewards.mobilise) add('mobilise', '', voice.say('reward.mobilise'));
  if (rewards.recruit) add('recruit', '', voice.say('reward.recruit'));
  if (learn !== undefined)
    add(
      'learn',
      voice.say('sign.learn', { letter: voice.say(`letter.${learn}`) }),
      voice.say('reward.learn', { skill: voice.say(`skill.${learn}`) }),
    );
  if (rewards.again) add('again', '', voice.say('reward.again'));
  return shown;
}
