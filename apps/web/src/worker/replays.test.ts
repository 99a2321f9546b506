import type { Review } from '@getaway/bots/review';
import { GAMES, type GameId } from '@getaway/games';
import type { Player } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { expect, test } from 'vitest';
import { Replays, type ReplaysDeps, type ReplayTable } from './replays.ts';
import { Tables } from './tables.ts';
import { memoryAfterStore } from './testing/memoryAfterStore.ts';
import { memoryStore } from './testing/memoryStore.ts';
import type { OrTrouble } from './trouble.ts';

const PAIR = [{ name: 'Ada' }, { name: 'Ben' }];
const ADA_AND_BOT = [{ name: 'Ada' }, { name: 'Slick', bot: 'steady' }];
const nobody = (): Promise<never> => Promise.reject(new Error('nothing is computed here'));
const host = await GAMES.gangsta.host();

function must<T>(outcome: OrTrouble<T>): T {
  if ('trouble' in outcome) throw new Error(`${outcome.trouble.what} ${outcome.trouble.detail ?? ''}`);
  return outcome.ok;
}

/** A stored game with its replay. The game stops after `choices` choices. By default, it is played to its end. */
async function replayed(
  players: readonly Player[],
  choices = Number.POSITIVE_INFINITY,
  review: ReplaysDeps<GameId>['review'] = nobody,
) {
  const begun = host.begin({ players: 2, options: {} }, { seed: 'replays', players });
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  let table = begun.ok;
  while (table.due !== undefined && table.choices < choices) {
    const next = table.play(table.due, [table.asked!.moves.at(-1)!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  const tables = new Tables({ games: GAMES, store: Promise.resolve(memoryStore()), think: nobody });
  const id = must(await tables.imported(writeGameFile({ players, journal: table.journal })));
  const replays = new Replays({
    tables,
    after: Promise.resolve(memoryAfterStore()),
    practise: () => Promise.resolve(),
    chances: () => Promise.resolve([0.5, 0.5]),
    review,
  });
  const replay: ReplayTable = must(await replays.open(id));
  return { tables, id, replay, replays };
}

test('a game that is played on is stored with its origin; the original stays as it is', async () => {
  const { tables, id, replay } = await replayed(ADA_AND_BOT, 20);
  const before = must(await tables.exported(id));
  const fork = must(await replay.playOn({ passages: 9, players: ADA_AND_BOT }));
  expect(must(await tables.exported(id))).toBe(before);
  const listed = must(await tables.list()).find((game) => game.id === fork);
  expect(listed).toMatchObject({ choices: 0, origin: { id, passages: 9, names: ['Ada', 'Slick'], drawnFor: 0 } });
  // The exported file of the fork still names the game from which it was forked.
  const text = must(await tables.exported(fork));
  const elsewhere = new Tables({ games: GAMES, store: Promise.resolve(memoryStore()), think: nobody });
  await elsewhere.imported(text);
  expect(must(await elsewhere.list())).toEqual([expect.objectContaining({ origin: expect.objectContaining({ id }) })]);
});

test('people who share a device see only what everybody saw while the game runs, and can’t fork it', async () => {
  const { replay } = await replayed(PAIR, 20);
  expect(replay.about()).toMatchObject({ over: false, onlookers: ['spectator'], length: 21 });
  expect(replay.moment(0, 5)).toHaveProperty('refusal');
  expect(await replay.playOn({ passages: 5, players: PAIR, from: 0 })).toHaveProperty('trouble');
  expect(await replay.chances('spectator', 5)).toBeUndefined();
});

test('everybody’s chances are known after the game, and only one’s own during the game', async () => {
  const over = await replayed(PAIR);
  expect(over.replay.about().onlookers).toEqual(['open', 0, 1]);
  expect(await over.replay.chances('open', 5)).toEqual([0.5, 0.5]);
  const running = await replayed(ADA_AND_BOT, 20);
  expect(await running.replay.chances(0, 5)).toEqual([0.5, undefined]);
});

test('a player who leaves during a review and comes back sees how far it is, and its result', async () => {
  const working = Promise.withResolvers<(left: number) => void>();
  const ended = Promise.withResolvers<Review>();
  const { replay, replays, id } = await replayed(PAIR, undefined, (_task, onProgress) => {
    working.resolve(onProgress);
    return ended.promise;
  });
  const first: number[] = [];
  const again: number[] = [];
  const begun = replay.review((left) => first.push(left));
  const report = await working.promise;
  report(20);
  const returned = must(await replays.open(id));
  expect(await returned.isReviewed()).toBe(true);
  const followed = returned.review((left) => again.push(left));
  report(15);
  const found = { decisions: [], seats: [] };
  ended.resolve(found);
  expect(await Promise.all([begun, followed])).toEqual([found, found]);
  expect([first, again]).toEqual([
    [20, 15],
    [20, 15],
  ]);
});
