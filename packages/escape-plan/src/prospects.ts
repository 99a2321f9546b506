import { countAssetsAt, freeContactSpaces, lockedAssets, openItemSpaces, uncovered } from './assets.ts';
import type { ContactKind, Fixer } from './content/vocabulary.ts';
import { packOf } from './geography.ts';
import type { Seat, State } from './state.ts';

/**
 * A2, R34. What the player could still gain from executive actions before a step, judged by public information. Prices
 * are ignored, because a player's cash is secret.
 */
interface Prospects {
  /** How many contacts the player could still add to the free contact spaces. */
  readonly contacts: number;
  readonly unlock: boolean;
}

const NOTHING: Prospects = { contacts: 0, unlock: false };

export function prospectsOf(state: State, held: Seat): Prospects {
  const kinds = callable(state, held);
  const phone = hasFixer(held, 'phone');
  const isLocked = lockedAssets(held).length > 0;
  const unlocks = isLocked && kinds.includes('spy3');
  const calls = state.contactRow.length === 0 ? 0 : kinds.filter((kind) => kind === 'spy1').length + (phone ? 1 : 0);
  if (calls === 0) return unlocks ? { contacts: 0, unlock: true } : NOTHING;
  // Spy 1 and the phone bring one contact each. If the player has two of them, or if a Spy is among the contacts on
  // offer, the player can get further contacts. The code does not compute what those contacts could do. It treats
  // everything as possible.
  const goesOn = calls > 1 || state.contactRow.some((card) => isSpy(state, card));
  const unlock = unlocks || (isLocked && goesOn);
  const free = freeContactSpaces(state, held) + (unlock ? countAssetsAt(held, 'contact') : 0);
  return { contacts: goesOn ? free : Math.min(1, free), unlock };
}

/** L6. Whether a tile could be stored, now or after an unlock frees a space. */
export const mayStoreItem = (state: State, held: Seat): boolean =>
  openItemSpaces(state, held) > 0 || (countAssetsAt(held, 'item') > 0 && prospectsOf(state, held).unlock);

/**
 * X14. The kinds of the contacts that are ready, or that Spy 2 or the energy drink could make ready.
 */
function callable(state: State, held: Seat): ContactKind[] {
  const { contacts } = packOf(state);
  const own = uncovered(state, held).flatMap(({ card, faceUp }) => {
    const kind = contacts.get(card)?.kind;
    return kind === undefined ? [] : [{ kind, faceUp }];
  });
  const turnsUp = hasFixer(held, 'energyDrink') || own.some(({ kind, faceUp }) => faceUp && kind === 'spy2');
  return own.filter(({ faceUp }) => faceUp || turnsUp).map(({ kind }) => kind);
}

const hasFixer = ({ items }: Seat, fixer: Fixer): boolean =>
  items.some((item) => item.kind === 'fixer' && item.tile === fixer && item.faceUp);

const SPIES: readonly ContactKind[] = ['spy1', 'spy2', 'spy3'];

function isSpy(state: State, card: string): boolean {
  const kind = packOf(state).contacts.get(card)?.kind;
  return kind !== undefined && SPIES.includes(kind);
}
