import { expect, test } from 'vitest';
import type { TableFilter } from '../port.ts';
import { headingOf, newId, newPerson, newTable, type SuiteStores, troubleOf } from './scene.ts';

export function tableTests({ store, other }: SuiteStores): void {
  const tables = (): ReturnType<SuiteStores['store']>['tables'] => store().tables;

  test('a table has its first line', async () => {
    const heading = headingOf(newId(), { listed: true, state: 'over', created: 0, changed: 8_000_000_000_000 });
    await tables().create(heading, '{"setup":1}');
    expect(await other().tables.heading(heading.id)).toEqual(heading);
    expect(await other().tables.lines(heading.id)).toEqual(['{"setup":1}']);
  });

  test('a missing table has no heading and no lines', async () => {
    const id = newId();
    expect(await tables().heading(id)).toBeUndefined();
    expect(await tables().lines(id)).toEqual([]);
    expect(await tables().snapshot(id)).toBeUndefined();
    expect(await tables().seats(id)).toEqual([]);
    expect(await tables().chat(id, 10)).toEqual([]);
    expect(await tables().note(id, id)).toBe('');
    await expect(tables().remove(id)).resolves.toBeUndefined();
  });

  test('an id can be used only once', async () => {
    const id = await newTable(store());
    expect(await troubleOf(tables().create(headingOf(id, { about: 'other' }), 'other'))).toBe('exists');
    expect(await tables().heading(id)).toEqual(headingOf(id));
    expect(await tables().lines(id)).toEqual(['line 0']);
  });

  test.each(['', ' ', 'a b', 'a/b', '../a', 'é', 'a\n', '\0', "a'b", `long-${'x'.repeat(1400)}`])(
    'an invalid id is refused and never found: %.20j',
    async (id) => {
      expect(await troubleOf(tables().create(headingOf(id), 'x'))).toBe('unfit');
      expect(await tables().heading(id)).toBeUndefined();
      expect(await tables().lines(id)).toEqual([]);
      expect(await tables().tablesOf(id)).toEqual([]);
    },
  );

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('an invalid time is refused: %d', async (changed) => {
    expect(await troubleOf(tables().create(headingOf(newId(), { changed }), 'x'))).toBe('unfit');
    expect(await troubleOf(tables().append(await newTable(store()), 1, ['x'], { changed }))).toBe('unfit');
  });

  test('lists by state and visibility, the latest first', async () => {
    const latest = Number.MAX_SAFE_INTEGER;
    const playing = await newTable(store(), { state: 'playing', listed: true, changed: latest - 3 });
    const hidden = await newTable(store(), { state: 'playing', changed: latest - 1 });
    const open = await newTable(store(), { listed: true, changed: latest - 2 });
    const ids = async (filter: TableFilter): Promise<readonly string[]> =>
      (await tables().list(filter)).filter(({ changed }) => changed >= latest - 3).map(({ id }) => id);
    expect(await ids({ most: 10 })).toEqual([hidden, open, playing]);
    expect(await ids({ most: 2 })).toEqual([hidden, open]);
    expect(await ids({ most: 10, listed: true })).toEqual([open, playing]);
    expect(await ids({ most: 10, state: 'playing' })).toEqual([hidden, playing]);
    expect(await ids({ most: 10, state: 'playing', listed: false })).toEqual([hidden]);
    await Promise.all([playing, hidden, open].map((id) => tables().remove(id)));
  });

  test('the newest snapshot stays', async () => {
    const id = await newTable(store());
    await tables().keepSnapshot(id, { lines: 5, document: '{"a":5}' });
    expect(await other().tables.snapshot(id)).toEqual({ lines: 5, document: '{"a":5}' });
    await tables().keepSnapshot(id, { lines: 9, document: '{"a":9}' });
    // This snapshot is older and comes late, from a slow process.
    await tables().keepSnapshot(id, { lines: 7, document: '{"a":7}' });
    expect(await tables().snapshot(id)).toEqual({ lines: 9, document: '{"a":9}' });
  });

  test('only one person can take a seat, until that person leaves it', async () => {
    const id = await newTable(store());
    const [ada, ben] = [await newPerson(store()), await newPerson(store(), 'Ben')];
    const seat = { seat: 1, person: ada, linkHash: 'a'.repeat(64) };
    expect(await tables().takeSeat(id, seat)).toBe(true);
    expect(await tables().takeSeat(id, { ...seat, person: ben })).toBe(false);
    expect(await other().tables.takeSeat(id, seat)).toBe(false);
    expect(await tables().takeSeat(id, { seat: 0, person: ben, linkHash: 'b' })).toBe(true);
    expect(await other().tables.seats(id)).toEqual([{ seat: 0, person: ben, linkHash: 'b' }, seat]);
    await tables().leaveSeat(id, 1);
    await tables().leaveSeat(id, 1);
    expect(await tables().takeSeat(id, { ...seat, person: ben })).toBe(true);
  });

  test('a seat can be given away, whoever had it', async () => {
    const id = await newTable(store());
    const [ada, ben] = [await newPerson(store()), await newPerson(store(), 'Ben')];
    await tables().giveSeat(id, { seat: 1, person: ada, linkHash: 'a' });
    await tables().giveSeat(id, { seat: 1, person: ben, linkHash: 'b' });
    expect(await other().tables.seats(id)).toEqual([{ seat: 1, person: ben, linkHash: 'b' }]);
    expect(await troubleOf(tables().giveSeat(newId(), { seat: 0, person: ada, linkHash: 'a' }))).toBe('missing');
  });

  test('an append can change the host', async () => {
    const [ada, ben] = [await newPerson(store()), await newPerson(store(), 'Ben')];
    const id = await newTable(store(), { host: ada });
    await tables().append(id, 1, ['line 1']);
    expect(await tables().heading(id)).toMatchObject({ host: ada });
    await tables().append(id, 2, ['line 2'], { host: ben });
    expect(await other().tables.heading(id)).toMatchObject({ host: ben });
    expect((await tables().tablesOf(ada)).map((table) => table.id)).not.toContain(id);
  });

  test('if many people take a seat at the same time, one of them gets it', async () => {
    const id = await newTable(store());
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(store())));
    const taken = await Promise.all(
      people.map((person, i) =>
        (i % 2 === 0 ? store() : other()).tables.takeSeat(id, { seat: 2, person, linkHash: 'x' }),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await tables().seats(id))[0]?.person).toBe(people[taken.indexOf(true)]);
  });

  test('lists the tables of a person, each once, the latest first', async () => {
    const person = await newPerson(store());
    const [older, newer] = [await newTable(store(), { changed: 5 }), await newTable(store(), { changed: 6 })];
    await newTable(store());
    for (const [id, seat] of [
      [older, 0],
      [newer, 0],
      [newer, 1],
    ] as const)
      await tables().takeSeat(id, { seat, person, linkHash: 'x' });
    expect((await tables().tablesOf(person)).map(({ id }) => id)).toEqual([newer, older]);
    const hosted = await newTable(store(), { host: person, changed: 7 });
    const both = await newTable(store(), { host: person, changed: 4 });
    await tables().takeSeat(both, { seat: 0, person, linkHash: 'x' });
    await newTable(store(), { host: 'somebody-else', changed: 8 });
    expect((await other().tables.tablesOf(person)).map(({ id }) => id)).toEqual([hosted, newer, older, both]);
    expect(await tables().heading(hosted)).toMatchObject({ host: person });
  });

  test('a table that a person has removed from their list comes back when they sit down again', async () => {
    const [ada, ben] = [await newPerson(store()), await newPerson(store())];
    const [table, hosted] = [
      await newTable(store(), { changed: 2 }),
      await newTable(store(), { host: ada, changed: 1 }),
    ];
    for (const [seat, person] of [ada, ben].entries())
      await tables().takeSeat(table, { seat, person, linkHash: `link-${seat}` });
    const idsOf = async (person: string): Promise<readonly string[]> =>
      (await other().tables.listOf(person)).map(({ id }) => id);
    expect(await idsOf(ada)).toEqual([table, hosted]);
    await tables().putAway(table, ada);
    await tables().putAway(table, ada);
    await tables().putAway(hosted, ada);
    expect(await idsOf(ada)).toEqual([]);
    expect(await idsOf(ben)).toEqual([table]);
    expect((await tables().tablesOf(ada)).map(({ id }) => id)).toEqual([table, hosted]);
    expect(await other().tables.putAwayBy(table)).toEqual([ada]);
    await tables().leaveSeat(table, 0);
    expect(await tables().takeSeat(table, { seat: 1, person: ada, linkHash: '' })).toBe(false); // the seat is Ben's
    expect(await tables().putAwayBy(table)).toEqual([ada]);
    await tables().takeSeat(table, { seat: 0, person: ada, linkHash: 'new' });
    expect(await idsOf(ada)).toEqual([table]);
    expect(await troubleOf(tables().putAway(newId(), ada))).toBe('missing');
    await tables().putAway(table, ben);
    await store().people.remove(ben);
    expect(await tables().putAwayBy(table)).toEqual([]);
  });

  test('a seat gets another link', async () => {
    const [id, ada, ben] = [await newTable(store()), await newPerson(store()), await newPerson(store())];
    await tables().takeSeat(id, { seat: 1, person: ada, linkHash: 'old' });
    await tables().putAway(id, ada);
    expect(await tables().relink(id, { seat: 1, person: ada, linkHash: 'new' })).toBe(true);
    expect(await tables().relink(id, { seat: 2, person: ada, linkHash: 'new' })).toBe(false);
    // The seat does not belong to Ben any more.
    expect(await tables().relink(id, { seat: 1, person: ben, linkHash: 'his' })).toBe(false);
    expect(await other().tables.seats(id)).toEqual([{ seat: 1, person: ada, linkHash: 'new' }]);
    expect(await tables().listOf(ada)).toEqual([]); // the table stays off Ada's list
  });

  test('a seat is claimed by its current link, not by an earlier one', async () => {
    const [id, ada, ben] = [await newTable(store()), await newPerson(store()), await newPerson(store())];
    await tables().takeSeat(id, { seat: 1, person: ada, linkHash: 'old' });
    await tables().putAway(id, ben);
    await tables().relink(id, { seat: 1, person: ada, linkHash: 'new' });
    expect(await tables().claimSeat(id, { seat: 1, person: ben, linkHash: 'old' })).toBe(false);
    expect(await other().tables.seats(id)).toEqual([{ seat: 1, person: ada, linkHash: 'new' }]);
    expect(await tables().claimSeat(id, { seat: 1, person: ben, linkHash: 'new' })).toBe(true);
    expect(await other().tables.seats(id)).toEqual([{ seat: 1, person: ben, linkHash: 'new' }]);
    expect(await tables().listOf(ben)).toMatchObject([{ id }]);
    expect(await troubleOf(tables().claimSeat(id, { seat: 1, person: newId(), linkHash: 'new' }))).toBe('missing');
  });

  test('if a claim and a new link come at the same time, one of them succeeds, and the old link never leads to the seat afterwards', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [id, ada, ben] = [await newTable(store()), await newPerson(store()), await newPerson(store())];
      await tables().takeSeat(id, { seat: 0, person: ada, linkHash: 'old' });
      const [isClaimed, isNew] = await Promise.all([
        other().tables.claimSeat(id, { seat: 0, person: ben, linkHash: 'old' }),
        tables().relink(id, { seat: 0, person: ada, linkHash: 'new' }),
      ]);
      expect(isClaimed).toBe(!isNew);
      const kept = isNew ? { person: ada, linkHash: 'new' } : { person: ben, linkHash: 'old' };
      expect(await tables().seats(id)).toEqual([{ seat: 0, ...kept }]);
    }
  });

  test('chat keeps its order', async () => {
    const id = await newTable(store());
    const said = ['one', 'two', 'three', '🤝 «čtyři»'].map((text, i) => ({
      at: 10 - i,
      person: 'p',
      name: 'Ada',
      text,
    }));
    for (const message of said) await tables().addChat(id, message);
    expect(await other().tables.chat(id, 10)).toEqual(said);
    expect(await tables().chat(id, 2)).toEqual(said.slice(-2));
    expect(await tables().chat(await newTable(store()), 10)).toEqual([]);
  });

  test('the last 500 messages of each chat are kept', async () => {
    const [id, quiet] = [await newTable(store()), await newTable(store())];
    const message = { at: 1, person: 'p', name: 'Ada' };
    await tables().addChat(quiet, { ...message, text: 'quiet' });
    for (let i = 0; i < 525; i += 1) await tables().addChat(id, { ...message, text: `${i}` });
    const kept = await other().tables.chat(id, 1000);
    expect(kept.map(({ text }) => Number(text))).toEqual(Array.from({ length: 500 }, (_, i) => i + 25));
    expect(await tables().chat(quiet, 10)).toHaveLength(1);
  });

  test('a note is private to its person', async () => {
    const id = await newTable(store());
    const [ada, ben] = [await newPerson(store()), await newPerson(store())];
    await tables().keepNote(id, ada, 'Ben has the key');
    await tables().keepNote(id, ben, 'she knows');
    await tables().keepNote(id, ada, 'Ben had the key');
    expect(await other().tables.note(id, ada)).toBe('Ben had the key');
    expect(await tables().note(id, ben)).toBe('she knows');
    await tables().keepNote(id, ben, '');
    expect(await tables().note(id, ben)).toBe('');
  });

  test('data for a missing table is refused', async () => {
    const [id, person] = [newId(), await newPerson(store())];
    expect(await troubleOf(tables().keepSnapshot(id, { lines: 1, document: '' }))).toBe('missing');
    expect(await troubleOf(tables().takeSeat(id, { seat: 0, person, linkHash: '' }))).toBe('missing');
    expect(await troubleOf(tables().addChat(id, { at: 0, person, name: '', text: '' }))).toBe('missing');
    expect(await troubleOf(tables().keepNote(id, person, ''))).toBe('missing');
  });

  test('removing a table removes all of its data, and nothing else', async () => {
    const [gone, stays, person] = [await newTable(store()), await newTable(store()), await newPerson(store())];
    for (const id of [gone, stays]) {
      await tables().append(id, 1, ['line 1']);
      await tables().keepSnapshot(id, { lines: 2, document: 'd' });
      await tables().takeSeat(id, { seat: 0, person, linkHash: 'x' });
      await tables().addChat(id, { at: 1, person, name: 'Ada', text: 'hi' });
      await tables().keepNote(id, person, 'n');
    }
    await tables().remove(gone);
    const left = async (id: string): Promise<readonly unknown[]> => [
      await tables().heading(id),
      await tables().lines(id),
      await tables().snapshot(id),
      await tables().seats(id),
      await tables().chat(id, 9),
      await tables().note(id, person),
    ];
    expect(await left(gone)).toEqual([undefined, [], undefined, [], [], '']);
    expect(await tables().append(gone, 2, ['late'])).toBe(false);
    await tables().create(headingOf(gone), 'anew'); // the id is free again, without old data
    expect(await left(gone)).toEqual([headingOf(gone), ['anew'], undefined, [], [], '']);
    expect((await left(stays)).map((part) => (Array.isArray(part) ? part.length : part !== ''))).toEqual([
      true,
      2,
      true,
      1,
      1,
      true,
    ]);
  });
}
