import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { askedOf, Client, gather, playOne } from '../testing/client.ts';
import { after, afterLines, begun, played, who } from '../testing/played.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { answerBack, askBack, rewindByAdmin, silenceCounts } from './goingBack.ts';
import { deadlineOf } from './pace.ts';
import { dueOf } from './room.ts';
import { stand } from './seats.ts';
import { handToBot, takeBack, timeIsUp } from './substitutes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', turn: 60, increment: 0 } as const;
const agrees = (seat: number, at = 0) => answerBack({ seat, agrees: true, at });
const refuses = (seat: number, at = 0) => answerBack({ seat, agrees: false, at });

describe('rewinding past revealed information', () => {
  test('asks everybody who holds a seat, even if a bot plays it at the moment', () => {
    const room = played(begun(['a', 'b']), 6);
    const handed = after(room, handToBot({ by: 1, seat: 1, present: [], at: 0 }));
    const asked = after(handed, askBack(0, 2, 0));
    expect(asked.rewound).toBeUndefined();
    expect(asked.table?.choices).toBe(6);
    expect(after(asked, agrees(1))).toMatchObject({ rewound: { by: 'agreement', agreed: [0, 1], from: 6, to: 2 } });
  });

  test('a bot that took over after a timeout does not answer for its owner', () => {
    const room = played(begun(['a', 'b'], { pace: LIVE, onTimeout: 'bot' }), 6);
    const late = after(room, timeIsUp(DAY));
    const owner = dueOf(room)!.seat;
    expect(late.bots[owner]).toMatchObject({ why: 'time' });
    expect(after(late, askBack(1 - owner, 2, DAY)).rewound).toBeUndefined();
  });

  test('a player alone with bots asks nobody', () => {
    const room = played(begun(['a']), 6);
    expect(after(room, askBack(0, 2, 0))).toMatchObject({ rewound: { agreed: [0] }, ask: undefined });
  });

  test('a new choice withdraws the question, because nobody has agreed to lose that choice', () => {
    const asked = after(played(begun(['a', 'b', 'c']), 6), askBack(0, 5, 0));
    const later = played(after(asked, agrees(1)), 1);
    expect(later.ask).toBeUndefined();
    expect(agrees(2)(later)).toMatchObject({ refusal: { because: 'nobodyAsked' } });
    expect(later.table?.choices).toBe(7);
  });

  test('the number of questions is limited', () => {
    let room = played(begun(['a', 'b']), 6);
    for (let i = 0; i < 3; i += 1) room = after(after(room, askBack(0, 2, 0)), refuses(1));
    expect(askBack(0, 2, 0)(room)).toMatchObject({ refusal: { because: 'askedEnough' } });
    expect(askBack(0, 2, 0)(played(room, 1))).toHaveProperty('ok');
  });

  test('the rewinds of a player alone with bots are limited too, even if bots choose in between', () => {
    let room = played(begun(['a']), 6);
    const bots = (): void => {
      while (room.table?.due === 1) room = played(room, 1);
    };
    for (let i = 0; i < 3; i += 1) {
      room = after(room, askBack(0, (room.table?.choices ?? 0) - 1, 0));
      bots();
    }
    expect(askBack(0, 1, 0)(room)).toMatchObject({ refusal: { because: 'askedEnough' } });
    expect(askBack(0, 1, 0)(played(room, 1))).toHaveProperty('ok');
  });

  test('agreeing twice counts once', () => {
    const asked = after(after(played(begun(['a', 'b', 'c']), 6), askBack(0, 2, 0)), agrees(1));
    expect(agrees(1)(asked)).toMatchObject({ ok: { lines: [] } });
    expect(agrees(0)(asked)).toMatchObject({ ok: { lines: [] } });
    expect(after(asked, refuses(1)).ask).toBeUndefined();
  });

  test('a player who leaves has no vote: the rewind happens if all others have agreed', () => {
    const asked = after(played(begun(['a', 'b', 'c']), 6), askBack(0, 2, 0));
    const agreed = after(asked, agrees(1));
    expect(after(agreed, stand(who('c', 5), 2, []))).toMatchObject({
      ask: undefined,
      rewound: { at: 5, by: 'agreement', agreed: [0, 1], from: 6, to: 2 },
    });
    const open = after(asked, stand(who('c', 5), 2, []));
    expect(open).toMatchObject({ ask: { agreed: [0] }, rewound: undefined });
    expect(after(open, agrees(1))).toMatchObject({ rewound: { by: 'agreement' } });
    expect(after(agreed, stand(who('b', 5), 1, []))).toMatchObject({ ask: { by: 0 }, rewound: undefined });
    expect(after(agreed, stand(who('a', 5), 0, []))).toMatchObject({ ask: undefined, rewound: undefined });
  });

  test('an older version could leave a question open although everybody had agreed; agreeing once more answers it', () => {
    const asked = after(after(played(begun(['a', 'b', 'c']), 6), askBack(0, 2, 0)), agrees(1));
    const stalled = afterLines(asked, [{ line: 'stood', at: 5, seat: 2 }]);
    expect(stalled.ask).toBeDefined();
    expect(agrees(1, 6)(stalled)).toMatchObject({
      ok: { lines: [{ line: 'rewound', at: 6, entries: 2, by: 'agreement' }] },
    });
  });

  test.each([
    [{ kind: 'live', turn: 60, increment: 0 }, 10 * MINUTE],
    [{ kind: 'live', turn: 1800, increment: 0 }, 30 * MINUTE],
    [{ kind: 'days', days: 2 }, 2 * DAY],
    [{ kind: 'free' }, DAY],
  ] as const)('silence counts after a long wait that is announced: %j', (pace, wait) => {
    const asked = after(played(begun(['a', 'b', 'c'], { pace }), 6), askBack(0, 2, 1000));
    expect(asked.ask?.until).toBe(1000 + wait);
    expect(silenceCounts(999 + wait)(asked)).toMatchObject({ ok: { lines: [] } });
    const back = after(after(asked, agrees(2)), silenceCounts(1000 + wait));
    expect(back.rewound).toMatchObject({ by: 'silence', agreed: [0, 2], silent: [1] });
  });

  test('clocks and bots wait while the question is open, and then continue', () => {
    const room = played(begun(['a', 'b'], { pace: LIVE, onTimeout: 'bot' }), 6, 1000);
    const before = deadlineOf(room.setup.pace, room.clock)!;
    const asked = after(room, askBack(0, 2, 2000));
    expect(dueOf(asked)).not.toHaveProperty('deadline');
    expect(timeIsUp(DAY)(asked)).toMatchObject({ ok: { lines: [] } });
    expect(dueOf(after(asked, refuses(1, 32_000)))).toMatchObject({ deadline: before + 30_000 });
  });

  test('leaving and returning while the question is open gives no new clock', () => {
    const room = played(begun(['a', 'b'], { pace: LIVE, onTimeout: 'bot' }), 6);
    const seat = dueOf(room)!.seat;
    const asked = after(room, askBack(seat, 2, 55_000));
    const handed = after(asked, handToBot({ by: seat, seat, present: [], at: 56_000 }));
    const back = after(after(handed, takeBack(seat, 61_000)), refuses(seat, 62_000));
    expect(dueOf(back)).toMatchObject({ deadline: 67_000 });
  });

  test('a player who returns after their time was up gets a new clock, even while the question is open', () => {
    const room = played(begun(['a', 'b'], { pace: LIVE, onTimeout: 'bot' }), 6);
    const seat = dueOf(room)!.seat;
    const asked = after(after(room, timeIsUp(60_000)), askBack(1 - seat, 2, 70_000));
    const back = after(after(asked, takeBack(seat, 75_000)), refuses(seat, 80_000));
    expect(dueOf(back)).toMatchObject({ deadline: 140_000 });
  });

  test('tables of older versions stay the same, although a choice did not close the question there', () => {
    const room = played(begun(['a', 'b', 'c']), 6);
    const asked = afterLines(room, [
      { line: 'asked', at: 0, seat: 0, entries: 5 },
      { line: 'answered', at: 0, seat: 1, agrees: true },
    ]);
    const stale = afterLines(played(asked, 3), [
      { line: 'answered', at: 0, seat: 2, agrees: true },
      { line: 'rewound', at: 0, entries: 5, by: 'agreement' },
    ]);
    expect(stale.table?.choices).toBe(5);
    expect(stale.rewound).toMatchObject({ by: 'agreement', agreed: [], from: 9, to: 5 });
  });

  test('the log records who agreed and what was removed, also after a rewind by an admin', () => {
    const room = played(begun(['a', 'b']), 6);
    const gone = room.table!.sceneFor(0).log.passages.slice(3);
    const back = after(after(room, askBack(0, 2, 7)), agrees(1, 8));
    const note = { at: 8, by: 'agreement', agreed: [0, 1], silent: [], from: 6, to: 2, passages: gone };
    expect(back.table!.sceneFor(0).log.passages.at(-1)?.wentBack).toEqual([note]);
    const again = after(played(back, 2), rewindByAdmin(1, 9));
    const { passages } = again.table!.sceneFor(0).log;
    expect(passages).toHaveLength(2);
    expect(passages[1]!.wentBack).toMatchObject([{ by: 'admin', agreed: [], from: 4, to: 1 }]);
    expect(passages[1]!.wentBack![0]!.passages[0]!.wentBack).toEqual([note]);
  });
});

describe('over sockets', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served.remove());
  afterEach(() => vi.useRealTimers());

  const first = <T>(moves: readonly T[]): T | undefined => moves[0];

  test('each reader keeps their part of the log, and later readers see the same', async () => {
    const options = { resources: true };
    const party = await gather(served.url, setupOf({ options }), ['Ada', 'Ben']);
    const { table, clients, people } = party;
    const [ada, ben] = clients as [Client, Client];
    for (let i = 0; i < 14; i += 1) await playOne(party, first);
    const before = clients.map((client) => client.seen(table).log);
    await ada.must('askBack', { table, entries: 1 });
    await ben.must('answerBack', { table, agrees: true });
    await ada.until(() => ada.seen(table).room.rewound !== undefined);
    await ben.until(() => ben.seen(table).room.rewound !== undefined);
    expect(ada.seen(table).room.rewound).toMatchObject({ by: 'agreement', agreed: [0, 1] });
    for (const [seat, { device }] of people.entries()) {
      const { log } = clients[seat]!.seen(table);
      expect(log).toHaveLength(2);
      expect(log[1]!.wentBack![0]!.passages).toEqual(before[seat]!.slice(2));
      const later = await Client.open(served.url, device);
      await later.must('watch', { table });
      expect(later.seen(table).log).toEqual(log);
    }
    const looker = await Client.open(served.url);
    await looker.must('watch', { table });
    const told = JSON.stringify(looker.seen(table).log[1]!.wentBack);
    expect(told).toContain('hidden');
    expect(told).not.toContain('"move":');
    // The log keeps its numbering after the rewind, so updates contain only the new part of the log.
    await playOne(party, first);
    expect(ada.seen(table).log).toHaveLength(3);
    expect(ada.seen(table).room.scene?.log.from).toBe(2);
  });

  test('a job counts silence as consent when the time is up', async () => {
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const { table, clients } = party;
    const [ada, ben] = clients as [Client, Client];
    for (let i = 0; i < 6; i += 1) await playOne(party, first);
    await ada.must('askBack', { table, entries: 2 });
    await ben.until(() => ben.seen(table).room.ask !== undefined);
    expect(ben.seen(table).room.ask!.until - ben.seen(table).room.ask!.at).toBe(DAY);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY + MINUTE });
    await ben.must('handToBot', { table, seat: 1 });
    await ada.until(() => ada.seen(table).room.rewound !== undefined, 'the end of the wait');
    expect(ada.seen(table).room.rewound).toMatchObject({ by: 'silence', agreed: [0], silent: [1] });
    await Promise.any(clients.map((client) => client.until(() => askedOf(client, table) !== undefined)));
  });
});
