import { FIELDS as ESCAPE_PLAN, nameIn } from '@getaway/escape-plan/text';
import type { GameId } from '@getaway/games';
import { FIELDS as GANGSTA } from '@getaway/gangsta/text';
import {
  type Catalogue,
  type Describer,
  describer,
  type Fields,
  type Speaker,
  tableVoice,
  valueNames,
} from '@getaway/text';
import { HOUSE_HASH, PACKS } from '../../packages/escape-plan/src/content/read.ts';
import { EQUIPMENT, FIXERS, HAUNTS, OFFICERS } from '../../packages/escape-plan/src/content/vocabulary.ts';
import { combinations, NUMBERS, PLAYERS } from './values.ts';

const READERS = { seats: PLAYERS, viewer: 0 };
const SEATS = PLAYERS.map((_, seat) => seat);
const RIVALS = SEATS.slice(1);

export const FIELDS: Readonly<Record<GameId, Fields>> = { gangsta: GANGSTA, 'escape-plan': ESCAPE_PLAN };

/** The speaker at a table of each game. In Escape Plan, the names of some things depend on the table. */
const AT_TABLE: Readonly<Record<GameId, (voice: Speaker) => Speaker>> = {
  gangsta: (voice) => voice,
  'escape-plan': (voice) => tableVoice({ fields: {}, nameIn }, { pack: HOUSE_HASH, sites: {} }, voice),
};

/**
 * How to describe each kind of message. Each function calls one method of the describer and passes the id in the field
 * that the method reads.
 */
const TELLERS: Readonly<Record<string, (reader: Describer, id: string, values: object) => string>> = {
  event: ({ event }, type, values) => event({ type, ...values }),
  move: ({ move }, id, values) => move({ move: id, ...values }),
  step: ({ step }, id, values) => step({ step: id, ...values }),
  fact: ({ fact }, name, values) => fact({ name, values }),
  danger: ({ danger }, name, values) => danger({ name, values }),
  whyNot: ({ reason }, name, values) => reason({ name, values }),
};

export const isDescribed = (key: string): boolean => key.slice(0, key.indexOf('.')) in TELLERS;

const { tiles: TILES, contacts } = PACKS.get(HOUSE_HASH);
const CONTACTS = [...contacts.keys()];
const COLOURS = ['green', 'black', 'brown'];

/** Possible values of a locker or an exit tile. Players other than the owner see `hidden`. */
const WORTHS = ['0', '30', '120', 'hidden'];

/** Ids of things whose names are in no catalogue. */
const OTHER_IDS: Readonly<Record<string, readonly string[]>> = {
  tile: Object.keys(TILES),
  place: Object.entries(TILES).flatMap(([tile, { spaces }]) => spaces.map((_, i) => `${tile}.${i}`)),
  effect: CONTACTS,
  item: [
    ...COLOURS.flatMap((colour) => WORTHS.map((worth) => `locker:${colour}:${worth}`)),
    ...WORTHS.map((worth) => `exit:1:${worth}`),
    ...EQUIPMENT.map((tile) => `equipment:${tile}`),
    ...FIXERS.map((tile) => `fixer:${tile}`),
  ],
  piles: NUMBERS.map((sum) => `worth:${sum}`),
  drawn: NUMBERS.map((sum) => `worth:${sum}`),
  pile: [...COLOURS, 'exits'].flatMap((stack) => [1, 2, 5].map((count) => `taken:${stack}:${count}`)),
};

const LOCATIONS = Object.entries(TILES).flatMap(([tile, { spaces }]) =>
  spaces.flatMap(({ type }, i) => (type === 'location' ? [`${tile}.${i}`] : [])),
);

const PURSUERS = [...OFFICERS, 'inspector'];
const CARD_PLACES = [...HAUNTS, 'storeA', 'storeB', 'storeC', 'storeD', 'exit1', 'exit2', 'exit3'];

/** Messages in which a field has only some of its usual values. */
const OWN_DOMAINS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  // V1: a journey begins and ends at a location.
  'event.travelled': { from: LOCATIONS, to: LOCATIONS },
  'event.turnedBack': { place: LOCATIONS },
  'event.visited': { place: LOCATIONS },
  'event.turnedAway': { place: LOCATIONS },
  'move.returnMember': { headquarters: LOCATIONS },
  'move.travel': { to: LOCATIONS },
  'event.hauntOpened': { place: LOCATIONS },
  'event.gangHired': { place: LOCATIONS },
  'event.memberReturned': { place: LOCATIONS },
  'step.openSite': { site: LOCATIONS },
  // These messages are always about an officer.
  'event.officerEvaded': { officer: PURSUERS },
  'move.moveOfficer': { officer: PURSUERS },
  'move.removeOfficer': { officer: PURSUERS },
  // I3, J3: a card of the automata shows a location.
  'event.automatonRevealed': { card: CARD_PLACES },
  // In these events a card is a contact, never a card of the automata.
  ...Object.fromEntries(
    ['contactChosen', 'contactPlaced', 'contactReplaced', 'contactBoxed', 'contactRevealed', 'contactUsed'].map(
      (type) => [`event.${type}`, { card: CONTACTS, replaced: CONTACTS }],
    ),
  ),
  // In these messages the other seat is always a rival of the reader.
  'move.steal': { from: RIVALS },
  'move.assassinate': { from: RIVALS },
  'fact.stolen': { from: RIVALS },
  'whyNot.banked': { from: RIVALS },
  'whyNot.noMoney': { from: RIVALS },
  'whyNot.nobodyTwoSkilled': { from: RIVALS },
  'fact.wounds': { officers: NUMBERS },
  'move.stepTo': { means: [...CONTACTS.map((contact) => [contact]), ['helicopter', 'member']] },
  'event.memberMadeAvailable': { by: [...SEATS, 'headquarters', 'privateJet'] },
};

/** Combinations of values that can't occur in a game. */
const IMPOSSIBLE: Readonly<
  Record<string, (values: Readonly<Record<string, unknown>>, catalogue: Catalogue) => boolean>
> = {
  // The job deck contains no henchmen, and the henchman deck contains no jobs.
  'event.topLookedAt': ({ deck, card }, catalogue) =>
    `${deck === 'jobs' ? 'henchman' : 'job'}.${String(card)}` in catalogue,
};

/** The fields that hold lists. */
const LISTS = new Set(
  'tiles order contacts items piles pile drawn means officers bought partners crew out back missing'.split(' '),
);
const isNumberIn = (message: string, field: string): boolean =>
  new RegExp(`\\{${field}, (?:plural|select, \\d)|\\$\\{${field}\\}`, 'u').test(message);

/** All values that a field of an event, a move or a step can hold. */
function domainOf(game: GameId, field: string, { catalogue, messages }: Context): readonly unknown[] {
  const kinds = [...(FIELDS[game][field] ?? []), field];
  if (messages.some((message) => isNumberIn(message, field))) return NUMBERS;
  if (kinds.includes('bySeat')) return NUMBERS.map((number) => SEATS.map((seat) => (number + seat) % NUMBERS.length));
  const named = (OTHER_IDS[field] === undefined ? kinds : [field]).flatMap((kind) => [
    ...(OTHER_IDS[kind] ?? []),
    ...idsOf(catalogue, kind),
  ]);
  const ids = [...(kinds.includes('seat') ? [...RIVALS, 0] : []), ...new Set(named.filter((id) => id !== 'you'))];
  if (messages.some((message) => message.includes(`{${field}Count`)) || (LISTS.has(field) && ids.length > 0))
    return [...listsOf(ids), ...(canBeEmpty(messages, field) ? [[]] : [])];
  if (ids.length > 0) return ids;
  return messages.some((message) => message.includes(`{${field}Is, select, true`)) ? [true, false] : NUMBERS;
}

/** All lists of one, two or three consecutive ids. */
const listsOf = (ids: readonly unknown[]): readonly unknown[] =>
  [1, 2, 3].flatMap((length) => ids.flatMap((_, i) => (i + length <= ids.length ? [ids.slice(i, i + length)] : [])));

/** Whether a list in a message can be empty. It can if the message has special words for the count 0. */
const canBeEmpty = (messages: readonly string[], field: string): boolean =>
  messages.some((message) => new RegExp(`\\{${field}Count, (?:plural, =0|select, 0)`, 'u').test(message));

const idsOf = (catalogue: Catalogue, kind: string): readonly string[] =>
  kind === 'seat'
    ? []
    : Object.keys(catalogue)
        .filter((key) => key.startsWith(`${kind}.`) && !key.includes('#') && !catalogue[key]?.includes('{'))
        .map((key) => key.slice(kind.length + 1));

interface Context {
  readonly catalogue: Catalogue;
  /** The message in the tested language and in English. */
  readonly messages: readonly string[];
}

/** Yields a message of a game as text, for many combinations of its possible values. */
export function* describedWays(game: GameId, key: string, context: Context, voice: Speaker): Generator<string> {
  const dot = key.indexOf('.');
  const tell = TELLERS[key.slice(0, dot)];
  if (tell === undefined) throw new Error(`${key} is no message of a describer`);
  const reader = describer({ speaker: AT_TABLE[game](voice), fields: FIELDS[game], readers: READERS });
  const fields = new Set(context.messages.flatMap(valueNames).map((name) => name.replace(/(?:Is|Count|_\w+)$/u, '')));
  const domains = Object.fromEntries([...fields].map((field) => [field, domainOf(game, field, context)]));
  for (const values of combinations({ ...domains, ...OWN_DOMAINS[key] }))
    if (IMPOSSIBLE[key]?.(values, context.catalogue) !== true) yield tell(reader, key.slice(dot + 1), values);
}
