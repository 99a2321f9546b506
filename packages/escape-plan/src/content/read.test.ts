import { describe, expect, test } from 'vitest';
import { HOUSE } from './house.ts';
import { PACKS, packFaults } from './read.ts';

describe('a document that is not a pack', () => {
  test.each([
    ['nothing', undefined, 'expected Object, found undefined.'],
    ['a field too many', { ...HOUSE, motto: 'run' }, 'The field motto: expected never, found "motto".'],
    ['a field too few', withoutLockers(), 'The field lockers: expected "lockers", found undefined.'],
    ['a price below nothing', { ...HOUSE, itemSpaces: -1 }, 'The field itemSpaces: expected >=0, found -1.'],
    ['half a space', { ...HOUSE, itemSpaces: 4.5 }, 'The field itemSpaces: Invalid safe integer: Received 4.5.'],
    ['an id that is none', { ...HOUSE, id: '__proto__' }, 'The field id: ids are letters, digits and hyphens.'],
    ['an id that every object has', { ...HOUSE, id: 'toString' }, 'The field id: this id is reserved.'],
    [
      'a name that hides something',
      named('\u202Eyawa'),
      'The field tiles.0.name: it has characters that nobody can see.',
    ],
    ['a name of nothing', named('\u3164'), 'The field tiles.0.name: it has characters that nobody can see.'],
    ['a name for a book', named('x'.repeat(61)), 'The field tiles.0.name: names have 60 characters at most.'],
    ['too many tiles', { ...HOUSE, tiles: Array(32_000).fill(7) }, 'The field tiles: it has more than 100 entries.'],
    [
      'too many prices',
      { ...HOUSE, assetCosts: Array(999).fill(5) },
      'The field assetCosts: it has more than 100 entries.',
    ],
    ['a drawing for a wall', drawn('/R'.repeat(9000)), 'The field tiles.0.drawing: it has more than 2000 characters.'],
  ])('%s does not have the structure of a pack', (_, document, sentence) => {
    expect(packFaults(document)).toEqual([{ code: 'shape', sentence }]);
  });

  test('all faults of the structure are named at once', () => {
    expect(packFaults({ ...HOUSE, contacts: [7], itemSpaces: 'five', closeAt: {} })).toHaveLength(7);
  });
});

describe('tiles', () => {
  test('C2: a pile that is too small, and the locations missing with it', () => {
    const faults = packFaults({ ...HOUSE, tiles: HOUSE.tiles.filter(({ id }) => id !== 'D1') });
    expect(faults).toEqual([
      { code: 'pileCount', sentence: 'The set: pile D has 2 tiles, not 3.' },
      { code: 'locationCount', sentence: 'The set: businessSite occurs 5 times, not 6.' },
      { code: 'locationCount', sentence: 'The set: clinic occurs 0 times, not 1.' },
    ]);
  });

  test('T1: a drawing that can’t be read', () => {
    const tiles = HOUSE.tiles.map((tile) => (tile.id === 'D1' ? { ...tile, drawing: 'x' } : tile));
    expect(packFaults({ ...HOUSE, tiles }).map(({ code }) => code)).toContain('lineCount');
  });
});

describe('warnings', () => {
  const redrawn = (id: string, change: (drawing: string) => string): object => ({
    ...HOUSE,
    tiles: HOUSE.tiles.map((tile) => (tile.id === id ? { ...tile, drawing: change(tile.drawing) } : tile)),
  });
  const warningsOf = (document: object): readonly string[] => {
    const read = PACKS.read(document);
    if ('refusal' in read) throw new Error(read.refusal.message);
    return read.ok.warnings;
  };

  test('C2: the house pack has no warning', () => {
    expect(warningsOf(HOUSE)).toEqual([]);
  });

  test('C2: another number of business sites on water is a warning', () => {
    const land = redrawn('C1', (drawing) => drawing.replaceAll(/[wW]/g, 'R'));
    expect(warningsOf(land)).toEqual(['The set: 0 business sites are on water with a ferry; usually there is 1.']);
  });

  test('C2, V3: a location that can’t be entered on foot is a warning', () => {
    const closed = redrawn('C1', (drawing) => drawing.replaceAll('w', 'W'));
    expect(warningsOf(closed)).toContain('Tile C1: business site touches only water without a ferry.');
  });

  test('C2, V3: a split tile is a warning', () => {
    const cut = redrawn('S2', (drawing) =>
      drawing.replace(String.raw`\I/I\I/I\C/C\C/C\C/`, String.raw`\W/W\W/W\W/W\W/W\W/`),
    );
    expect(warningsOf(cut)).toEqual([expect.stringMatching(/^Tile S2: water without a ferry cuts off/u)]);
  });
});

describe('the shelf', () => {
  test('a faulty pack is refused with its first fault and not registered', () => {
    const names = PACKS.names();
    expect(PACKS.put({ ...HOUSE, itemSpaces: 1, contactSpaces: 6 })).toEqual({
      refusal: {
        code: 'badPack',
        message: 'The pack: S10: there must be at least 3 item spaces, found 1. There are 2 faults in all.',
      },
    });
    expect(PACKS.put({ ...HOUSE, contactSpaces: 6 })).toEqual({
      refusal: { code: 'badPack', message: 'The pack: The number of contact spaces must be 5, found 6.' },
    });
    expect(PACKS.names()).toEqual(names);
  });
});

function withoutLockers(): object {
  const { lockers: _, ...rest } = HOUSE;
  return rest;
}

/** The house pack with a changed first tile. */
const withTile = (change: object): object => ({
  ...HOUSE,
  tiles: HOUSE.tiles.map((tile, i) => (i === 0 ? { ...tile, ...change } : tile)),
});
function named(name: string): object {
  return withTile({ name });
}
function drawn(drawing: string): object {
  return withTile({ drawing });
}
