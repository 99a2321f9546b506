import type { Skill } from '@getaway/gangsta/content';
import { packOf } from '@getaway/gangsta/content';
import { coveredBy, skillsOf, threatsIn } from '@getaway/gangsta/reading';
import { type ThreatText, tellThreats } from '@getaway/gangsta/text';
import { GAP, type Member } from '@getaway/gangsta/view';
import type { Subject } from '../../../table/explain/subject.ts';
import type { GangstaTable } from '../model/moves.ts';

export const see = (kind: string, id: string | number = ''): Subject => ({ kind, id: String(id) });

export const kindName = ({ voice }: Pick<GangstaTable, 'voice'>, kind: string): string =>
  voice.say('about.kind', { kind });

/** The names of skills for a message, each with its count. */
export const skillNames = ({ voice }: Pick<GangstaTable, 'voice'>, skills: readonly Skill[]): string =>
  voice.list(
    [...new Set(skills)].map((skill) =>
      voice.say(`skill.${skill}#count`, { count: skills.filter((one) => one === skill).length }),
    ),
  );

/** The subjects that explain these skills, without repetition. */
export const seeSkills = (skills: readonly Skill[]): readonly Subject[] =>
  [...new Set(skills)].map((skill) => see('skill', skill));

/** A4. The skills that these members lack for a job or a resource. */
export const missingSkills = (
  { view }: GangstaTable,
  needs: readonly Skill[],
  members: readonly Member[],
): readonly Skill[] =>
  coveredBy(
    needs,
    members.flatMap((member) => skillsOf(packOf(view), member)),
  ).flatMap(({ skill, covered }) => (covered ? [] : [skill]));

/** Sentences about what a threat would cost each player now. */
export function threatsAbout({ view, voice, describer }: GangstaTable, threat: ThreatText['about']): readonly string[] {
  if (view.endedBy !== undefined || view.jobs.every((card) => card === GAP)) return [];
  const told = tellThreats(view, threatsIn(view), {
    say: (key, values) => voice.say(key, values),
    seat: (seat) => describer.seat(seat),
  });
  return told.filter(({ about }) => about === threat).map(({ text }) => text);
}
