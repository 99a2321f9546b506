import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentId } from './contentId.ts';
import { hashOf, Shelf } from './pack.ts';
import { refused, taken } from './refusal.ts';

interface Pack {
  readonly id: string;
  readonly cards: number;
}

const isPack = (document: unknown): document is Pack =>
  typeof document === 'object' && document !== null && 'cards' in document;
const newShelf = (): Shelf<Pack> =>
  new Shelf((document) => (isPack(document) ? taken(document) : refused('badPack', 'The pack has no cards.')));

describe('a shelf', () => {
  test('`read` stores nothing, `put` does', () => {
    const shelf = newShelf();
    const pack = { id: 'own', cards: 3 };
    const name = { id: 'own', hash: hashOf(pack) };
    const reading = { ok: { ...name, warnings: [] } };
    expect(shelf.read(pack)).toEqual(reading);
    expect(shelf.names()).toEqual([]);
    expect(shelf.put(pack)).toEqual(reading);
    expect(shelf.names()).toEqual([name]);
    expect(shelf.documentOf(name.hash)).toBe(pack);
  });

  test('warns about an unusual pack and accepts it', () => {
    const shelf = new Shelf<Pack>(
      (document) => taken(document as Pack),
      ({ cards }) => (cards > 9 ? ['Many cards.'] : []),
    );
    expect(shelf.put({ id: 'own', cards: 10 })).toMatchObject({ ok: { warnings: ['Many cards.'] } });
    expect(shelf.names()).toHaveLength(1);
  });

  test('never replaces the pack that is stored under a hash', () => {
    const shelf = newShelf();
    const pack = { id: 'own', cards: 3 };
    shelf.put(pack);
    shelf.put({ cards: 3, id: 'own' });
    expect(shelf.documentOf(hashOf(pack))).toBe(pack);
    expect(shelf.names()).toHaveLength(1);
  });

  test('refuses a faulty pack with the reason and stores nothing', () => {
    const shelf = newShelf();
    for (const document of [undefined, {}, 'pack']) {
      expect(shelf.read(document)).toEqual(refused('badPack', 'The pack has no cards.'));
      expect(shelf.put(document)).toEqual(refused('badPack', 'The pack has no cards.'));
    }
    expect(shelf.names()).toEqual([]);
  });
});

test.each(['a', 'S1', 'the-big-one', 'x'.repeat(40), 'deadbeef', 'f'.repeat(17)])('%s is an id', (id) =>
  expect(safeParse(contentId, id).success).toBe(true),
);

test.each([
  '',
  'a b',
  '<b>',
  'a.b',
  'é',
  'x'.repeat(41),
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '0123456789abcdef',
])('%s is not an id', (id) => expect(safeParse(contentId, id).success).toBe(false));
