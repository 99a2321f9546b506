import { type Fact, repeated, unless } from './fact.ts';
import { CONTACT_KINDS, type ContactKind, type Officer } from './vocabulary.ts';

/** X9. How many officer types a card of this kind shows. Kinds that are not listed show none. */
const SHOWN: Readonly<Partial<Record<ContactKind, 'one type' | 'one or more types'>>> = {
  snitch: 'one type',
  bribe: 'one type',
  rally: 'one type',
  fighter: 'one or more types',
  boxer: 'one or more types',
  ninja: 'one or more types',
};

function mayShow(kind: ContactKind, officers: readonly Officer[]): boolean {
  if (repeated(officers).length > 0) return false;
  if (SHOWN[kind] === undefined) return officers.length === 0;
  return SHOWN[kind] === 'one type' ? officers.length === 1 : officers.length > 0;
}

/**
 * Facts that must hold for the contacts. Rules C6 and X9 require some of them. The others hold in every printed box.
 */
export const CONTACT_FACTS: readonly Fact[] = [
  {
    code: 'contactCount',
    problems: ({ contacts }) =>
      unless(contacts.length === 33, `C6: there must be 33 contacts, found ${contacts.length}`),
  },
  {
    code: 'contactId',
    problems: ({ contacts }) => repeated(contacts.map(({ id }) => id)).map((id) => `Two contacts have the id ${id}`),
  },
  {
    code: 'contactKind',
    problems: ({ contacts }) =>
      CONTACT_KINDS.filter((wanted) => !contacts.some(({ kind }) => kind === wanted)).map(
        (kind) => `X9: there is no contact of the kind ${kind}`,
      ),
  },
  {
    code: 'contactOfficers',
    problems: ({ contacts }) =>
      contacts.flatMap(({ id, kind, officers }) => {
        const wanted = `${SHOWN[kind] ?? 'no type'} of officers`;
        const found = officers.join(', ') || 'nobody';
        return unless(mayShow(kind, officers), `X9: the ${kind} ${id} must show ${wanted}, found ${found}`);
      }),
  },
  {
    code: 'sewerPattern',
    problems: ({ contacts }) =>
      contacts.flatMap(({ id, kind, pattern }) => {
        const problem = `X9: the ${kind} ${id} must have ${kind === 'sewer' ? 'a' : 'no'} pattern`;
        return unless((kind === 'sewer') === (pattern !== undefined), problem);
      }),
  },
  {
    code: 'spy2Count', // two contacts of this kind could make each other ready endlessly
    problems({ contacts }) {
      const count = contacts.filter(({ kind }) => kind === 'spy2').length;
      return unless(count === 1, `There must be exactly one contact of the kind spy2, found ${count}`);
    },
  },
  {
    code: 'boxer',
    problems: ({ contacts }) =>
      contacts
        .filter(({ kind }) => kind === 'boxer')
        .filter(({ cost, star, officers }) => cost !== 2 || !star || officers.join() !== 'federal')
        .map(({ id }) => `The boxer ${id} must cost 2, have a star and show federal officers`),
  },
];
