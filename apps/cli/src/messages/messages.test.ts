import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@getaway/gangsta';
import { drawBelow, seededChance } from '@getaway/kernel';
import { describer, valueNames } from '@getaway/text';
import { expect, test } from 'vitest';
import { TABLE } from '../games/gangsta/en.ts';
import { gangstaTable } from '../games/gangsta/index.ts';
import { voiceOf } from '../games/voice.ts';
import { playMove } from '../table/session.ts';
import { newSession } from '../testing/tables.ts';
import { SHELL } from './en.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/\ben\.ts$/u.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
/** Keys that the code puts together from a kind and an id. */
const COMPOSED = /^(?:fault|input|short|word)\./u;

test('no message of the program or the table is left over', () => {
  const keys = Object.keys({ ...SHELL, ...TABLE });
  expect(keys.filter((key) => !COMPOSED.test(key) && !sources.includes(`'${key}'`))).toEqual([]);
});

test('every message can be read', () => {
  for (const message of Object.values({ ...SHELL, ...gangstaTable.catalogue }))
    expect(() => valueNames(message)).not.toThrow();
});

const OPTIONS: readonly Options[] = [
  { families: false, resources: false, openJobs: true },
  { families: true, resources: true, openJobs: false },
];
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dee'];

test('everything that games ask and tell can be said, to everybody', { timeout: 30_000 }, () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const players = NAMES.slice(0, 2 + (seed % 3)).map((name) => ({ name }));
    const session = newSession({ seed: String(seed), players, options: OPTIONS[seed % 2] ?? {} });
    const chance = seededChance(`choices ${seed}`);
    const readers = [undefined, ...players.keys()].map((viewer) => ({
      viewer,
      ...describer({
        speaker: voiceOf(gangstaTable),
        fields: gangstaTable.fields,
        readers: { seats: NAMES, viewer },
      }),
    }));
    for (let { question } = session.match; question !== undefined; { question } = session.match) {
      for (const { step, move } of readers) {
        told.add(step(question.frame));
        for (const legal of question.moves) told.add(move(legal));
      }
      playMove(session, question.moves[drawBelow(chance, question.moves.length)]!);
    }
    for (const { event, viewer } of readers)
      for (const { events } of session.history)
        for (const happened of events)
          told.add(event(gangstaTable.definition.eventFor(happened, viewer ?? 'spectator')));
    for (const { score } of readers)
      for (const { lines } of session.match.result?.ranking ?? []) for (const { line } of lines) told.add(score(line));
  }
  const broken = [...told].filter((text) => /undefined|NaN|[{}]| {2}|hidden|object/u.test(text));
  expect(broken).toEqual([]);
  expect(told.size).toBeGreaterThan(500);
});
