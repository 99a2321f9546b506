import type { SeatId } from '@getaway/kernel';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { packOf } from '../geography.ts';
import { isSafeHouse } from '../haunts.ts';
import { locationIn } from '../messages/nameIn.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import * as rule from '../visits/steps.ts';
import { isTurnOf } from './time.ts';

/** A step of a visit or a rest. Unlocking the door of a closed business is a step too. */
type VisitStep = rule.VisitStep | 'openClosed' | 'turnUp';

export interface Visit {
  /** The place; undefined for a rest. */
  readonly place: string | undefined;
  readonly steps: readonly { readonly step: VisitStep; readonly stand: 'done' | 'skipped' | 'now' | 'next' }[];
}

/** A choice and the events that followed from it, as far as the viewer may know them. */
export interface VisitPassage {
  readonly move?: Move;
  readonly events: readonly Event[];
}

interface Visiting {
  readonly view: View;
  readonly log: readonly VisitPassage[];
  /** The current decision, if the seat has to make it. */
  readonly frame?: Frame | undefined;
}

/** L. The steps at a location, in order. */
function stepsAt(view: View, place: string, wasClosed: boolean): readonly VisitStep[] {
  const haunt = view.sites[place];
  const steps = rule.stepsOfVisit(haunt, locationIn(packOf(view), place)?.kind);
  return wasClosed && haunt !== undefined && !isSafeHouse(haunt) ? ['openClosed', ...steps] : steps;
}

/**
 * For each optional step, the moves that carry it out. Events can't show that a step was carried out, because executive
 * actions cause the same events.
 */
const TAKEN_BY: Readonly<Partial<Record<VisitStep, readonly Move['move'][]>>> = {
  takeCan: ['takeCan'],
  buyFixer: ['buyFixer'],
  buyEquipment: ['buyEquipment'],
  openLocker: ['openLocker'],
  unlockAsset: ['unlock'],
  healOne: ['heal'],
  payChurch: ['payChurch'],
  buyHealing: ['heal'],
  exitReward: ['receiveIncome', 'takeExitTile'],
};

/**
 * Events that show that a mandatory step has happened. The moves can't show this, because such a step may happen
 * without a move.
 */
const SIGNS: Readonly<Partial<Record<VisitStep, (event: Event) => boolean>>> = {
  openClosed: isKeyUsed,
  placeCube: ({ type }) => type === 'cubePlaced',
  takeKey: ({ type }) => type === 'keyTaken',
  hireGang: ({ type }) => type === 'gangHired',
  takeContact: ({ type }) => type === 'contactChosen',
};

const isCube = ({ type }: Event): boolean => type === 'cubePlaced';

/**
 * Whether a key or the Master Key was used. The door may still be closed, because the Master Key can be used without
 * effect (R37).
 */
function isKeyUsed(event: Event): boolean {
  return event.type === 'keyUsed' || (event.type === 'assetUsed' && event.asset === 'masterKey');
}

/** Follow-up questions, and the visit steps that they can belong to. */
const PARTS_OF: Readonly<Partial<Record<Frame['step'], readonly VisitStep[]>>> = {
  placeContact: ['takeContact'],
  keepTile: ['openLocker', 'exitReward'],
  storeItem: ['buyFixer', 'buyEquipment', 'openLocker', 'exitReward'],
};

/** The visit or rest of the current turn, with all of its steps. Undefined before it begins. */
export function visitOf({ view, log, frame }: Visiting, seat: SeatId): Visit | undefined {
  if (!isTurnOf(view, seat)) return undefined;
  const begun = sinceVisitBegan(log, seat);
  if (begun === undefined) return undefined;
  const { place, passages } = begun;
  const waits = new Set<string>(view.pending.filter(isOfVisit).map(({ step }) => step));
  const isLockedOut = waits.has('openClosed');
  // When a player enters, a cube is placed at once. Without a cube, the thief is still outside (L16).
  const isOutside = !passages.some(({ events }) => events.some(isCube));
  const wasClosed = isOutside || passages.some(({ events }) => events.some(isKeyUsed) && events.some(isCube));
  const steps = place === undefined ? REST : stepsAt(view, place, wasClosed);
  const isRest = place === undefined;
  const now = stepNow(frame, steps, waits);
  const taken = choicesOf(view, passages);
  const isDone = (step: VisitStep): boolean => {
    if (isOutside && steps.some((other) => other === 'placeCube')) return false;
    const by = isRest ? undefined : TAKEN_BY[step];
    if (by !== undefined) return by.some((move) => taken.has(move));
    const sign = isRest && step === 'unlockAsset' ? isUnlocked : SIGNS[step];
    return sign === undefined || passages.some(({ events }) => events.some(sign));
  };
  return {
    place,
    steps: steps.map((step) => {
      if (step === now) return { step, stand: 'now' };
      if (waits.has(step) || isLockedOut) return { step, stand: 'next' };
      return { step, stand: isDone(step) ? 'done' : 'skipped' };
    }),
  };
}

/** Rule A3. */
const REST = ['turnUp', 'unlockAsset'] as const satisfies readonly VisitStep[];
/** U2. Whether an asset was unlocked. This includes a seventh asset, which goes to the box at once. */
const isUnlocked = ({ type }: Event): boolean => type === 'assetUnlocked' || type === 'assetBoxed';

/** Whether a pending step belongs to the visit. A step that an executive action caused does not. */
const isOfVisit = (frame: View['pending'][number]): boolean => !('visiting' in frame) || frame.visiting;

function stepNow(
  frame: Frame | undefined,
  steps: readonly VisitStep[],
  waits: ReadonlySet<string>,
): VisitStep | undefined {
  if (frame === undefined || !isOfVisit(frame)) return undefined;
  // If the visit's own contact step is still pending, the contact to be placed comes from an executive action.
  if (frame.step === 'placeContact' && waits.has('takeContact')) return undefined;
  const names: readonly string[] = [frame.step, ...(PARTS_OF[frame.step] ?? [])];
  return steps.find((step) => names.includes(step));
}

/**
 * The kinds of choices made during the visit. Unlocking an asset with the contact Spy 3 is left out, because it is not
 * a step of the visit.
 */
function choicesOf(view: View, passages: readonly VisitPassage[]): ReadonlySet<Move['move']> {
  const made = new Set<Move['move']>();
  let isOwed = false;
  for (const { move, events } of passages) {
    if (move === undefined) continue;
    if (move.move === 'unlock' && isOwed) isOwed = false;
    else made.add(move.move);
    if (move.move === 'useContact' && packOf(view).contacts.get(move.card)?.kind === 'spy3')
      isOwed = !events.some(isUnlocked);
  }
  return made;
}

interface Begun {
  readonly place: string | undefined;
  /**
   * The choices since the visit began. Of the choice that began the visit, only the events after the beginning are
   * included.
   */
  readonly passages: readonly VisitPassage[];
}

/** The visit or rest of the seat's turn, if it has begun. */
function sinceVisitBegan(log: readonly VisitPassage[], seat: SeatId): Begun | undefined {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const passage = log[i];
    if (passage === undefined) return undefined;
    const { events } = passage;
    const at = events.findLastIndex(
      (event) => (event.type === 'visited' && event.who === seat) || (event.type === 'rested' && event.seat === seat),
    );
    const turn = events.findLastIndex((event) => event.type === 'turnBegan' && event.who === seat);
    const beginning = at > turn ? events[at] : undefined;
    if (beginning !== undefined)
      return {
        place: beginning.type === 'visited' ? beginning.place : undefined,
        passages: [{ events: events.slice(at + 1) }, ...log.slice(i + 1)],
      };
    if (turn >= 0) return undefined;
  }
  return undefined;
}
