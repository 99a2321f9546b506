import type { Gang } from './gang.ts';
import { mercenariesOf } from './gang.ts';
import { totalOf } from './icons.ts';
import { majorityPoints } from './majorities.ts';
import type { Moment } from './moment.ts';
import type { Writer } from './writer.ts';

/** Writes what all gangs share, and how the first gang compares with the best other gang. */
export function writeTable(out: Writer, moment: Moment, gangs: readonly Gang[]): void {
  const { state, chapter, snitchShare, snitches, jobGaps, poolGaps } = moment;
  const isLast = chapter === 3;
  out.put(chapter === 1 ? 1 : 0);
  out.put(chapter === 2 ? 1 : 0);
  out.put(isLast ? 1 : 0);
  out.put(3 * snitchShare);
  out.put(snitches / 3);
  out.put(isLast && snitches === 1 ? 1 : 0);
  out.put(isLast && snitches === 2 ? 1 : 0);
  out.put(jobGaps / 5);
  out.put(poolGaps / 5);
  out.put(3 * snitchShare * jobGaps);
  out.put(isLast && snitches === 2 ? 3 * snitchShare * jobGaps : 0);
  out.put(state.passes / (5 * gangs.length));
  out.put(state.options.families ? 1 : 0);
  out.put(state.options.resources ? 1 : 0);
  writeLeads(out, moment, gangs);
  for (const { seat } of gangs) out.put(moment.next === seat ? 1 : 0);
}

function writeLeads(out: Writer, moment: Moment, gangs: readonly Gang[]): void {
  const [own, ...others] = gangs;
  if (own === undefined) return;
  const best = (count: (gang: Gang) => number): number =>
    others.reduce((most, gang) => Math.max(most, count(gang)), -99);
  const lead = (count: (gang: Gang) => number): number => count(own) - best(count);
  const { chapter, threshold } = moment;
  const isLast = chapter === 3;
  const influence = lead((gang) => gang.influence);
  const standing = lead((gang) => gang.influence + majorityPoints(moment, gangs, gang));
  const money = bounded(lead((gang) => gang.money) / 3);
  const size = bounded(lead((gang) => gang.size) / 2);
  const icons = lead((gang) => totalOf(gang.icons));
  const largest = Math.max(
    own.size,
    best((gang) => gang.size),
  );
  const nearEnd = isLast ? 1 - Math.min(4, Math.max(0, threshold - largest)) / 4 : 0;
  out.put(influence / 6);
  out.put(isLast ? influence / 4 : 0);
  out.put(standing / 6);
  out.put(isLast ? standing / 4 : 0);
  out.put((nearEnd * standing) / 4);
  out.put(isLast && moment.snitches === 2 ? standing / 4 : 0);
  out.put(money);
  out.put(isLast ? money : 0);
  out.put(size);
  out.put(isLast ? size : 0);
  out.put(icons / 6);
  out.put(chapter === 1 ? icons / 4 : 0);
  writeWar(out, moment, mercenariesOf(own), best(mercenariesOf));
}

/** H2, H3. Writes the state of the gang war, which is fought at the end of chapter II. */
function writeWar(out: Writer, { chapter }: Moment, own: number, best: number): void {
  const isDue = chapter < 3;
  out.put(isDue ? bounded((own - best) / 3) : 0);
  out.put(isDue && own > best ? 1 : 0);
  out.put(isDue && own < best ? 1 : 0);
  out.put(isDue && own > best && own >= 2 * best ? 1 : 0);
  out.put(isDue && own < best && best >= 2 * own ? 1 : 0);
}

const bounded = (value: number): number => Math.max(-1, Math.min(1, value));
