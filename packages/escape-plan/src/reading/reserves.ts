import { uncovered } from '../assets.ts';
import type { ContactKind, Fixer } from '../content/vocabulary.ts';
import { packOf } from '../geography.ts';
import type { Seat, State } from '../state.ts';

/**
 * X3, X9. Fixers and contacts that bring money or a new contact, or make a used contact ready. The new or ready contact
 * could then bring money.
 */
const FIXERS: ReadonlySet<Fixer> = new Set(['safe', 'phone', 'energyDrink']);
const CONTACTS: ReadonlySet<ContactKind> = new Set(['generalStore', 'spy1', 'spy2']);

/** Whether a ready fixer or contact could still bring the player money in this turn. */
export const mayRaiseMoney = (state: State, held: Seat): boolean =>
  held.items.some((item) => item.kind === 'fixer' && item.faceUp && FIXERS.has(item.tile)) ||
  hasContact(state, held, (kind) => CONTACTS.has(kind));

/**
 * Whether a ready fixer or contact could still bring the player money, a contact or an asset in this turn. Making a
 * used card ready counts too.
 */
export const mayGetMore = (state: State, held: Seat): boolean =>
  mayRaiseMoney(state, held) || hasContact(state, held, (kind) => kind === 'spy3');

function hasContact(state: State, held: Seat, fits: (kind: ContactKind) => boolean): boolean {
  const { contacts } = packOf(state);
  return uncovered(state, held).some(({ card, faceUp }) => {
    const contact = contacts.get(card);
    return faceUp && contact !== undefined && contact.cost <= held.cash && fits(contact.kind);
  });
}
