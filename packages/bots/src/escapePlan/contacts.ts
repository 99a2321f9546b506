import { type Contact, EVADE_CONTACTS, SENDING_CONTACTS, TRAVEL_CONTACTS } from '@getaway/escape-plan/content';
import type { ContactKind } from './box.ts';
import type { Survey } from './survey.ts';
import { CONTACT_EFFECTS } from './weights.ts';

/** The kinds of contacts, grouped by purpose. A second contact with the same purpose is worth less. */
const PURPOSES: readonly ReadonlySet<ContactKind>[] = [
  new Set([...EVADE_CONTACTS, 'gang']),
  SENDING_CONTACTS,
  TRAVEL_CONTACTS,
  new Set(['medic', 'medevac']),
  new Set(['informer', 'gang']),
  new Set(['spy1', 'spy2', 'spy3']),
];
const SECOND = 0.75;

/**
 * The value of a contact to a player who already has `others`. Each of the others with the same purpose lowers the
 * value.
 */
export function contactEffect(survey: Survey, contact: Contact, others: readonly string[]): number {
  const { pack } = survey;
  const purpose = PURPOSES.find((kinds) => kinds.has(contact.kind));
  let effect = CONTACT_EFFECTS[contact.kind] + chances(survey, contact);
  for (const card of others) {
    const other = pack.contacts.get(card);
    if (other !== undefined && other !== contact && purpose?.has(other.kind) === true) effect *= SECOND;
  }
  return effect;
}

/** How much more or less than usual a contact is worth in the current situation. */
function chances({ own, freeContactSpaces }: Survey, { kind }: Contact): number {
  switch (kind) {
    case 'medic':
      return 3 * own.wounds - 3;
    case 'medevac':
      return 3 * own.wounds - 1;
    case 'informer':
      return Math.min(4, own.notoriety - 3);
    case 'spy1':
      return freeContactSpaces > 0 ? 2 : -2;
    case 'spy2':
      return 2 * own.contacts.filter(({ faceUp }) => !faceUp).length - 2;
    case 'generalStore':
      return own.income - 7;
    default:
      return 0;
  }
}
