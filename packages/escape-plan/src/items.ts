import type { SeatId } from '@getaway/kernel';
import { openItemSpaces } from './assets.ts';
import type { Colour } from './content/vocabulary.ts';
import { seatOf } from './figures.ts';
import type { KeepTile, StoreItem } from './frames.ts';
import type { KeepDrawn, PutItem, ReplaceItem } from './moves.ts';
import { gainNotoriety } from './notoriety.ts';
import type { Choice, Game } from './shape.ts';
import type { Item, Pile, PileBack, Stack, State } from './state.ts';

/**
 * L10, L14, R8. Draws tiles in secret. The player keeps one and returns the others. Until the player has chosen, the
 * state still lists all drawn tiles in the stack.
 */
export function drawTiles(game: Game, seat: SeatId, from: KeepTile['from'], count: number): void {
  const values = stackOf(game.state, from).values.slice();
  const drawn = Array.from({ length: Math.min(count, values.length) }, () => game.drawFrom(values));
  game.emit({ type: 'tilesDrawn', seat, from, drawn });
  game.next({ step: 'keepTile', seat, from, drawn });
}

export const stackOf = (state: State, from: KeepTile['from']): Stack =>
  typeof from === 'number' ? (state.exitStacks[from] as Stack) : state.lockers[from];

/** L10, L14. Drawn tiles of the same value count as one option. */
export const keepTile: Choice<KeepTile, KeepDrawn> = {
  rules: ['L10', 'L14'],
  onlyWay: true,
  hidesChoice: () => true, // R17: whether the drawn tiles differ is a secret
  seat: (_state, { seat }) => seat,
  options: (_state, { drawn }) => [...new Set(drawn)].map((value): KeepDrawn => ({ move: 'keepTile', value })),
  resolve(game, { seat, from }, { value }) {
    const { values } = stackOf(game.state, from);
    values.splice(values.indexOf(value), 1);
    const item: Item =
      typeof from === 'number' ? { kind: 'exit', stack: from, value } : { kind: 'locker', colour: from, value };
    game.emit({ type: 'tileKept', seat, from, value });
    game.next({ step: 'storeItem', seat, item });
  },
};

/**
 * L6. Puts a tile onto an item space without an asset. The tile may replace another tile. An exit tile may replace a
 * tile only if no space is empty.
 */
export const storeItem: Choice<StoreItem, PutItem | ReplaceItem> = {
  rules: ['L6'],
  onlyWay: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat, item }) {
    const held = seatOf(state, seat);
    const hasEmpty = held.items.length < openItemSpaces(state, held);
    if (hasEmpty && item.kind === 'exit') return [{ move: 'putItem' }];
    const replace = held.items.map((_, space): ReplaceItem => ({ move: 'replaceItem', space }));
    return hasEmpty ? [{ move: 'putItem' }, ...replace] : replace;
  },
  resolve(game, { seat, item }, choice) {
    const held = seatOf(game.state, seat);
    if (choice.move === 'putItem') {
      held.items.push({ ...item });
      return game.emit({ type: 'itemStored', seat, item });
    }
    const [replaced] = held.items.splice(choice.space, 1, { ...item });
    if (replaced === undefined) throw new Error(`no item on space ${choice.space}`);
    held.boxed.push(replaced);
    game.emit({ type: 'itemReplaced', seat, item, replaced });
    gainNotoriety(game, seat);
  },
};

/** R17. What everybody sees of a pile: the stacks that its tiles came from. */
export function backOf(pile: Pile): PileBack {
  const backs: { readonly from: Colour | number; count: number }[] = [];
  for (const { from } of pile) {
    const known = backs.find((back) => back.from === from);
    if (known === undefined) backs.push({ from, count: 1 });
    else known.count += 1;
  }
  return backs;
}
