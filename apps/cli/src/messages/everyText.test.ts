import { escapePlan } from '@getaway/escape-plan';
import type { Options } from '@getaway/gangsta';
import { drawBelow, type Move, type SeatId, seededChance, type Viewer } from '@getaway/kernel';
import { type Describer, moneyIn } from '@getaway/text';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { describerAt } from '../games/voice.ts';
import { playMove, type Session } from '../table/session.ts';
import { newEscape, newSession } from '../testing/tables.ts';
import { LANGUAGES } from './languages.ts';

afterAll(() => setLanguage('en', GAMES));

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eve'];
const OPTIONS: readonly Options[] = [
  { families: false, resources: false, openJobs: true },
  { families: true, resources: true, openJobs: false },
];
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const playersOf = (count: number) => NAMES.slice(0, count).map((name) => ({ name }));
/** How many moves are described per decision. Most moves differ only by a name, so 30 cover every kind. */
const MAX_MOVES = 30;

/** Everything that one viewer can be told at one moment of a game. */
interface Moment {
  readonly game: Session['game'];
  readonly names: readonly string[];
  readonly view: object;
  readonly viewer: Viewer;
  readonly says: readonly ((reader: Describer) => string)[];
}

function readerOf({ game, names, view, viewer }: Moment): Describer {
  return describerAt(game, view, { seats: names, viewer: viewer === 'spectator' ? undefined : viewer });
}

function momentOf({ game, table }: Session, viewer: Viewer, says: Moment['says']): Moment {
  return { game, names: table.players.map(({ name }) => name), view: table.viewFor(viewer), viewer, says };
}

/** How many moves of earlier decisions are tried again at each decision, so that every kind of refusal occurs. */
const MAX_TRIED = 60;

/**
 * The facts and dangers of the decision's moves, and the reasons why moves of earlier decisions are not possible now.
 */
function* forecasts({ table }: Session, seat: SeatId, tried: ReadonlySet<Move>): Generator<Moment['says'][number]> {
  for (const { facts, dangers } of table.forecasts(seat).slice(-MAX_MOVES)) {
    for (const one of facts) yield ({ fact }) => fact(one);
    for (const one of dangers) yield ({ danger }) => danger(one);
  }
  for (const earlier of tried) {
    const said = table.whyNot(seat, earlier)?.says;
    if (said !== undefined) yield ({ reason }) => reason(said);
  }
}

/**
 * Plays a random game and collects every text about it for every seat. Each game is played only once for all languages,
 * because computing the forecasts takes most of the time.
 */
function* momentsOf(session: Session, seed: string): Generator<Moment> {
  const { players } = session.table;
  // Decisions of Gangsta! are public. Decisions of Escape Plan may contain secrets of the deciding seat.
  const isOpen = session.game.host.id === 'gangsta';
  const tried = new Set<Move>();
  const chance = seededChance(seed);
  const viewers: readonly Viewer[] = ['spectator', ...players.keys()];
  for (let { asked } = session.table; asked !== undefined; { asked } = session.table) {
    const { frame, seat, moves } = asked;
    const question = ({ step }: Describer): string => step(frame);
    const choices = moves.slice(-MAX_MOVES).map(
      (legal) =>
        ({ move }: Describer) =>
          move(legal),
    );
    yield momentOf(session, seat, [question, ...choices, ...forecasts(session, seat, tried)]);
    for (const legal of moves) if (tried.size < MAX_TRIED) tried.add(legal);
    if (isOpen) for (const viewer of viewers) yield momentOf(session, viewer, [question]);
    playMove(session, moves[drawBelow(chance, moves.length)]!);
  }
  const scores = (session.table.result?.ranking ?? []).flatMap(({ lines }) => lines);
  for (const viewer of viewers) {
    const events = session.table.sceneFor(viewer).log.passages.flatMap((passage) => passage.events);
    yield momentOf(session, viewer, [
      ...events.map(
        (happened) =>
          ({ event }: Describer) =>
            event(happened),
      ),
      ...scores.map(
        ({ line }) =>
          ({ score }: Describer) =>
            score(line),
      ),
    ]);
  }
}

function tell(moments: readonly Moment[]): ReadonlySet<string> {
  const told = new Set<string>();
  for (const moment of moments) {
    const reader = readerOf(moment);
    for (const say of moment.says) told.add(say(reader));
  }
  return told;
}

/** Games of Gangsta! with 2 to 4 players, with and without the variants. */
const gamesOfGangsta = range(6).flatMap((seed) => [
  ...momentsOf(
    newSession({ seed: String(seed), players: playersOf(2 + (seed % 3)), options: OPTIONS[seed % 2] ?? {} }),
    `choices ${seed}`,
  ),
]);
const gamesOfEscapePlan = range(5).flatMap((seed) => [
  ...momentsOf(newEscape({ seed: String(seed), players: playersOf(1 + (seed % 5)) }), `choices ${seed}`),
]);

/** Matches leftovers of templates, missing values and internal ids. */
const BROKEN = /undefined|NaN|[{}]| {2}|hidden|object|none|:\w+:|\.\./u;

test.each(LANGUAGES)('every question and event of Gangsta! reads well in %s for every seat', async (language) => {
  await setLanguage(language, GAMES);
  const told = tell(gamesOfGangsta);
  expect([...told].filter((text) => BROKEN.test(text))).toEqual([]);
  expect(told.size).toBeGreaterThan(500);
});

test.each(LANGUAGES)('every question and event of Escape Plan reads well in %s for every seat', async (language) => {
  await setLanguage(language, GAMES);
  const told = tell(gamesOfEscapePlan);
  expect([...told].filter((text) => BROKEN.test(text))).toEqual([]);
  expect(told.size).toBeGreaterThan(1000);
});

test.each(LANGUAGES)('in %s the seat that drew tiles sees their values as money', async (language) => {
  await setLanguage(language, GAMES);
  const session = newEscape({ seed: 'drawn', players: playersOf(2) });
  const drawn = { seat: 0, from: 'green', drawn: [30, 40] } as const;
  const { eventFor } = escapePlan;
  const readerFor = (viewer: Viewer) => readerOf(momentOf(session, viewer, []));
  const tellTo = (viewer: Viewer) => readerFor(viewer).event(eventFor({ type: 'tilesDrawn', ...drawn }, viewer));
  for (const told of [tellTo(0), readerFor(0).step({ step: 'keepTile', ...drawn })])
    expect(told.split(moneyIn('$30k', language))[1]).toContain(moneyIn('$40k', language));
  expect(tellTo(1)).not.toMatch(/30|40/u);
});

test.each(LANGUAGES)('in %s the title of a job that somebody looked at is in quotation marks', async (language) => {
  await setLanguage(language, GAMES);
  const reader = readerOf(momentOf(newSession({ seed: 'looked', players: playersOf(2) }), 0, []));
  const looked = { type: 'topLookedAt', seat: 0, deck: 'jobs', card: 'soft-brakes' };
  expect(reader.event(looked)).toMatch(/: [“„«][^:]+[”“»]\.$/u);
});
