import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Client, NEW, seated } from './testing/client.ts';
import { VERSION } from './version.ts';

/** A list that contains the house pack, the built-in one. Other tests may have added packs. */
const HOUSE_FIRST = expect.arrayContaining([{ id: 'house', hash: expect.stringMatching(/^[0-9a-f]{16}$/) }]);

test('hello lists the games with their players, packs and options', () => {
  const { name, version, protocol, games } = new Client().ask('hello');
  expect({ name, version, protocol }).toEqual({ name: 'Getaway', version: VERSION, protocol: 1 });
  expect(games).toEqual([
    {
      id: 'gangsta',
      players: { min: 2, max: 5, unofficial: [5] },
      packs: HOUSE_FIRST,
      options: expect.objectContaining({ families: { default: false, values: [false, true] } }),
    },
    {
      id: 'escape-plan',
      players: { min: 1, max: 5 },
      packs: HOUSE_FIRST,
      options: { gentle: { default: false, values: [false, true] } },
    },
  ]);
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
});

test('new answers the first decision; the same seed gives the same game', () => {
  expect(new Client().ask('new', NEW)).toEqual(new Client().ask('new', NEW));
  expect(seated().decision).toMatchObject({ number: 0, step: 'act' });
  expect(seated({ options: { resources: true } }).decision.step).toBe('chooseResource');
});

test('new takes a pack by its id or its hash', () => {
  const [game] = new Client().ask('hello').games;
  const { id, hash } = game!.packs[0]!;
  for (const pack of [id, hash]) expect(seated({ pack }).decision.number).toBe(0);
});

test('play answers the events, unredacted, and the next decision', () => {
  const client = seated({ options: { resources: true } });
  const { seat, moves } = client.decision;
  const { events } = client.ask('play', { seat, number: 0, move: moves[0] });
  expect(events).toEqual([{ type: 'resourceKept', seat, resource: (moves[0] as { resource?: string }).resource }]);
  expect(client.decision.number).toBe(1);
});

test('undo takes back the last choice; its number is not used again', () => {
  const client = seated();
  const before = client.decision;
  client.ask('play', { seat: before.seat, move: { move: 'pass' } });
  const { decision } = client.ask('undo', { seat: before.seat });
  expect(decision).toEqual({ ...before, number: 2 });
});

test('view shows each viewer only what it may know', () => {
  const client = seated({ options: { resources: true } });
  const views = [0, 1, 'spectator'].map(
    (seat) => client.ask('view', { seat }).view as { seats: { dealt?: string[] }[] },
  );
  const dealt = views.map(({ seats }) => seats.map((held) => held.dealt?.length ?? 0));
  expect(dealt).toEqual([
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
  expect(JSON.stringify(views)).not.toContain('chance');
});

test('position and load: a game continues in another session', () => {
  const client = seated({ options: { families: true } });
  for (let i = 0; i < 9; i += 1) client.playNth(i);
  const { position } = client.ask('position');
  const other = new Client();
  expect(other.ask('load', { position })).toEqual(client.ask('decision'));
  expect(other.ask('position').position).toEqual(position);
  client.playNth(1);
  other.playNth(1);
  expect(other.ask('position')).toEqual(client.ask('position'));
});

test('journal and replay: the same game, up to any entry, becomes the current one', () => {
  const client = seated();
  const positions = [client.ask('position').position];
  for (let i = 0; i < 9; i += 1) {
    client.playNth(i);
    positions.push(client.ask('position').position);
  }
  const { journal } = client.ask('journal');
  for (const [at, position] of positions.entries()) {
    const other = new Client();
    expect(other.ask('replay', { journal, at }).position).toMatchObject({
      number: at,
      state: { jobs: position.state.jobs },
    });
    expect(other.ask('position').position).toEqual(position);
  }
  const other = new Client();
  expect(other.ask('replay', { journal })).toEqual({ position: positions.at(-1), decision: client.decision });
  expect(other.ask('journal').journal).toEqual(journal);
});

test('the journal of a loaded position begins there', () => {
  const client = seated();
  const { position } = client.ask('position');
  client.ask('load', { position });
  client.playNth(0);
  const { journal } = client.ask('journal');
  expect(journal).toMatchObject({ position, entries: [{ seat: client.decision.seat }] });
  expect(new Client().ask('replay', { journal }).position).toEqual(client.ask('position').position);
});

test.each(['random', 'steady', 'shrewd', 'wily'])(
  'bot answers a legal move of the level %s and changes nothing',
  (level) => {
    const client = seated();
    const { position } = client.ask('position');
    const { move, why } = client.ask('bot', { level });
    expect(client.decision.moves).toContainEqual(move);
    expect(client.ask('bot', { level })).toEqual({ move, why });
    if (level !== 'random') expect(why.expected[0]?.move).toEqual(move);
    expect(client.ask('position').position).toEqual(position);
  },
);

test('a bot that searches keeps within the rollouts that are asked for', () => {
  const client = seated();
  for (const rollouts of [1, 8, 40]) {
    const { why } = client.ask('bot', { level: 'mastermind', rollouts });
    const used = why.expected.reduce((sum, one) => sum + (one.rollouts ?? 0), 0);
    expect(used).toBeLessThanOrEqual(rollouts);
  }
});

test.each([1, 2, 3, 4, 5])('a game of Escape Plan through the protocol: %i players', (players) => {
  const client = new Client();
  client.ask('new', { game: 'escape-plan', players, seed: 'x' });
  expect(client.decision).toMatchObject({ number: 0, step: 'placeTile' });
  const { move } = client.ask('bot', { level: 'steady' });
  expect(client.decision.moves).toContainEqual(move);
  client.playToTheEnd();
  expect(client.ask('result').result?.ranking.length).toBe(Math.max(2, players));
});

test('result is null until the end; then every answer contains it', () => {
  const client = seated();
  expect(client.ask('result')).toEqual({ result: null });
  client.playToTheEnd();
  const { result } = client.ask('result');
  expect(result?.ranking.map(({ place }) => place)[0]).toBe(1);
  expect(client.ask('decision')).toEqual({ result });
  expect(client.ask('load', { position: client.ask('position').position })).toEqual({ result });
  expect(client.ask('replay', { journal: client.ask('journal').journal })).toMatchObject({ result });
});
