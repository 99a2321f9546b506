import type { Job, Pack, Skill } from '@getaway/gangsta/content';
import { skillsOf } from '@getaway/gangsta/reading';
import type { Member } from '@getaway/gangsta/view';
import type { Speaker } from '@getaway/text';

export const letters = (speaker: Speaker, skills: readonly Skill[]): string =>
  skills.map((skill) => speaker.say(`letter.${skill}`)).join('');

/** The letters of a member's skills, such as "LS". "LS+M" is a member who has also learned M. */
export function memberLetters(speaker: Speaker, pack: Pack, member: Pick<Member, 'card' | 'learned'>): string {
  const skills = skillsOf(pack, member);
  if (member.learned === undefined) return letters(speaker, skills);
  return `${letters(speaker, skills.slice(0, -1))}+${letters(speaker, skills.slice(-1))}`;
}

/**
 * The rewards of a job, in signs or in words. Rewards for a single gang come first, then those for gangs that share the
 * job.
 */
export function rewardsOf(speaker: Speaker, { alone, shared }: Job, style: 'short' | 'word'): string {
  const { income, influence, theft, diversion, learn } = alone;
  const signs = [
    income > 0 && speaker.say('sign.money', { sum: income }),
    influence > 0 && speaker.say('sign.influence', { count: influence }),
  ].filter((sign) => sign !== false);
  const more = [
    theft > 0 && speaker.say(`${style}.theft`, { sum: theft }),
    diversion > 0 && speaker.say(`${style}.diversion`, { count: diversion }),
    alone.assassinate && speaker.say(`${style}.assassinate`),
    alone.mobilise && speaker.say(`${style}.mobilise`),
    alone.recruit && speaker.say(`${style}.recruit`),
    learn !== undefined && speaker.say(`${style}.learn`, { letter: speaker.say(`letter.${learn}`) }),
    alone.again && speaker.say(`${style}.again`),
    shared !== undefined && speaker.say(`${style}.shared`, { sum: shared }),
  ].filter((word) => word !== false);
  return [...(signs.length > 0 ? [signs.join(' ')] : []), ...more].join(style === 'word' ? ', ' : ' ');
}
