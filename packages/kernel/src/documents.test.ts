import { describe, expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { overTheWire } from './conformance/promises.ts';
import { journalOf, replay } from './journal.ts';
import { Match } from './match.ts';
import { hashOf, type PackShelf } from './pack.ts';
import { loadPosition, positionOf } from './position.ts';
import { readSetup } from './setup.ts';
import { type Move, pickpockets } from './testing/pickpockets.ts';

function playedMatch() {
  const setup = readSetup(pickpockets, { players: 3, options: { quick: false } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(pickpockets, setup.ok, { seed: 'documents' });
  while (match.entries.length < 9 && match.decision !== undefined) match.play(match.decision.moves[0] as Move);
  return match;
}

const shelfOf = (packs: PackShelf): PackShelf => ({
  names: () => packs.names(),
  read: (document) => packs.read(document),
  put: (document) => packs.put(document),
  documentOf: (hash) => packs.documentOf(hash),
});

function edited<T>(document: T, path: readonly (string | number)[], value: unknown): unknown {
  const copy: unknown = overTheWire(document);
  let place = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>;
  place[path.at(-1) ?? ''] = value;
  return copy;
}

describe('a setup', () => {
  test.each([
    [{ players: 4 }, 'pickpockets is for 2 to 3 players, not 4.'],
    [{ players: 2.5 }, 'not 2.5'],
    [{ players: 2, options: { speed: 1 } }, 'pickpockets has no option "speed".'],
    [{ players: 2, options: { quick: 'yes' } }, 'The option quick can be false or true, not "yes".'],
    [{ players: 2, options: { toString: true } }, 'no option "toString"'],
    [{ players: 2, pack: 'royal' }, 'pickpockets has no pack "royal".'],
  ])('%j is refused by name', (request, message) => {
    expect(readSetup(pickpockets, request)).toMatchObject({
      refusal: { code: 'badOption', message: expect.stringContaining(message) as string },
    });
  });

  test('gets its default values, and its pack is found by id or by hash', () => {
    const [pack] = pickpockets.packs.names();
    const setup = { ok: { players: 2, options: { quick: false }, pack: pack?.hash } };
    expect(readSetup(pickpockets, { players: 2 })).toEqual(setup);
    expect(readSetup(pickpockets, { players: 2, pack: 'street' })).toEqual(setup);
    expect(readSetup(pickpockets, { players: 2, pack: pack?.hash })).toEqual(setup);
  });

  test('a pack can’t take another’s place by using its hash as an id', () => {
    const [street = { id: '', hash: '' }] = pickpockets.packs.names();
    const stranger = { id: street.hash, hash: 'stranger' };
    const names = () => [stranger, street];
    const game = { ...pickpockets, packs: { ...shelfOf(pickpockets.packs), names } };
    expect(readSetup(game, { players: 2, pack: street.hash })).toMatchObject({ ok: { pack: street.hash } });
    const match = Match.start(game, { players: 2, options: { quick: false }, pack: street.hash }, { seed: 'hashes' });
    expect(journalOf(match).pack).toEqual(street);
    expect(replay(game, overTheWire(journalOf(match)))).toHaveProperty('ok');
  });
});

describe('a position', () => {
  test('leads to the same decision', () => {
    const match = playedMatch();
    const loaded = loadPosition(pickpockets, overTheWire(positionOf(match)));
    expect('ok' in loaded && loaded.ok.decision).toEqual(match.decision);
    expect('ok' in loaded && loaded.ok.number).toBe(match.number);
  });

  test('of an older version has the fast generator and keeps it', () => {
    const match = playedMatch();
    const old = edited(positionOf(match), ['state', 'chance'], { a: 1, b: -2, c: 3, d: 4 });
    const loaded = loadPosition(pickpockets, old);
    if ('refusal' in loaded) throw new Error(loaded.refusal.message);
    while (loaded.ok.decision !== undefined) loaded.ok.play(loaded.ok.decision.moves[0] as Move);
    expect(loaded.ok.result).toBeDefined();
    expect(loaded.ok.state.chance).toHaveProperty('d');
    expect(loaded.ok.state.chance).not.toMatchObject({ d: 4 });
  });

  test.each<[readonly (string | number)[], unknown, string]>([
    [['format'], 'getaway-journal', 'the format is "getaway-journal", not "getaway-position".'],
    [['version'], 2, 'it has version 2; this program reads version 1.'],
    [['game'], 'poker', 'it belongs to the game "poker"'],
    [['rules'], 7, 'rules version 7; this is 1.'],
    [['pack', 'hash'], 'beef', 'its content pack "street" (beef) is not here.'],
    [['number'], -1, 'the field number'],
    [['state', 'seats', 0, 'coins'], 'many', 'the field state.seats.0.coins'],
    [['state', 'cheat'], true, 'the field state.cheat'],
    [['state', 'stack', 0, 'step'], 'win', 'the field state.stack.0.step'],
    [['state', 'deck', 'cards'], ['tin'], 'breaks the invariant P3: Every purse must be in one place.'],
  ])('with %j edited is refused by name', (path, value, message) => {
    expect(loadPosition(pickpockets, edited(positionOf(playedMatch()), path, value))).toMatchObject({
      refusal: { code: 'badPosition', message: expect.stringContaining(message) as string },
    });
  });

  test.each([undefined, 4, 'text', [], {}])('%j is not a position', (document) => {
    expect(loadPosition(pickpockets, document)).toMatchObject({ refusal: { code: 'badPosition' } });
  });
});

describe('a journal', () => {
  test('replays to the same state, whole or in part', () => {
    const match = playedMatch();
    const journal = overTheWire(journalOf(match));
    expect(replay(pickpockets, journal)).toMatchObject({ ok: { state: match.state } });
    const part = replay(pickpockets, journal, 4);
    expect('ok' in part && part.ok.entries).toEqual(match.entries.slice(0, 4));
  });

  test('that begins at a position is replayed from there', () => {
    const begun = loadPosition(pickpockets, overTheWire(positionOf(playedMatch())));
    if ('refusal' in begun) throw new Error(begun.refusal.message);
    const match = begun.ok;
    for (let i = 0; i < 3 && match.decision !== undefined; i += 1) match.play(match.decision.moves[0] as Move);
    expect(replay(pickpockets, overTheWire(journalOf(match)))).toMatchObject({ ok: { state: match.state } });
  });

  test.each<[readonly (string | number)[], unknown, string]>([
    [['rules'], 2, 'rules version 2'],
    [['players'], 9, 'pickpockets is for 2 to 3 players'],
    [['options'], { slow: 1 }, 'no option "slow"'],
    [['draws'], [0], 'at its setup: 1 of the draws told were not made.'],
    [['entries', 2], { seat: 2 }, 'the field entries.2.move'],
    [['entries', 1, 'seat'], 2, 'at entry 1: Seat 2 is not asked; seat 1 is.'],
    [['entries', 1, 'move', 'coins'], 5, "at entry 1: The move hide can't be made now."],
    [['entries', 3, 'draws'], [77], 'at entry 3: a draw of 77 is impossible'],
    [['entries', 0, 'draws'], [0], 'at entry 0: 1 of the draws told were not made.'],
  ])('with %j edited is refused and names the place', (path, value, message) => {
    expect(replay(pickpockets, edited(journalOf(playedMatch()), path, value))).toMatchObject({
      refusal: { code: 'badJournal', message: expect.stringContaining(message) as string },
    });
  });

  test.each([-1, 1.5, 10])('has no entry %d', (at) => {
    expect(replay(pickpockets, journalOf(playedMatch()), at)).toMatchObject({ refusal: { code: 'badJournal' } });
  });
});

test('a pack has one hash, whatever the order of its fields', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(hashOf({ b: [{ c: 2 }], a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  expect(hashOf(seededChance('x'))).toMatch(/^[0-9a-f]{16}$/);
});
