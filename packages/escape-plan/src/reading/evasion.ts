import { ownOf } from '@getaway/kernel';
import { uncovered } from '../assets.ts';
import { EVADE_CONTACTS } from '../content/vocabulary.ts';
import { LIEUTENANT_WOUNDS, type Pursuer } from '../evade.ts';
import { isExecutive } from '../executive.ts';
import type { Evade } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { SeatView, View } from '../view.ts';
import { evadingOf, tollOn } from './evading.ts';
import { type Pick, picksFor, priceOf, thingOf } from './evasionPicks.ts';
import { woundsAtOnce } from './healing.ts';
import { returnsFor } from './memberReturns.ts';

/** The use of one thing against the officers on a tile. */
interface EvasionUse {
  readonly move: Move;
  readonly tile: string;
  readonly officers: readonly Pursuer[];
}

/** A plan for a whole evade step. The player only has to confirm it. */
export interface Evasion {
  readonly uses: readonly EvasionUse[];
  /** X1, X6. The price of the uses, without the payment to the Lieutenant. */
  readonly cost: number;
  /** X1. The number of starred contacts used. */
  readonly stars: number;
  /** E4, J4. The number of wounds that remain. */
  readonly wounds: number;
  /** The moves of the plan, in order. They end where handcuffs make another choice necessary (E5). */
  readonly moves: readonly Move[];
}

export interface EvasionWishes {
  /** Uses that the plan has to contain. */
  readonly fixed: readonly Move[];
  /** Things that the plan must not use, by the names that `thingOf` returns. */
  readonly kept: readonly string[];
}

export const NO_WISHES: EvasionWishes = { fixed: [], kept: [] };

/**
 * E. The cheapest way to evade as many officers as possible. It never spends money that the player needs to pay at the
 * exit. It pays the Lieutenant if that saves wounds. It never sends officers away, because that needs another choice.
 */
export function planEvasion(view: View, frame: Evade, moves: readonly Move[], wishes = NO_WISHES): Evasion {
  const held = ownOf(view);
  if (held === undefined) return { uses: [], cost: 0, stars: 0, wounds: 0, moves: [] };
  const { cash = 0 } = held;
  const tiles = evadingOf(view, frame, moves);
  const targets = tiles.flatMap(({ tile, pursuers }) =>
    pursuers.flatMap(({ officer, evaded }) => (evaded ? [] : [{ tile, officer }])),
  );
  const picks = picksFor(view, held, tiles, targets, moves);
  const toll = frame.tiles.map((tile) => tollOn(view, tile)).find((one) => one !== undefined)?.sum;
  const escapes = view.pending.some(({ step }) => step === 'payEscape');
  const rate = ({ mask, cost, worth }: Plan): readonly number[] => {
    const left = cash - cost;
    const pays = toll !== undefined && left >= toll;
    const arrested = escapes && left - (pays ? toll : 0) < view.escapeCost;
    const wounds = targets.length - countBits(mask) + (toll === undefined || pays ? 0 : LIEUTENANT_WOUNDS);
    return [Number(arrested), wounds, worth];
  };
  const best = search(picks, wishes, cash).reduce((one, other) => (isLess(rate(other), rate(one)) ? other : one));
  const wounds = rate(best)[1] ?? 0;
  const uses = best.chosen.map(
    ({ move, tile }, i): EvasionUse => ({ move, tile, officers: coveredBy(best, i, targets) }),
  );
  return {
    uses,
    cost: best.cost,
    stars: best.chosen.filter(({ star }) => star).length,
    wounds,
    moves: answers({ view, held, moves, targets, best, wounds, left: targets.length - countBits(best.mask) }),
  };
}

/**
 * E7. The moves that could send away an officer whom a plan does not evade. Each of them opens another choice, so the
 * player has to make them before the moves of the plan.
 */
export function sendingAway(view: View, frame: Evade, moves: readonly Move[], { uses }: Evasion): readonly Move[] {
  const left = evadingOf(view, frame, moves).flatMap(({ tile, pursuers }) =>
    pursuers.filter(
      ({ officer, evaded }) => !evaded && !uses.some((use) => use.tile === tile && use.officers.includes(officer)),
    ),
  );
  return [...new Set(left.flatMap(({ ridding }) => ridding))];
}

type Target = { readonly tile: string; readonly officer: Pursuer };

interface Plan {
  /** The officers that are evaded, one bit each. */
  readonly mask: number;
  readonly cost: number;
  /** The price in money, plus the estimated value of everything else that is used. */
  readonly worth: number;
  readonly chosen: readonly Pick[];
}

const NOTHING: Plan = { mask: 0, cost: 0, worth: 0, chosen: [] };

/**
 * All sensible combinations of uses. A combination is dropped if another one evades the same officers and is at least
 * as good in both `cost` and `worth`.
 */
function search(picks: readonly Pick[], { fixed, kept }: EvasionWishes, cash: number): readonly Plan[] {
  const start = picks
    .filter(({ move }) => fixed.includes(move))
    .reduce((plan, pick) => (adds(plan, pick, cash) ? after(plan, pick) : plan), NOTHING);
  const taken = start.chosen.map(({ copy }) => copy);
  const copies = [...new Set(picks.map(({ copy }) => copy))].filter((copy) => !taken.includes(copy));
  let plans = new Map<number, readonly Plan[]>([[start.mask, [start]]]);
  for (const copy of copies) {
    const usable = picks.filter((pick) => pick.copy === copy && !kept.includes(pick.thing));
    const next = new Map(plans);
    for (const some of plans.values())
      for (const plan of some)
        for (const pick of usable)
          if (adds(plan, pick, cash)) {
            const made = after(plan, pick);
            next.set(made.mask, withPlan(next.get(made.mask) ?? [], made));
          }
    plans = next;
  }
  return [...plans.values()].flat();
}

const adds = (plan: Plan, { mask, cost }: Pick, cash: number): boolean =>
  (plan.mask | mask) !== plan.mask && plan.cost + cost <= cash;

const after = (plan: Plan, pick: Pick): Plan => ({
  mask: plan.mask | pick.mask,
  cost: plan.cost + pick.cost,
  worth: plan.worth + pick.worth,
  chosen: [...plan.chosen, pick],
});

/**
 * Adds a plan, unless another plan for the same officers is at least as good. Drops the plans that the new plan beats.
 */
function withPlan(plans: readonly Plan[], made: Plan): readonly Plan[] {
  if (plans.some(({ cost, worth }) => cost <= made.cost && worth <= made.worth)) return plans;
  return [...plans.filter(({ cost, worth }) => cost < made.cost || worth < made.worth), made];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function coveredBy({ chosen }: Plan, index: number, targets: readonly Target[]): readonly Pursuer[] {
  const before = chosen.slice(0, index).reduce((mask, pick) => mask | pick.mask, 0);
  const mask = (chosen[index]?.mask ?? 0) & ~before;
  return targets.flatMap(({ officer }, i) => ((mask >> i) & 1 ? [officer] : []));
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

interface Ending {
  readonly view: View;
  readonly held: SeatView;
  readonly moves: readonly Move[];
  readonly targets: readonly Target[];
  readonly best: Plan;
  readonly wounds: number;
  readonly left: number;
}

/**
 * E7, E8. The moves of the plan: the uses, the end of the step, and the wounds. The moves end where handcuffs make
 * another choice necessary (E5).
 */
function answers(ending: Ending): readonly Move[] {
  const { view, held, best, wounds, left } = ending;
  const uses = best.chosen.map(({ move }) => move);
  const remaining = stillUsable(ending);
  const isAsked = left > 0 || hasStar(view, held, uses);
  const inEvade = remaining.some((move) => isUsable(ending, move, { evading: true }));
  const inWounds = remaining.filter((move) => isUsable(ending, move, { evading: false }));
  const asked = woundsAtOnce(wounds, view, held, inWounds);
  return [
    ...returnsFor(view, uses),
    // The step is already asking, so a plan without uses always has to end it. `inEvade` is not tested here: if a lesson
    // hides all other moves, it is false although the step still asks.
    ...(uses.length === 0 || (isAsked && inEvade) ? [END] : []),
    ...(inWounds.length > 0 ? Array.from({ length: asked }, () => WOUND) : []),
  ];
}

const END: Move = { move: 'endEvading' };
const WOUND: Move = { move: 'takeWound' };

/** X1, X6. The executive actions that are still possible and affordable after the uses of the plan. */
function stillUsable({ view, held, moves, best }: Ending): readonly Move[] {
  const used = best.chosen.map(({ thing }) => thing);
  const count = (thing: string): number => used.filter((one) => one === thing).length;
  return moves.filter((move) => {
    if (!isExecutive(move)) return false;
    const thing = thingOf(move);
    const copies =
      thing === 'member'
        ? held.members
        : held.items.filter((item) => item.kind === 'equipment' && item.faceUp && `equipment ${item.tile}` === thing)
            .length;
    return count(thing) < Math.max(1, copies) && priceOf(view, held, move) <= (held.cash ?? 0) - best.cost;
  });
}

/**
 * X10, X11. Whether a move is possible: in an evade step if `evading` is set, otherwise between wounds. Equipment needs
 * the evade step and an officer who has not been evaded. Evade contacts need only the evade step.
 */
function isUsable({ view, targets, best }: Ending, move: Move, { evading }: { readonly evading: boolean }): boolean {
  if (move.move === 'useEquipment')
    return (
      evading &&
      targets.some(
        ({ tile, officer }, i) => tile === move.tile && officer === move.officer && ((best.mask >> i) & 1) === 0,
      )
    );
  if (evading || move.move !== 'useContact') return true;
  const kind = packOf(view).contacts.get(move.card)?.kind;
  return kind === undefined || !EVADE_CONTACTS.has(kind);
}

/**
 * X11. Whether the player has a ready contact with a star. Such a contact can be used even if there is nobody to evade.
 */
function hasStar(view: View, held: SeatView, uses: readonly Move[]): boolean {
  const { contacts } = packOf(view);
  return uncovered(view, held).some(({ card, faceUp }) => {
    const contact = contacts.get(card);
    const isUsed = uses.some((move) => move.move === 'useContact' && move.card === card);
    return faceUp && !isUsed && contact?.star === true && EVADE_CONTACTS.has(contact.kind);
  });
}
