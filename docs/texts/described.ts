import { FIELDS as ESCAPE_PLAN, nameIn } from '@getaway/escape-plan/text';
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
import { HAUNTS, OFFICERS } from '../../packages/escape-plan/src/content/vocabulary.ts';
import { combinations } from './values.ts';

type Game = 'gangsta' | 'escape-plan';

const NUMBERS = Array.from({ length: 26 }, (_, i) => i);
const READERS = { seats: ['Ada', 'Jan Kowalski', 'Žofie'], viewer: 0 };
const FIELDS: Readonly<Record<Game, Fields>> = { gangsta: GANGSTA, 'escape-plan': ESCAPE_PLAN };

/**
 * How to describe each kind of message. Each function calls the method of the describer for this kind and passes the id
 * in the field that the method reads.
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

const TILES = PACKS.get(HOUSE_HASH).tiles;

/** Ids of things whose names are in no catalogue. */
const OTHER_IDS: Readonly<Record<string, readonly string[]>> = {
  tile: Object.keys(TILES),
  place: Object.entries(TILES).flatMap(([tile, { spaces }]) => spaces.map((_, i) => `${tile}.${i}`)),
  item: [
    ...['green', 'black', 'brown'].flatMap((colour) => [`locker:${colour}:30`, `locker:${colour}:hidden`]),
    'exit:1:20',
    'exit:1:hidden',
    'equipment:vest',
    'equipment:gasMask',
    'fixer:phone',
    'fixer:idCard',
  ],
  piles: ['worth:0', 'worth:30'],
  drawn: ['worth:0', 'worth:30'],
  pile: ['taken:green:1', 'taken:exits:2'],
};

const LOCATIONS = Object.entries(TILES).flatMap(([tile, { spaces }]) =>
  spaces.flatMap(({ type }, i) => (type === 'location' ? [`${tile}.${i}`] : [])),
);

const CONTACTS = ['canary-conrad', 'loose-lips-lola', 'hush-haruko', 'redline-rosa'];

const PURSUERS = [...OFFICERS, 'inspector'];
const CARD_PLACES = [...HAUNTS, 'storeA', 'storeB', 'storeC', 'storeD', 'exit1', 'exit2', 'exit3'];

/** The possible values of a field in particular messages, where they are fewer than in other messages. */
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
  // In these messages the other seat is always a rival, never the reader.
  'move.steal': { from: [1] },
  'move.assassinate': { from: [1] },
  'fact.stolen': { from: [1] },
  'whyNot.banked': { from: [1] },
  'whyNot.noMoney': { from: [1] },
  'whyNot.nobodyTwoSkilled': { from: [1] },
  'fact.wounds': { officers: NUMBERS },
  'move.stepTo': { means: [['canary-conrad'], ['helicopter', 'member']] },
  'event.memberMadeAvailable': { by: [0, 1, 'headquarters', 'privateJet'] },
};

/** The fields that hold lists. */
const LISTS = new Set(
  'tiles order contacts items piles pile drawn means officers bought partners crew out back missing'.split(' '),
);
const isNumberIn = (message: string, field: string): boolean =>
  new RegExp(`\\{${field}, (?:plural|select, \\d)|\\$\\{${field}\\}`, 'u').test(message);

/** All values that a field of an event, a move or a step can hold. */
function domainOf(game: Game, field: string, { catalogue, messages }: Context): readonly unknown[] {
  const kinds = [...(FIELDS[game][field] ?? []), field];
  if (messages.some((message) => isNumberIn(message, field))) return NUMBERS;
  if (kinds.includes('bySeat')) return [[3, 0, 1]];
  const named = (OTHER_IDS[field] === undefined ? kinds : [field]).flatMap((kind) => [
    ...(OTHER_IDS[kind] ?? []),
    ...idsOf(catalogue, kind),
  ]);
  const ids = [...(kinds.includes('seat') ? [1, 0] : []), ...new Set(named.filter((id) => id !== 'you'))];
  if (messages.some((message) => message.includes(`{${field}Count`)) || (LISTS.has(field) && ids.length > 0))
    return [ids.slice(0, 2), ids.slice(0, 1), ids.slice(1, 4), ...(canBeEmpty(messages, field) ? [[]] : [])];
  if (ids.length > 0) return ids;
  return messages.some((message) => message.includes(`{${field}Is, select, true`)) ? [true, false] : NUMBERS;
}

/** Whether a list in a message can be empty. If so, the message has words for this case. */
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

/** Yields a message of a game in every way in which its values can be filled in. */
export function* describedWays(game: Game, key: string, context: Context, voice: Speaker): Generator<string> {
  const dot = key.indexOf('.');
  const tell = TELLERS[key.slice(0, dot)];
  if (tell === undefined) throw new Error(`${key} is no message of a describer`);
  const table = game === 'gangsta' ? voice : tableVoice({ fields: {}, nameIn }, { pack: HOUSE_HASH, sites: {} }, voice);
  const reader = describer({ speaker: table, fields: FIELDS[game], readers: READERS });
  const fields = new Set(context.messages.flatMap(valueNames).map((name) => name.replace(/(?:Is|Count|_\w+)$/u, '')));
  const domains = Object.fromEntries([...fields].map((field) => [field, domainOf(game, field, context)]));
  for (const values of combinations({ ...domains, ...OWN_DOMAINS[key] }))
    yield tell(reader, key.slice(dot + 1), values);
}
