import { PACKS } from '../content/read.ts';
import type { ShownItem } from '../events.ts';
import type { View } from '../view.ts';

/** Fields that may be missing, though messages choose their words by them. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  handcuffsTaken: ['boxed'],
  takeHandcuffs: ['boxed'],
  useContact: ['does', 'officer', 'tile'],
  useFixer: ['does', 'tile'],
  useEquipment: ['officer', 'tile'],
  useMember: ['tile'],
  useAsset: ['tile'],
};

/** An event, a move or a pending step as a describer can tell it: with nothing nested, and nothing missing. */
export function tellable<T extends object>(view: View, thing: T): T {
  const id = String(Object.values(thing)[0]);
  const told: Record<string, unknown> = Object.fromEntries((OPTIONAL[id] ?? []).map((field) => [field, 'none']));
  if (id === 'takeContact' && 'card' in thing) told.kind = PACKS.get(view.pack).contacts.get(String(thing.card))?.kind;
  for (const [field, value] of Object.entries(thing)) {
    if (field === 'item' || field === 'replaced') told[field] = typeof value === 'string' ? value : itemId(value);
    else if (field === 'items') told.items = value.map(itemId);
    else if (field === 'pile') told.pile = value.map(takenId);
    else if (field === 'piles') told.piles = value.map((worth: number) => `worth:${worth}`);
    else if (field === 'from' && STACK_STEPS.has(id)) told.stack = typeof value === 'number' ? 'exits' : value;
    else if (field === 'reason' && id === 'received') told.gain = value;
    else if (field === 'space' && id === 'replaceItem') told.item = itemId(ownItem(view, value));
    else told[field] = value;
  }
  return told as T;
}

const STACK_STEPS: ReadonlySet<string> = new Set(['tilesDrawn', 'tileKept', 'keepTile']);

/** Read again by `nameIn`. */
function itemId(item: ShownItem | undefined): string {
  if (item === undefined) return 'none';
  if (item.kind === 'locker') return `locker:${item.colour}:${item.value}`;
  if (item.kind === 'exit') return `exit:${item.stack}:${item.value}`;
  return `${item.kind}:${item.tile}`;
}

const takenId = ({ from, count }: { readonly from: string | number; readonly count: number }): string =>
  `taken:${typeof from === 'number' ? 'exits' : from}:${count}`;

const ownItem = ({ seats, viewer }: View, space: number): ShownItem | undefined =>
  viewer === 'spectator' ? undefined : seats[viewer]?.items[space];
