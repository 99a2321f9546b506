import { RESOURCES, SKILLS } from '../../content/vocabulary.ts';
import { seatOf } from '../../gang.ts';
import { costOf } from '../../recruit.ts';
import { GAP } from '../../state.ts';
import { type Gang, informersOf } from './gang.ts';
import { addIcons, breadthOf, countAt, type Icons, subtractIcons, totalOf } from './icons.ts';
import { familyLeads, majorityPoints } from './majorities.ts';
import type { Moment } from './moment.ts';
import type { Writer } from './writer.ts';

/** Writes the features of one gang. All gangs have the same number of features. */
export function writeSeat(out: Writer, moment: Moment, gangs: readonly Gang[], own: Gang): void {
  writeMembers(out, moment, own);
  writeSkills(out, own);
  writeJobs(out, moment, gangs, own);
  writePool(out, moment, own);
  writeMoney(out, moment, own);
  out.put(majorityPoints(moment, gangs, own) / 4);
  writeFamilies(out, moment, gangs, own);
  writeResource(out, moment, own);
}

function writeMembers(out: Writer, { threshold }: Moment, gang: Gang): void {
  const missing = threshold - gang.size;
  out.put(gang.influence / 10);
  out.put(gang.size / 5);
  out.put(Math.max(0, missing) / 3);
  out.put(missing === 1 ? 1 : 0);
  out.put(missing === 2 ? 1 : 0);
  out.put(gang.activated / 4);
  out.put(gang.activatedIcons / 6);
  out.put(gang.availableLeaders / 2);
  out.put(gang.activated === gang.size ? 1 : 0);
  out.put(Math.max(0, gang.activated - gang.availableLeaders) / 3);
  out.put(gang.leaders / 2);
  out.put((gang.done[1] ?? 0) / 3);
  out.put((gang.done[2] ?? 0) / 3);
  out.put((gang.done[3] ?? 0) / 3);
}

function writeSkills(out: Writer, { icons, ready }: Gang): void {
  out.put(totalOf(icons) / 10);
  out.put(totalOf(ready) / 8);
  out.put(breadthOf(icons) / 6);
  out.put(breadthOf(ready) / 6);
  for (let i = 0; i < SKILLS.length; i += 1) {
    const count = countAt(icons, i);
    out.put(count > 0 ? 1 : 0);
    out.put(count > 1 ? 1 : 0);
    out.put(count > 2 ? (count - 2) / 2 : 0);
    out.put(countAt(ready, i) / 2);
  }
}

/**
 * Writes features about four groups of jobs: those that the gang can do in the next turn, those that need members
 * called back, those that need partners, and those that need one more skill.
 */
function writeJobs(out: Writer, moment: Moment, gangs: readonly Gang[], { seat, icons, ready }: Gang): void {
  let [now, best, second, influence, income, sum] = [0, 0, 0, 0, 0, 0];
  let [soon, bestSoon, almost, bestAlmost, bestShared] = [0, 0, 0, 0, 0];
  for (const { needs, value, rewards, isShared } of moment.jobs) {
    if (subtractIcons(needs, ready) === 0) {
      now += 1;
      sum += value;
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
      influence = Math.max(influence, rewards.influence);
      income = Math.max(income, rewards.income);
      continue;
    }
    const missing = subtractIcons(needs, icons);
    if (missing === 0) {
      soon += 1;
      bestSoon = Math.max(bestSoon, value);
    } else if (totalOf(missing) === 1) {
      almost += 1;
      bestAlmost = Math.max(bestAlmost, value);
    }
    if (isShared && value > bestShared && subtractIcons(needs, ready) !== needs && isCovered(needs, ready, gangs, seat))
      bestShared = value;
  }
  out.put(now / 2);
  out.put(best / 3);
  out.put(second / 3);
  out.put(influence / 3);
  out.put(income / 4);
  out.put(sum / 6);
  out.put(soon / 2);
  out.put(bestSoon / 3);
  out.put(almost / 2);
  out.put(bestAlmost / 3);
  out.put(bestShared / 3);
}

function isCovered(needs: Icons, ready: Icons, gangs: readonly Gang[], seat: number): boolean {
  let all = ready;
  for (const other of gangs) if (other.seat !== seat && other.activated < other.size) all = addIcons(all, other.ready);
  return subtractIcons(needs, all) === 0;
}

const NO_HENCHMAN = 20;

function writePool(out: Writer, { state, tables }: Moment, { seat, money, icons }: Gang): void {
  let [payable, influence, skills, fresh, cheapest, best] = [0, 0, 0, 0, NO_HENCHMAN, 0];
  for (const id of state.pool) {
    const person = id === GAP ? undefined : tables.people.get(id);
    if (person === undefined) continue;
    const cost = state.options.families ? costOf(state, seat, id) : person.cost;
    cheapest = Math.min(cheapest, cost);
    if (cost > money) continue;
    const count = totalOf(person.icons);
    payable += 1;
    influence = Math.max(influence, person.influence);
    skills = Math.max(skills, count);
    fresh = Math.max(fresh, breadthOf(icons | person.icons) - breadthOf(icons));
    best = Math.max(best, person.influence + 0.6 * count - 0.3 * cost);
  }
  out.put(payable / 3);
  out.put(influence / 2);
  out.put(skills / 2);
  out.put(fresh / 2);
  out.put(best / 2);
  out.put(cheapest < NO_HENCHMAN ? Math.max(0, cheapest - money) / 4 : 0);
}

function writeMoney(out: Writer, { chapter }: Moment, gang: Gang): void {
  const { money } = gang;
  const informers = informersOf(gang);
  out.put(money / 8);
  out.put(Math.min(money, 4) / 4);
  out.put(money === 0 ? 1 : 0);
  out.put(money >= 4 ? 1 : 0);
  out.put(money >= 6 ? 1 : 0);
  out.put(Math.min(money - Math.max(0, 4 - informers), 3) / 3); // rule N1
  out.put(chapter > 1 ? Math.max(0, 3 - informers) / 3 : Math.max(0, 2 - informers) / 4);
}

const FAMILY_FEATURES = 2;

function writeFamilies(out: Writer, { state }: Moment, gangs: readonly Gang[], own: Gang): void {
  if (!state.options.families) return out.skip(FAMILY_FEATURES);
  const { safe, near } = familyLeads(gangs, own);
  out.put(safe / 2);
  out.put(near / 2);
}

const RESOURCE_FEATURES = 5 + RESOURCES.length;

/**
 * Q. An inactive resource is described by what it would give and what it lacks. An active one is described by what it
 * does.
 */
function writeResource(out: Writer, { state, tables, chapter }: Moment, { seat, icons, isOwn }: Gang): void {
  const { resource, hospital } = seatOf(state, seat);
  const figures = resource === undefined ? undefined : tables.resources.get(resource.card);
  // Q1. Until everybody has chosen, a resource is known only to its owner.
  const isHidden = resource?.status === 'secret' && !isOwn;
  if (resource === undefined || figures === undefined || isHidden) return out.skip(RESOURCE_FEATURES);
  const isWaiting = resource.status === 'inactive' || resource.status === 'secret';
  const lack = isWaiting ? totalOf(subtractIcons(figures.needs, icons)) : 0;
  const isDoomed = resource.card === 'counterfeitPress' && chapter === 3; // rule Q8
  out.put(isWaiting && !isDoomed ? figures.influence / 4 / (1 + lack) : 0);
  out.put(isWaiting && !isDoomed ? Math.min(lack, 4) / 3 : 0);
  out.put(isWaiting && lack === 1 ? 1 : 0);
  out.put(hospital.length / 2);
  out.put(resource.status === 'active' ? 1 : 0);
  for (let i = 0; i < RESOURCES.length; i += 1) out.put(resource.status === 'active' && figures.index === i ? 1 : 0);
}
