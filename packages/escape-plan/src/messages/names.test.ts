import { describe, expect, test } from 'vitest';
import { PLAIN_LOCATIONS, TERRAINS } from '../city/tile.ts';
import { HOUSE } from '../content/house.ts';
import { HOUSE_HASH, PACKS } from '../content/read.ts';
import {
  ASSETS,
  AUTOMATA,
  COLOURS,
  CONTACT_KINDS,
  EQUIPMENT,
  FIXERS,
  HAUNTS,
  OFFICERS,
  PARTS,
  SEWER_PATTERNS,
} from '../content/vocabulary.ts';
import { MESSAGES } from './en/index.ts';
import { NAMES } from './en/names.ts';
import { nameIn, nameOnMap, type Voice } from './nameIn.ts';

const { contacts, plans, tiles } = HOUSE;
const isEffect = (key: string): boolean => /^\w+Effect\./.test(key);

describe('names', () => {
  test('C, X9: every id has a name and every name an id', () => {
    const keys = [
      ...contacts.map(({ id }) => `contact.${id}`),
      ...CONTACT_KINDS.flatMap((id) => [`contactKind.${id}`, `contactEffect.${id}`]),
      ...SEWER_PATTERNS.map((id) => `pattern.${id}`),
      ...plans.map(({ id }) => `plan.${id}`),
      ...HAUNTS.map((id) => `haunt.${id}`),
      ...ASSETS.flatMap((id) => [`asset.${id}`, `assetEffect.${id}`]),
      ...EQUIPMENT.map((id) => `equipment.${id}`),
      ...FIXERS.flatMap((id) => [`fixer.${id}`, `fixerEffect.${id}`]),
      ...COLOURS.map((id) => `colour.${id}`),
      ...OFFICERS.map((id) => `officer.${id}`),
      ...PARTS.map((id) => `part.${id}`),
      ...[...PLAIN_LOCATIONS, 'store', 'exit'].map((id) => `location.${id}`),
      ...TERRAINS.map((id) => `terrain.${id}`),
      ...AUTOMATA.map((id) => `automaton.${id}`),
      ...tiles.map(({ id }) => `tile.${id}`),
    ];
    expect(Object.keys(NAMES).sort()).toEqual(keys.sort());
  });

  test('C2: tiles have their printed names', () => {
    for (const { id, name } of tiles) expect(Object.entries(NAMES)).toContainEqual([`tile.${id}`, name]);
  });

  test('no two names are the same, and every name fits on its card', () => {
    const names = Object.entries(NAMES).flatMap(([key, name]) => (isEffect(key) ? [] : [name]));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 26)).toEqual([]);
  });

  test.each(CONTACT_KINDS)('X9: the effect of %s names what its cards show, and nothing else', (kind) => {
    const cards = contacts.filter((contact) => contact.kind === kind);
    const shown = [
      cards.some(({ officers }) => officers.length > 0) ? 'officers' : [],
      cards.some(({ pattern }) => pattern !== undefined) ? 'pattern' : [],
    ].flat();
    const named = NAMES[`contactEffect.${kind}`].match(/(?<=\{)[a-z]+(?=(?:_\w+)?\})/g) ?? [];
    expect([...new Set(named)]).toEqual(shown);
  });

  test('effects are sentences', () => {
    const effects = Object.entries(NAMES).flatMap(([key, name]) => (isEffect(key) ? [name] : []));
    expect(effects.filter((effect) => !/^[A-Z].*\.$/.test(effect))).toEqual([]);
  });
});

test('a card has the same name in every grammatical form', () => {
  const voice = { has: (key: string) => key in MESSAGES, say: (key: string) => key, list: String };
  const [card] = contacts;
  expect(nameIn({ pack: HOUSE_HASH, sites: {} }, `contact.${card?.id}#inside`, voice)).toBeUndefined();
});

test('X9: an effect names its officers in the grammatical forms that the language has, and asks for no other form', () => {
  const names: Readonly<Record<string, string>> = {
    'pursuer.local': 'místní policista',
    'pursuer.local#dat': 'místnímu policistovi',
    'pursuer.swat': 'člen zvláštní jednotky',
    'pursuer.swat#dat': 'členovi zvláštní jednotky',
    'pursuer.local#kind': 'místní',
    'pursuer.swat#kind': 'zvláštní jednotka',
    // Only one of the officers has this form, so messages can't use it.
    'pursuer.swat#acc': 'člena zvláštní jednotky',
  };
  const voice: Voice = {
    has: (key) => key in names,
    say: (key, values = {}) => names[key] ?? JSON.stringify(values),
    list: (things) => things.join(' a '),
  };
  const effect = nameIn({ pack: HOUSE_HASH, sites: {} }, 'contactEffect.no-footsteps-noor', voice);
  expect(JSON.parse(effect ?? '')).toEqual({
    officers: 'místní policista, člen zvláštní jednotky',
    officers_dat: 'místnímu policistovi, členovi zvláštní jednotky',
    officers_kind: 'místní a zvláštní jednotka',
    officersCount: 2,
    pattern: '',
  });
});

test('a place or a tile has no form that the catalogue lacks', () => {
  const voice: Voice = {
    has: (key) => ['spot.hospital', 'spot.hospital#acc', 'tile.S1'].includes(key),
    say: (key, values = {}) => (key === 'called.place' ? String(values.spot) : key),
    list: String,
  };
  const named = (key: string): string | undefined => nameIn({ pack: HOUSE_HASH, sites: {} }, key, voice);
  const [hospital] = Object.entries(PACKS.get(HOUSE_HASH).tiles).flatMap(([id, { spaces }]) =>
    spaces.flatMap((space, i) =>
      space.type === 'location' && space.location.kind === 'hospital' ? [`place.${id}.${i}`] : [],
    ),
  );
  expect([named(`${hospital}`), named(`${hospital}#acc`), named(`${hospital}#dat`)]).toEqual([
    'spot.hospital',
    'spot.hospital#acc',
    undefined,
  ]);
  expect([named('tile.S1'), named('tile.S1#acc')]).toEqual(['called.tile', undefined]);
});

test('on a drawn map, places and tiles are called by the names of the tiles', () => {
  const voice: Voice = {
    has: (key) => key in MESSAGES,
    say: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    list: String,
  };
  const named = { pack: HOUSE_HASH, sites: {} };
  expect(nameIn(named, 'tile.S1', voice)).toBe('called.tile tile.S1 S1');
  expect(nameOnMap(named, 'tile.S1', voice)).toBe('tile.S1');
  const at = PACKS.get(HOUSE_HASH).tiles.S1?.spaces.findIndex(({ type }) => type === 'location');
  expect(nameIn(named, `place.S1.${at}`, voice)).toMatch(/ S1$/u);
  expect(nameOnMap(named, `place.S1.${at}`, voice)).toMatch(/ tile\.S1$/u);
});
