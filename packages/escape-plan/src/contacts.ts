import type { SeatId } from '@getaway/kernel';
import { countUncovered, freeContactSpaces, uncovered } from './assets.ts';
import type { Contact } from './content/pack.ts';
import { seatOf } from './figures.ts';
import type { PlaceContact, TakeContact } from './frames.ts';
import { packOf } from './geography.ts';
import type { ChooseContact, PutContact, ReplaceContact } from './moves.ts';
import { gainNotoriety } from './notoriety.ts';
import { because } from './reasons/reason.ts';
import type { Choice, Game } from './shape.ts';
import type { HeldContact, Seat, State } from './state.ts';

/** L15. The step is skipped if the contact row is empty. */
export const takeContact: Choice<TakeContact, ChooseContact> = {
  rules: ['L15'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state) => state.contactRow.map((card): ChooseContact => ({ move: 'takeContact', card })),
  resolve(game, { seat }, { card }) {
    game.emit({ type: 'contactChosen', seat, card });
    game.next({ step: 'placeContact', seat, card });
  },
};

/**
 * L15. The contact goes to the leftmost free space, replaces one of the player's contacts, or leaves the game. A
 * covered contact can't be replaced.
 */
export const placeContact: Choice<PlaceContact, PutContact | ReplaceContact> = {
  rules: ['L15'],
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const held = seatOf(state, seat);
    return [
      ...(freeContactSpaces(state, held) > 0 ? [{ move: 'putContact', where: 'space' } as const] : []),
      ...uncovered(state, held).map(({ card }): ReplaceContact => ({ move: 'replaceContact', card })),
      { move: 'putContact', where: 'box' },
    ];
  },
  resolve(game, { seat, card }, choice) {
    const { contacts } = seatOf(game.state, seat);
    if (choice.move === 'replaceContact') {
      const space = contacts.findIndex((own) => own.card === choice.card);
      contacts[space] = { card, faceUp: true };
      game.state.contactBox.push(choice.card);
      game.emit({ type: 'contactReplaced', seat, card, replaced: choice.card });
      gainNotoriety(game, seat);
    } else if (choice.where === 'space') {
      contacts.push({ card, faceUp: true });
      game.emit({ type: 'contactPlaced', seat, card });
    } else {
      game.state.contactBox.push(card);
      game.emit({ type: 'contactBoxed', seat, card });
    }
    dealContact(game, card);
  },
  whyNot: (_state, _frame, move) =>
    move.move === 'putContact' && move.where === 'space' ? because('L15', 'noContactSpace') : undefined,
};

/**
 * L15, I11. Refills the contact row after a contact was taken. With an Inspector, the contacts to the left of the gap
 * move to the right, and the new card enters on the left. If the deck is empty, the row gets shorter.
 */
export function dealContact(game: Game, taken: string): void {
  const { contactRow, contactDeck, automata } = game.state;
  let space = contactRow.indexOf(taken);
  if (contactDeck.length === 0) {
    contactRow.splice(space, 1);
    return;
  }
  const card = game.drawFrom(contactDeck);
  if (automata.inspector !== undefined)
    for (; space > 0; space -= 1) contactRow[space] = contactRow[space - 1] as string;
  contactRow[space] = card;
  game.emit({ type: 'contactRevealed', card });
}

/** Rules X3 and X9. */
export function turnUp(game: Game, seat: SeatId): void {
  const { contacts, items } = seatOf(game.state, seat);
  for (const contact of contacts) contact.faceUp = true;
  for (const item of items) if (item.kind === 'equipment') item.faceUp = true;
  game.emit({ type: 'turnedUp', seat });
}

interface ContactHolder extends Pick<Seat, 'handcuffs' | 'cash'> {
  readonly contacts: readonly Readonly<HeldContact>[];
}

/** X1, X14. The contacts that are ready, affordable and not under handcuffs. */
export function usableContacts(state: Pick<State, 'pack'>, held: ContactHolder): Contact[] {
  const { contacts } = packOf(state);
  const usable: Contact[] = [];
  const uncovered = countUncovered(state, held);
  for (let space = 0; space < uncovered; space += 1) {
    const own = held.contacts[space];
    const contact = own?.faceUp === true ? contacts.get(own.card) : undefined;
    if (contact !== undefined && contact.cost <= held.cash) usable.push(contact);
  }
  return usable;
}
