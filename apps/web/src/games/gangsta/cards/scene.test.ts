import { PACKS } from '@getaway/gangsta/content';
import { expect, test } from 'vitest';
import { sceneOf } from './scene.ts';

test('no two jobs of the built-in pack share a picture', () => {
  const pack = PACKS.get(PACKS.names()[0]!.hash);
  const pictures = [...pack.jobs.values()].map(({ id, kind }) => JSON.stringify([kind, sceneOf(pack, id)]));
  expect(pictures.length).toBeGreaterThan(80);
  expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted());
});

test('jobs of a kind and a chapter differ in backdrop, sky and colour', () => {
  const pack = PACKS.get(PACKS.names()[0]!.hash);
  const jobs = [...pack.jobs.values()];
  for (const part of ['backdrop', 'sky', 'tint'] as const) {
    const seen = jobs.map(({ id, kind, chapter }) => `${chapter} ${kind} ${sceneOf(pack, id)[part]}`);
    expect(seen.filter((one, i) => seen.indexOf(one) < i)).toEqual([]);
  }
});
