import { FAMILIES, packOf, SKILLS } from '@getaway/gangsta/content';
import { countSkills, familyCounts } from '@getaway/gangsta/reading';
import { ownOf, ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import type { Explanation } from '../../../table/explanation.ts';
import { SkillMark } from '../cards/Skills.tsx';
import type { GangstaTable } from '../model/moves.ts';
import { personOf } from '../model/pack.ts';
import { kindName, see, threatsAbout } from './context.ts';

const SKILL_RULES: Readonly<Partial<Record<string, readonly string[]>>> = {
  leader: ['M1', 'A6'],
  mercenary: ['H2', 'H3'],
  informer: ['N1', 'N2'],
};

/** Rule C2. */
export function aboutSkill(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const skill = SKILLS.find((one) => one === id);
  if (skill === undefined) return undefined;
  const gang = ownOf(view)?.gang;
  const rivals = view.seats
    .filter((_, seat) => seat !== ownSeat(view))
    .map((held) => countSkills(view, held.gang)[skill]);
  const all = gang === undefined ? 0 : countSkills(view, gang)[skill];
  const ready = countSkills(view, gang?.filter(({ available }) => available) ?? [])[skill];
  const most = Math.max(0, ...rivals);
  return {
    kind: kindName(table, 'skill'),
    title: voice.say(`skill.${skill}`),
    picture: <SkillMark skill={skill} />,
    what: [voice.say(`about.skill.${skill}`)],
    now:
      gang === undefined
        ? []
        : [
            voice.say('about.skillYou', { all, ready }),
            voice.say('about.skillMost', { count: Math.max(0, most - all), most }),
            ...(skill === 'mercenary' ? threatsAbout(table, 'war') : []),
            ...(skill === 'informer' ? threatsAbout(table, 'snitch') : []),
          ],
    rules: ['C2', ...(SKILL_RULES[skill] ?? ['A2', 'A4'])],
  };
}

/** Section F of the rules. */
export function aboutFamily(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const family = FAMILIES.find((one) => one === id);
  if (family === undefined) return undefined;
  const { families } = view.options;
  const seat = ownSeat(view);
  const counts = familyCounts(view).find((one) => one.family === family)?.counts ?? [];
  const boss = ownOf(view)?.gang[0]?.card;
  const isBoss = boss !== undefined && personOf(packOf(view), boss)?.family === family;
  return {
    kind: kindName(table, 'family'),
    title: voice.say(`family.${family}`),
    picture: <Icon name={family} />,
    what: [voice.say('about.family', { played: String(families) })],
    now: [
      ...(families && isBoss ? [voice.say('about.familyBoss')] : []),
      ...(seat === undefined || !families
        ? []
        : [voice.say('about.familyYou', { own: counts[seat] ?? 0, most: Math.max(0, ...counts) })]),
    ],
    rules: ['C3', 'F1', 'F2'],
  };
}

const REWARDS = {
  money: { icon: 'money', rule: 'W1' },
  influence: { icon: 'influence', rule: 'W2' },
  recruit: { icon: 'recruit', rule: 'W3' },
  again: { icon: 'again', rule: 'W4' },
  theft: { icon: 'theft', rule: 'W5' },
  assassinate: { icon: 'assassinate', rule: 'W6' },
  mobilise: { icon: 'mobilise', rule: 'W7' },
  diversion: { icon: 'diversion', rule: 'W8' },
  learn: { icon: 'learn', rule: 'W9' },
  share: { icon: 'money', rule: 'P3' },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly rule: string }>>;

export const REWARD_IDS: readonly string[] = Object.keys(REWARDS);

/** Section W of the rules. */
export function aboutReward(table: GangstaTable, id: string): Explanation | undefined {
  if (!Object.hasOwn(REWARDS, id)) return undefined;
  const { icon, rule } = REWARDS[id as keyof typeof REWARDS];
  const { voice } = table;
  return {
    kind: kindName(table, 'reward'),
    title: voice.say('about.rewardTitle', { reward: id }),
    picture: <Icon name={icon} />,
    what: [voice.say(`about.reward.${id}`)],
    now: [],
    also: id === 'mobilise' || id === 'diversion' ? [see('token', 'out')] : [],
    rules: [rule, 'W10'],
  };
}
