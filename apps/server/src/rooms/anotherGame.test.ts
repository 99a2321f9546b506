import { afterAll, expect, test } from 'vitest';
import { gather, playOne } from '../testing/client.ts';
import { serve, setupOf } from '../testing/serve.ts';

let served = await serve({ registry: '@getaway/games/testing' });
afterAll(() => served.remove());

test('a game that is one more line of the registry is played over the network to its end, with its bot', async () => {
  const setup = setupOf({ game: 'pickpockets', players: 3 });
  const party = await gather(served.url, setup, ['Ada', 'Ben']);
  const [ada] = party.clients;
  if (ada === undefined) throw new Error('nobody joined the table');
  const scene = () => ada.seen(party.table).room.scene;
  while (scene()?.result === undefined) {
    await ada.until(() => scene()?.due !== 2); // seat 2 is the bot's
    await playOne(party, (moves) => moves.find(({ move }) => move === 'grab') ?? moves[0]);
  }
  expect(scene()?.result).toMatchObject({ endedBy: 'purses' });
  const byBot = ada.seen(party.table).log.filter(({ seat }) => seat === 2);
  expect(byBot.flatMap(({ events }) => events.map(({ type }) => type))).toContain('grabbed');

  // The next server must read the same room from the store.
  const { result } = scene() ?? {};
  served = await served.again();
  const [client] = (await gather(served.url, setup, ['Cid'])).clients;
  await client?.must('watch', { table: party.table });
  expect(client?.seen(party.table).room.scene?.result).toEqual(result);
});

test('the refusal of a game that is not in the registry names the game', async () => {
  const usual = await serve();
  await expect(gather(usual.url, setupOf({ game: 'pickpockets' }), ['Ada'])).rejects.toThrow(
    'There is no game \\"pickpockets\\"; there is gangsta, escape-plan.',
  );
  await usual.remove();
});
