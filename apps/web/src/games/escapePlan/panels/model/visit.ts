import { type Event, type Frame, HAUNTS, locationIn, SAFE_HOUSES, type View } from '@getaway/escape-plan';
import type { SeatId } from '@getaway/kernel';
import { packOf, type Table } from './table.ts';

/** A step of a visit or a rest, as the list of steps names it. */
type VisitStep =
  | 'openClosed'
  | 'meetThieves'
  | 'placeCube'
  | 'lieLow'
  | 'takeKey'
  | 'buyFixer'
  | 'hireGang'
  | 'takeCan'
  | 'buyEquipment'
  | 'openLocker'
  | 'unlockAsset'
  | 'healOne'
  | 'takeContact'
  | 'payChurch'
  | 'buyHealing'
  | 'drawAttention'
  | 'exitReward'
  | 'turnUp';

interface Visit {
  /** Where; a rest has no place. */
  readonly place: string | undefined;
  readonly steps: readonly { readonly step: VisitStep; readonly stand: 'done' | 'skipped' | 'now' | 'next' }[];
}

/** L. The steps of each kind of location, in order. */
function stepsAt(view: View, place: string, wasClosed: boolean): readonly VisitStep[] {
  const haunt = view.sites[place];
  if (SAFE_HOUSES.some((house) => house === haunt))
    return ['meetThieves', 'placeCube', 'lieLow', 'takeKey', 'buyFixer'];
  if (HAUNTS.some((business) => business === haunt))
    return [...(wasClosed ? (['openClosed'] as const) : []), 'meetThieves', 'placeCube', 'takeContact'];
  switch (locationIn(packOf(view), place)?.kind) {
    case 'headquarters':
      return ['hireGang'];
    case 'store':
      return ['meetThieves', 'takeCan', 'buyEquipment', 'openLocker'];
    case 'clinic':
      return ['meetThieves', 'unlockAsset', 'healOne', 'takeContact'];
    case 'church':
      return ['meetThieves', 'payChurch', 'unlockAsset', 'takeContact'];
    case 'hospital':
      return ['buyHealing', 'drawAttention'];
    case 'exit':
      return ['meetThieves', 'exitReward', 'takeContact'];
    default:
      return [];
  }
}

/** What shows that a step was taken; steps without one happen by themselves. */
const SIGNS: Readonly<Partial<Record<VisitStep, (event: Event) => boolean>>> = {
  openClosed: ({ type }) => type === 'keyUsed' || type === 'assetUsed',
  placeCube: ({ type }) => type === 'cubePlaced',
  takeKey: ({ type }) => type === 'keyTaken',
  buyFixer: (event) => event.type === 'paid' && event.reason === 'fixer',
  hireGang: ({ type }) => type === 'gangHired',
  takeCan: ({ type }) => type === 'canTaken',
  buyEquipment: (event) => event.type === 'paid' && event.reason === 'equipment',
  openLocker: ({ type }) => type === 'tilesDrawn',
  unlockAsset: ({ type }) => type === 'assetUnlocked',
  healOne: ({ type }) => type === 'healed',
  takeContact: ({ type }) => type === 'contactChosen',
  payChurch: (event) => event.type === 'paid' && event.reason === 'church',
  buyHealing: (event) => event.type === 'paid' && event.reason === 'healing',
  exitReward: (event) => event.type === 'tilesDrawn' || (event.type === 'received' && event.reason === 'exit'),
};

/** Questions that belong to a step of a visit. */
const PARTS_OF: Readonly<Partial<Record<Frame['step'], readonly VisitStep[]>>> = {
  placeContact: ['takeContact'],
  keepTile: ['openLocker', 'exitReward'],
  storeItem: ['buyFixer', 'buyEquipment', 'openLocker', 'exitReward'],
};

/** The visit or rest of the turn that is under way, from its first step to its last; undefined before it began. */
export function visitOf(
  { view, log, asked, past }: Pick<Table, 'view' | 'log' | 'asked' | 'past'>,
  seat: SeatId,
): Visit | undefined {
  if (!isTurnOf(view, seat)) return undefined;
  const events = sinceTurnBegan(past === undefined ? log : log.slice(0, past), seat);
  const began = events.findLastIndex(
    (event) => (event.type === 'visited' && event.who === seat) || event.type === 'rested',
  );
  const beginning = events[began];
  if (beginning === undefined) return undefined;
  const after = events.slice(began + 1);
  const place = beginning.type === 'visited' ? beginning.place : undefined;
  const wasClosed =
    view.pending.some(({ step }) => step === 'openClosed') ||
    after.some(
      ({ type }, i) =>
        (type === 'keyUsed' || type === 'assetUsed') && after.slice(i).some((later) => later.type === 'cubePlaced'),
    );
  const steps = place === undefined ? (['turnUp', 'unlockAsset'] as const) : stepsAt(view, place, wasClosed);
  const now = stepNow(asked?.frame, steps);
  const pending = new Set<string>(view.pending.map(({ step }) => step));
  const waiting = pending.has('openClosed');
  return {
    place,
    steps: steps.map((step) => {
      if (step === now) return { step, stand: 'now' };
      if (pending.has(step) || waiting) return { step, stand: 'next' };
      const sign = SIGNS[step];
      return { step, stand: sign === undefined || after.some(sign) ? 'done' : 'skipped' };
    }),
  };
}

function stepNow(frame: Frame | undefined, steps: readonly VisitStep[]): VisitStep | undefined {
  if (frame === undefined) return undefined;
  if ('visiting' in frame && !frame.visiting) return undefined;
  const names: readonly string[] = [frame.step, ...(PARTS_OF[frame.step] ?? [])];
  return steps.find((step) => names.includes(step));
}

const isTurnOf = ({ pending }: View, seat: SeatId): boolean =>
  pending.some(({ step, ...frame }) => step === 'closeTurn' && 'seat' in frame && frame.seat === seat);

/** What happened in this turn so far. */
function sinceTurnBegan(log: Table['log'], seat: SeatId): readonly Event[] {
  const turn: Event[][] = [];
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const events = log[i]?.events ?? [];
    const began = events.findLastIndex((event) => event.type === 'turnBegan' && event.who === seat);
    turn.unshift(events.slice(began + 1));
    if (began >= 0) break;
  }
  return turn.flat();
}
