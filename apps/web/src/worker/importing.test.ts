import { GAMES } from '@getaway/games';
import type { HostedTable } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { beforeEach, describe, expect, test } from 'vitest';
import { Tables } from './tables.ts';
import { memoryStore } from './testing/memoryStore.ts';
import type { OrTrouble } from './trouble.ts';

const players = [{ name: 'Ada' }, { name: 'Ben' }];
const host = await GAMES.gangsta.host();
const begun = host.begin({ players: 2, options: {} }, { seed: 'importing', players });
if ('refusal' in begun) throw new Error(begun.refusal.message);
const { ok: start } = begun;

/** Plays a number of choices. Each time, the nth move of the decision is chosen. */
function after(table: HostedTable, choices: number, nth: number): HostedTable {
  let next = table;
  for (let i = 0; i < choices; i += 1) {
    const { seat, number, moves } = next.asked!;
    const played = next.play(seat, [moves.at(nth)!], number);
    if ('refusal' in played) throw new Error(played.refusal.message);
    next = played.ok;
  }
  return next;
}

const fileOf = ({ journal }: HostedTable): string => writeGameFile({ players, journal });

function must<T>(outcome: OrTrouble<T>): T {
  if ('trouble' in outcome) throw new Error(`${outcome.trouble.what} ${outcome.trouble.detail ?? ''}`);
  return outcome.ok;
}

describe('a file of a game that is already here', () => {
  let page: Tables;
  let id: string;
  const open = async (table: HostedTable): Promise<string> => must(await page.imported(fileOf(table)));
  const kept = async (): Promise<readonly (readonly [id: string, choices: number])[]> =>
    must(await page.list()).flatMap((listed) => ('unreadable' in listed ? [] : [[listed.id, listed.choices] as const]));
  const four = after(start, 4, 0);
  beforeEach(async () => {
    const think = (): Promise<never> => Promise.reject(new Error('no bot plays here'));
    page = new Tables({ games: GAMES, store: Promise.resolve(memoryStore()), think });
    id = await open(four);
  });

  test('opens that game, however often it is opened', async () => {
    expect(await open(four)).toBe(id);
    expect(await kept()).toEqual([[id, four.choices]]);
  });

  test('never takes back what was played since', async () => {
    expect(await open(start)).toBe(id);
    expect(await kept()).toEqual([[id, four.choices]]);
  });

  test('adds what was played elsewhere', async () => {
    const six = after(four, 2, 0);
    expect(await open(six)).toBe(id);
    expect(await kept()).toEqual([[id, six.choices]]);
  });

  test('becomes another game once it was played differently', async () => {
    const other = after(start, 1, -1);
    expect(await open(other)).not.toBe(id);
    expect((await kept()).map(([, choices]) => choices).toSorted((a, b) => a - b)).toEqual([
      other.choices,
      four.choices,
    ]);
  });
});
