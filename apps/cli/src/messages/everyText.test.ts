import { escapePlan } from '@getaway/escape-plan';
import type { Options } from '@getaway/gangsta';
import { drawBelow, type Move, type SeatId, seededChance, type Viewer } from '@getaway/kernel';
import type { Describer } from '@getaway/text';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { describerAt } from '../games/voice.ts';
import { playMove, type Session } from '../table/session.ts';
import { newEscape, newSession } from '../testing/tables.ts';
import { LANGUAGES } from './languages.ts';

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eve'];
const OPTIONS: readonly Options[] = [
  { families: false, resources: false, openJobs: true },
  { families: true, resources: true, openJobs: false },
];
const playersOf = (count: number) => NAMES.slice(0, count).map((name) => ({ name }));
/** Most moves differ only by a name, so this many are enough to cover each kind. */
const MAX_MOVES = 30;

function readerOf({ game, table }: Session, viewer: Viewer): Describer {
  const seats = table.players.map(({ name }) => name);
  return describerAt(game, table.viewFor(viewer), { seats, viewer: viewer === 'spectator' ? undefined : viewer });
}

/** Earlier moves are tried again later, so that refusals of every kind occur. */
const MAX_TRIED = 60;

/** What the moves of the decision would do and cost, and why moves of earlier decisions are not possible. */
function* tellForecasts(session: Session, seat: SeatId, tried: ReadonlySet<Move>): Generator<string> {
  const { table } = session;
  const { fact, danger, reason } = readerOf(session, seat);
  for (const { facts, dangers } of table.forecasts(seat).slice(-MAX_MOVES)) {
    for (const one of facts) yield fact(one);
    for (const one of dangers) yield danger(one);
  }
  for (const earlier of tried) {
    const said = table.whyNot(seat, earlier)?.says;
    if (said !== undefined) yield reason(said);
  }
}

/** Plays a random game and renders all text for every seat: decisions, choices, events and scores, forecasts and refusals. */
function tellGame(session: Session, seed: string): ReadonlySet<string> {
  const { players } = session.table;
  // A decision of Escape Plan may contain secrets of its seat.
  const isOpen = session.game.host.id === 'gangsta';
  const told = new Set<string>();
  const tried = new Set<Move>();
  const chance = seededChance(seed);
  const viewers: readonly Viewer[] = ['spectator', ...players.keys()];
  for (let { asked } = session.table; asked !== undefined; { asked } = session.table) {
    const { step, move } = readerOf(session, asked.seat);
    told.add(step(asked.frame));
    for (const legal of asked.moves.slice(-MAX_MOVES)) told.add(move(legal));
    for (const text of tellForecasts(session, asked.seat, tried)) told.add(text);
    for (const legal of asked.moves) if (tried.size < MAX_TRIED) tried.add(legal);
    if (isOpen) for (const viewer of viewers) told.add(readerOf(session, viewer).step(asked.frame));
    playMove(session, asked.moves[drawBelow(chance, asked.moves.length)]!);
  }
  for (const viewer of viewers) {
    const { event, score } = readerOf(session, viewer);
    for (const { events } of session.table.sceneFor(viewer).log.passages)
      for (const happened of events) told.add(event(happened));
    for (const { lines } of session.table.result?.ranking ?? []) for (const { line } of lines) told.add(score(line));
  }
  return told;
}

/** Finds leftovers of templates, missing values and internal ids. */
const BROKEN = /undefined|NaN|[{}]| {2}|hidden|object|none|:\w+:|\.\./u;

test.each(LANGUAGES)('every question and event of Gangsta! can be told in %s to every seat', async (language) => {
  await setLanguage(language, GAMES);
  const told = new Set<string>();
  for (let seed = 0; seed < 8; seed += 1) {
    const players = playersOf(2 + (seed % 3));
    const session = newSession({ seed: String(seed), players, options: OPTIONS[seed % 2] ?? {} });
    for (const text of tellGame(session, `choices ${seed}`)) told.add(text);
  }
  expect([...told].filter((text) => BROKEN.test(text))).toEqual([]);
  expect(told.size).toBeGreaterThan(500);
});

test.each(LANGUAGES)('every question and event of Escape Plan can be told in %s to every seat', async (language) => {
  await setLanguage(language, GAMES);
  const told = new Set<string>();
  for (let seed = 0; seed < 10; seed += 1) {
    const session = newEscape({ seed: String(seed), players: playersOf(1 + (seed % 5)) });
    for (const text of tellGame(session, `choices ${seed}`)) told.add(text);
  }
  expect([...told].filter((text) => BROKEN.test(text))).toEqual([]);
  expect(told.size).toBeGreaterThan(1000);
});

test.each(LANGUAGES)('in %s the seat that drew tiles sees their values as money', async (language) => {
  await setLanguage(language, GAMES);
  const session = newEscape({ seed: 'drawn', players: playersOf(2) });
  const drawn = { seat: 0, from: 'green', drawn: [30, 40] } as const;
  const { eventFor } = escapePlan;
  const tell = (viewer: Viewer) => readerOf(session, viewer).event(eventFor({ type: 'tilesDrawn', ...drawn }, viewer));
  for (const told of [tell(0), readerOf(session, 0).step({ step: 'keepTile', ...drawn })])
    expect(told).toMatch(/\$30k.*\$40k/u);
  expect(tell(1)).not.toMatch(/30|40/u);
});
