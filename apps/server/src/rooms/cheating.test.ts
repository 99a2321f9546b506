import { gangsta } from '@getaway/gangsta';
import { type Fairness, fairBeginning, pledgeOf, verify } from '@getaway/kernel';
import { compareWithProof, isTampering } from '@getaway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginFair,
  type DrawJournal,
  type FairParty,
  gatherFair,
  journalOf,
  playOut,
  witnessOf,
} from '../testing/fairParty.ts';
import { type Served, serve } from '../testing/serve.ts';

let server: Served;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.remove());

describe('a game between honest people', () => {
  let party: FairParty;
  let journal: DrawJournal;
  beforeAll(async () => {
    party = await gatherFair(server.url, ['Ada', 'Ben']);
    await beginFair(party);
    await playOut(party);
    journal = await journalOf(server.url, party.table);
  });

  test('is verified, draw by draw', () => {
    expect(verify(gangsta, journal)).toMatchObject({ verdict: 'verified', seed: journal.seed });
    expect(journal.draws.length).toBeGreaterThan(0);
  });

  test('has the values of both devices in its seed', () => {
    expect(journal.fair.contributions).toHaveLength(2);
    expect(party.devices.map((device) => compareWithProof(journal.fair, witnessOf(device)))).toEqual([
      'included',
      'included',
    ]);
  });

  test('reveals the secret, the values and the seed to nobody before the end', () => {
    const secrets = [journal.fair.secret, journal.seed, ...journal.fair.contributions.map(({ value }) => value ?? '')];
    for (const { client } of party.devices)
      for (const text of client.received) {
        const over = text.includes('"result"');
        for (const secret of secrets) expect(!over && text.includes(secret)).toBe(false);
      }
  });

  test('can be restored with its proof', async () => {
    server = await server.again();
    expect(await journalOf(server.url, party.table)).toEqual(journal);
  });

  describe('if the server cheats, each device that took part detects it', () => {
    const cheats: readonly (readonly [string, (told: DrawJournal) => DrawJournal])[] = [
      [
        'with another secret and its commitment',
        (told) => dealt(told, fairBeginning(told.fair.table, 'b'.repeat(64), told.fair.contributions)),
      ],
      [
        'with another secret under the old commitment',
        (told) => ({ ...told, fair: { ...told.fair, secret: 'b'.repeat(64) } }),
      ],
      [
        'by leaving out a device',
        (told) => dealt(told, fairBeginning(told.fair.table, told.fair.secret, told.fair.contributions.slice(1))),
      ],
      [
        'by saying that a device did not answer',
        (told) => {
          const [{ seat, pledge }, second] = told.fair.contributions as [{ seat: number; pledge: string }, object];
          return dealt(told, fairBeginning(told.fair.table, told.fair.secret, [{ seat, pledge }, second as never]));
        },
      ],
      [
        'with another value in place of one',
        (told) => {
          const { table, secret, contributions } = told.fair;
          const value = 'c'.repeat(64);
          return dealt(
            told,
            fairBeginning(table, secret, contributions.with(0, { seat: 0, pledge: pledgeOf(table, value), value })),
          );
        },
      ],
      [
        'with another value under the old pledge',
        (told) => {
          const [first, second] = told.fair.contributions;
          const changed = [{ ...first!, value: 'c'.repeat(64) }, second!];
          return dealt(told, fairBeginning(told.fair.table, told.fair.secret, changed));
        },
      ],
      [
        'with its own value, chosen after trying many seeds',
        (told) => {
          const { table, secret, contributions } = told.fair;
          const ground = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(64, '0')).map((value) =>
            fairBeginning(table, secret, [...contributions, { seat: 1, pledge: pledgeOf(table, value), value }]),
          );
          return dealt(told, ground.toSorted((a, b) => (a.seed < b.seed ? -1 : 1))[0]!);
        },
      ],
      ['with a seed that does not follow', (told) => ({ ...told, seed: 'd'.repeat(64) })],
      [
        'with a changed draw of the setup',
        (told) => ({ ...told, draws: told.draws.with(0, told.draws[0] === 0 ? 1 : 0) }),
      ],
      [
        'with a changed draw of the game',
        (told) => {
          const at = told.entries.findIndex(({ draws }) => draws.length > 0);
          const entry = told.entries[at]!;
          const draws = entry.draws.with(0, entry.draws[0] === 0 ? 1 : 0);
          return { ...told, entries: told.entries.with(at, { ...entry, draws }) };
        },
      ],
    ];

    /** The journal of a cheating server, which dealt the game from another seed. The draws follow from that seed. */
    function dealt(told: DrawJournal, beginning: { readonly seed: string; readonly fair: Fairness }): DrawJournal {
      return { ...told, ...beginning };
    }

    test.each(cheats)('%s', (_, cheat) => {
      const told = cheat(journal);
      const found = verify(gangsta, told);
      const lies = party.devices.map((device) => isTampering(compareWithProof(told.fair, witnessOf(device))));
      expect(found.verdict === 'wrong' || lies.some(Boolean)).toBe(true);
    });

    test('even if all its draws follow from the seed that it has chosen', () => {
      const { table, contributions } = journal.fair;
      const chosen = fairBeginning(table, 'b'.repeat(64), contributions);
      for (const device of party.devices)
        expect(compareWithProof(chosen.fair, witnessOf(device))).toBe('otherCommitment');
      const without = fairBeginning(table, journal.fair.secret, contributions.slice(1));
      for (const device of party.devices)
        expect(compareWithProof(without.fair, witnessOf(device))).toBe('otherPledges');
      const more = fairBeginning(table, journal.fair.secret, [
        ...contributions,
        { seat: 1, pledge: pledgeOf(table, 'c'.repeat(64)), value: 'c'.repeat(64) },
      ]);
      for (const device of party.devices) expect(compareWithProof(more.fair, witnessOf(device))).toBe('otherPledges');
      const [{ seat, pledge }] = contributions as [{ seat: number; pledge: string }];
      const silent = fairBeginning(table, journal.fair.secret, contributions.with(0, { seat, pledge }));
      expect(compareWithProof(silent.fair, witnessOf(party.devices[0]))).toBe('leftOut');
    });
  });
});
