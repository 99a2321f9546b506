import { packOf } from '@getaway/gangsta/content';
import { type Icons, type State, subtractIcons, tablesOf } from '@getaway/gangsta/features';
import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { DreamDecision } from '../../imagined.ts';
import type { Breadth } from '../../learned/learnedGame.ts';
import { countMet, iconsOfMember, rankOf } from './icons.ts';

interface Helper {
  readonly card: string;
  readonly icons: Icons;
  /**
   * The cost of sending this member on the job. It is slightly negative for a member of another gang, because sending
   * the member also hinders its owner.
   */
  readonly price: number;
}

interface Crew {
  readonly first: string;
  readonly price: number;
}

/**
 * How many members are tried as the next member of the crew. The first number is for an empty crew, the second for a
 * crew that already has members.
 */
const FIRSTS: Readonly<Record<Breadth, readonly [number, number]>> = { few: [2, 1], many: [5, 2] };
const MAX_NODES = 120;

/** A2-A4. The first members of the cheapest crews that provide all missing skills. */
export function crewMoves(state: State, { seat, moves }: DreamDecision<Gangsta>, breadth: Breadth): readonly Move[] {
  const frame = state.stack.at(-1);
  if (frame?.step !== 'pullJob' || moves.length < 2) return moves;
  const helpers = helpersOf(state, seat);
  let needs = 0;
  for (const skill of frame.missing) needs += SKILL_ICONS[skill];
  const [first, later] = FIRSTS[breadth];
  const wanted = new Set(cheapestFirsts(helpers, needs, frame.crew.length === 0 ? first : later));
  const chosen = moves.filter((move) => move.move === 'activate' && wanted.has(move.member));
  return chosen.length === 0 ? moves.slice(0, 1) : chosen;
}

const SKILL_ICONS = {
  leader: 1,
  mercenary: 1 << 4,
  informer: 1 << 8,
  sniper: 1 << 12,
  brawler: 1 << 16,
  hacker: 1 << 20,
};

/** P1. All members who can help with the job. Own members come first, because one of them has to begin a shared job. */
function helpersOf(state: State, seat: number): Helper[] {
  const tables = tablesOf(packOf(state));
  const [job] = state.underway;
  const isShared = job !== undefined && tables.jobs.get(job)?.isShared === true;
  const helpers: Helper[] = [];
  for (let i = 0; i < (isShared ? state.seats.length : 1); i += 1) {
    const owner = (seat + i) % state.seats.length;
    for (const member of state.seats[owner]?.gang ?? []) {
      if (!member.available) continue;
      const icons = iconsOfMember(tables, member);
      helpers.push({ card: member.card, icons, price: owner === seat ? rankOf(icons) : -0.3 });
    }
  }
  return helpers;
}

/**
 * The first members of the cheapest crews. Crews are tried in only one order of their members, because the order hardly
 * ever matters (A8).
 */
function cheapestFirsts(helpers: readonly Helper[], needs: Icons, count: number): string[] {
  const useful = helpers.filter(({ icons }) => countMet(needs, icons) > 0);
  const crews: Crew[] = [];
  let nodes = 0;
  const extend = (missing: Icons, from: number, first: string | undefined, price: number): void => {
    nodes += 1;
    if (nodes > MAX_NODES) return;
    for (let i = from; i < useful.length; i += 1) {
      const helper = useful[i] as Helper;
      const left = subtractIcons(missing, helper.icons);
      if (left === missing) continue;
      const crew = { first: first ?? helper.card, price: price + helper.price };
      if (left === 0) crews.push(crew);
      else extend(left, i + 1, crew.first, crew.price);
    }
  };
  extend(needs, 0, undefined, 0);
  const firsts: string[] = [];
  for (const { first } of crews.sort((a, b) => a.price - b.price)) {
    if (!firsts.includes(first)) firsts.push(first);
    if (firsts.length === count) break;
  }
  return firsts;
}
