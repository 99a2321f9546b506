import { PACKS } from '../content/read.ts';
import { HIDDEN, type ShownItem } from '../events.ts';
import { woundsIfStopped } from '../reading/evading.ts';
import { pursuersOn } from '../reading/onTile.ts';
import type { PileBack } from '../state.ts';
import type { View } from '../view.ts';

type Drawn = number | typeof HIDDEN;

/** Optional fields that change the wording of a message. A missing field gets the value `none`. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  handcuffsTaken: ['boxed'],
  takeHandcuffs: ['boxed'],
  useContact: ['does', 'officer', 'tile'],
  useFixer: ['does', 'tile'],
  useEquipment: ['officer', 'tile'],
  useMember: ['tile'],
  useAsset: ['tile'],
};

/** An event, a move or a pending step as messages need it: without nested values, and with all fields present. */
export function tellable<T extends object>(view: View, thing: T): T {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(thing);
  const id = String(fields[0]?.[1]);
  const told: Record<string, unknown> = Object.fromEntries((OPTIONAL[id] ?? []).map((field) => [field, 'none']));
  for (const [field, value] of fields) Object.assign(told, plain(view, id, field, value));
  if (id === 'endEvading') told.left = woundsIfStopped(view);
  if (id === 'unlockForCash') told.price = PACKS.get(view.pack).prices.incomeUnlock; // rule D3
  if (id === 'payEscape') Object.assign(told, billAtExit(view));
  return told as T;
}

function plain(view: View, id: string, field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isItem(value)) return { [field]: itemId(value) };
  if (field === 'items') return { items: (value as readonly ShownItem[]).map(itemId) };
  if (field === 'pile') return { pile: (value as PileBack).map(takenId) };
  if (field === 'piles') return { piles: (value as readonly number[]).map(worthId) };
  if (field === 'drawn') return { drawn: (value as readonly Drawn[]).map(worthId) };
  if (field === 'from' && STACK_STEPS.has(id)) return { stack: typeof value === 'number' ? 'exits' : value };
  if (field === 'way') return id === 'stepByStep' ? { at: (value as readonly string[]).at(-1) } : {};
  if (id === 'stepByStep' && !OF_JOURNEY.has(field)) return {};
  if (field === 'reason' && id === 'received') return { gain: value };
  if (field === 'space' && id === 'replaceItem') return { item: itemId(ownItem(view, Number(value))) };
  // Only tiles with officers to evade are listed. The list may be empty, because a contact can be used just for its
  // star (X11).
  if (field === 'tiles' && id === 'evade')
    return { tiles: (value as readonly string[]).filter((tile) => pursuersOn(view, tile).length > 0) };
  if (field === 'card' && id === 'takeContact')
    return { card: value, kind: PACKS.get(view.pack).contacts.get(String(value))?.kind };
  return { [field]: value };
}

/** V9. The fields of a step-by-step journey that messages use. */
const OF_JOURNEY: ReadonlySet<string> = new Set(['move', 'step', 'seat', 'points']);

/**
 * F3. The price of the escape, and how much of it the viewer lacks. If somebody else is escaping, the second figure is
 * 0, because that player's money is secret (R17).
 */
function billAtExit({ pending, viewer, seats, escapeCost }: View): { readonly price: number; readonly short: number } {
  const isOwn = pending.some((frame) => frame.step === 'payEscape' && frame.seat === viewer);
  const money = isOwn && typeof viewer === 'number' ? seats[viewer]?.cash : undefined;
  return { price: escapeCost, short: Math.max(0, escapeCost - (money ?? escapeCost)) };
}

const isItem = (value: unknown): value is ShownItem => typeof value === 'object' && value !== null && 'kind' in value;

const STACK_STEPS: ReadonlySet<string> = new Set(['tilesDrawn', 'tileKept', 'keepTile']);

/** The id of an item. The item is undefined if a planned move replaces something that the seat does not have yet. */
function itemId(item: ShownItem | undefined): string {
  if (item === undefined) return 'none';
  if (item.kind === 'locker') return `locker:${item.colour}:${item.value}`;
  if (item.kind === 'exit') return `exit:${item.stack}:${item.value}`;
  return `${item.kind}:${item.tile}`;
}

const worthId = (worth: Drawn): string => (worth === HIDDEN ? HIDDEN : `worth:${worth}`);

const takenId = ({ from, count }: PileBack[number]): string =>
  `taken:${typeof from === 'number' ? 'exits' : from}:${count}`;

const ownItem = ({ seats, viewer }: View, space: number): ShownItem | undefined =>
  viewer === 'spectator' ? undefined : seats[viewer]?.items[space];
