import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@getaway/gangsta';
import { drawBelow, seededChance } from '@getaway/kernel';
import { describer, valueNames } from '@getaway/text';
import { expect, test } from 'vitest';
import { TABLE as ESCAPE_TABLE } from '../games/escapePlan/en.ts';
import { escapePlanTable } from '../games/escapePlan/index.ts';
import { TABLE } from '../games/gangsta/en.ts';
import { gangstaTable } from '../games/gangsta/index.ts';
import { describerAt, voiceOf } from '../games/voice.ts';
import { playMove } from '../table/session.ts';
import { newEscape, newSession } from '../testing/tables.ts';
import { SHELL } from './en.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/\ben\.ts$/u.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
/** Keys that the code puts together from a kind and an id. */
const COMPOSED = /^(?:fault|input|short|word|letter|code|quick)\./u;

test('no message of the program or the table is left over', () => {
  const keys = Object.keys({ ...SHELL, ...TABLE, ...ESCAPE_TABLE });
  expect(keys.filter((key) => !COMPOSED.test(key) && !sources.includes(`'${key}'`))).toEqual([]);
});

test('every message can be read', () => {
  for (const message of [SHELL, gangstaTable.catalogue, escapePlanTable.catalogue].flatMap((one) =>
    Object.values<string>(one),
  ))
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

test('everything that Escape Plan asks and tells can be said, to everybody', { timeout: 30_000 }, () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 10; seed += 1) {
    const players = [...NAMES, 'Eve'].slice(0, 1 + (seed % 5)).map((name) => ({ name }));
    const session = newEscape({ seed: String(seed), players });
    const seats = players.map(({ name }) => name);
    const chance = seededChance(`choices ${seed}`);
    const { definition } = escapePlanTable;
    const readersAt = (viewer: number | 'spectator') =>
      describerAt(escapePlanTable, definition.viewFor(session.match.state, viewer), {
        seats,
        viewer: viewer === 'spectator' ? undefined : viewer,
      });
    for (let { question } = session.match; question !== undefined; { question } = session.match) {
      const { step, move } = readersAt(question.seat);
      told.add(step(question.frame));
      for (const legal of question.moves.slice(-30)) told.add(move(legal));
      playMove(session, question.moves[drawBelow(chance, question.moves.length)]!);
    }
    for (const viewer of ['spectator', ...players.keys()] as const) {
      const { event, score } = readersAt(viewer);
      for (const { events } of session.history)
        for (const happened of events) told.add(event(definition.eventFor(happened, viewer)));
      for (const { lines } of session.match.result?.ranking ?? []) for (const { line } of lines) told.add(score(line));
    }
  }
  const broken = [...told].filter((text) => /undefined|NaN|[{}]| {2}|hidden|object|none|:\w+:/u.test(text));
  expect(broken).toEqual([]);
  expect(told.size).toBeGreaterThan(1000);
});
