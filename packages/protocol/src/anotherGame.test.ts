import { playableOf } from '@getaway/games';
import { GAMES as WITH_PICKPOCKETS } from '@getaway/games/testing';
import { expect, test } from 'vitest';
import { session } from './session.ts';
import { Client } from './testing/client.ts';

test('a game added to the registry can be played by its bot and replayed from its journal', async () => {
  const client = new Client(session({ games: await playableOf(WITH_PICKPOCKETS) }));
  expect(client.ask('hello').games.map(({ id }) => id)).toEqual(['gangsta', 'escape-plan', 'pickpockets']);
  client.ask('new', { game: 'pickpockets', players: 3, seed: 'purses' });
  for (let due = client.ask('decision'); 'decision' in due; due = client.ask('decision')) {
    const { move } = client.ask('bot', { level: 'steady' });
    expect(due.decision.moves).toContainEqual(move);
    client.ask('play', { seat: due.decision.seat, move });
  }
  const { result } = client.ask('result');
  expect(result).toMatchObject({ endedBy: 'purses' });
  const { journal } = client.ask('journal');
  client.ask('new', { game: 'pickpockets', players: 2, seed: 'others' });
  expect(client.ask('replay', { journal })).toHaveProperty('result', result);
});
