import { PACKS } from '@getaway/gangsta/content';
import { expect, test } from 'vitest';
import { JOB_THINGS } from './jobThings.ts';
import { sceneOf } from './scene.ts';

test('every job of the built-in pack shows an object that no other job shows', () => {
  const pack = PACKS.get(PACKS.names()[0]!.hash);
  expect(Object.keys(JOB_THINGS).toSorted()).toEqual([...pack.jobs.keys()].toSorted());
  const things = Object.values(JOB_THINGS);
  expect(things.toSorted()).toEqual([...new Set(things)].toSorted());
});

test('jobs of the same kind are in different scenes', () => {
  const pack = PACKS.get(PACKS.names()[0]!.hash);
  const pictures = [...pack.jobs.values()].map(({ id, kind }) => JSON.stringify([kind, sceneOf(pack, id)]));
  expect(pictures.length).toBeGreaterThan(80);
  expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted());
});

test('jobs of the same kind and chapter differ in backdrop, sky and colour', () => {
  const pack = PACKS.get(PACKS.names()[0]!.hash);
  const jobs = [...pack.jobs.values()];
  for (const part of ['backdrop', 'sky', 'tint'] as const) {
    const seen = jobs.map(({ id, kind, chapter }) => `${chapter} ${kind} ${sceneOf(pack, id)[part]}`);
    expect(seen.filter((one, i) => seen.indexOf(one) < i)).toEqual([]);
  }
});
