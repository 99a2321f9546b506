import { expect, test } from 'vitest';
import { headingOf, newId, newPerson, newTable, type SuiteStores, troubleOf } from './scene.ts';

export function appendTests({ store, other }: SuiteStores): void {
  test('lines are returned in order, from any number on', async () => {
    const id = await newTable(store());
    expect(await store().tables.append(id, 1, ['line 1', 'line 2'])).toBe(true);
    expect(await store().tables.append(id, 3, ['line 3'])).toBe(true);
    expect(await store().tables.lines(id)).toEqual(['line 0', 'line 1', 'line 2', 'line 3']);
    expect(await store().tables.lines(id, 2)).toEqual(['line 2', 'line 3']);
    expect(await store().tables.lines(id, 4)).toEqual([]);
  });

  test('many lines keep their order', async () => {
    const id = await newTable(store());
    const lines = Array.from({ length: 1500 }, (_, i) => `line ${i + 1}`);
    await store().tables.append(id, 1, lines);
    expect(await other().tables.lines(id)).toEqual(['line 0', ...lines]);
  });

  test('an admin can keep only the first lines of a table', async () => {
    const [id, whole] = [await newTable(store()), await newTable(store())];
    await store().tables.append(id, 1, ['line 1', 'line 2']);
    await store().tables.keepSnapshot(id, { lines: 3, document: '{}' });
    expect(await store().tables.examine(id)).toEqual({ count: 3, lines: ['line 0', 'line 1', 'line 2'] });
    await store().tables.acceptLines(id, 2);
    expect(await other().tables.lines(id)).toEqual(['line 0', 'line 1']);
    expect(await other().tables.snapshot(id)).toBeUndefined();
    expect(await other().tables.append(id, 2, ['another'])).toBe(true);
    expect(await store().tables.examine(id)).toEqual({ count: 3, lines: ['line 0', 'line 1', 'another'] });
    expect(await store().tables.lines(whole)).toEqual(['line 0']);
    expect(await store().tables.examine(newId())).toBeUndefined();
  });

  test('nothing changes if the table has more or fewer lines than expected', async () => {
    const id = await newTable(store());
    for (const expected of [0, 2, -1, 4_000_000_000])
      expect(await store().tables.append(id, expected, ['no'], { state: 'over', about: 'no' })).toBe(false);
    expect(await store().tables.lines(id)).toEqual(['line 0']);
    expect(await store().tables.heading(id)).toEqual(headingOf(id));
  });

  test('nothing is appended to a missing table', async () => {
    const id = newId();
    expect(await store().tables.append(id, 0, ['no'])).toBe(false);
    expect(await store().tables.append(id, 1, ['no'])).toBe(false);
    expect(await store().tables.lines(id)).toEqual([]);
  });

  test('of 100 concurrent appends with the same expectation exactly one succeeds', async () => {
    const id = await newTable(store());
    for (let expected = 1; expected <= 3; expected += 1) {
      const tries = Array.from({ length: 100 }, (_, i) =>
        (i % 2 === 0 ? store() : other()).tables.append(id, expected, [`${expected} by ${i}`], { about: String(i) }),
      );
      const won = (await Promise.all(tries)).flatMap((wins, i) => (wins ? [i] : []));
      expect(won).toHaveLength(1);
      expect(await store().tables.lines(id, expected)).toEqual([`${expected} by ${won[0]}`]);
      expect((await store().tables.heading(id))?.about).toBe(String(won[0]));
    }
  });

  test('two processes that append to many tables at once never deadlock', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => newTable(store())));
    const race = async (at: typeof store, order: readonly string[]): Promise<number> => {
      let won = 0;
      for (let expected = 1; expected <= 10; expected += 1) {
        const wins = await Promise.all(order.map((id) => at().tables.append(id, expected, [`${expected}`])));
        won += wins.filter(Boolean).length;
      }
      return won;
    };
    const [one, two] = await Promise.all([race(store, tables), race(other, tables.toReversed())]);
    const lines = await Promise.all(tables.map((id) => store().tables.lines(id)));
    expect(one + two).toBe(lines.flat().length - tables.length);
    for (const [first, ...rest] of lines) {
      expect(first).toBe('line 0');
      expect(rest).toEqual(rest.map((_, i) => `${i + 1}`));
    }
  });

  test('chat, seats and notes do not block appends', async () => {
    const id = await newTable(store());
    const person = await newPerson(store());
    const message = { at: 1, person, name: 'Ada', text: 'hi' };
    for (let expected = 1; expected <= 20; expected += 1) {
      const [appended] = await Promise.all([
        store().tables.append(id, expected, ['x']),
        ...[store(), other(), store(), other()].map(({ tables }) => tables.addChat(id, message)),
        other().tables.takeSeat(id, { seat: expected, person, linkHash: 'x' }),
        store().tables.keepNote(id, person, String(expected)),
        other().tables.keepSnapshot(id, { lines: expected, document: '{}' }),
      ]);
      expect(appended).toBe(true);
    }
    expect(await other().tables.chat(id, 100)).toHaveLength(80);
    expect(await store().tables.seats(id)).toHaveLength(20);
  });

  test('the given fields of the heading change with the lines, and no others', async () => {
    const id = await newTable(store());
    await store().tables.append(id, 1, ['a'], { state: 'playing' });
    expect(await store().tables.heading(id)).toEqual(headingOf(id, { state: 'playing' }));
    await store().tables.append(id, 2, ['b'], { listed: true, changed: 1_800_000_000_000, about: '{"a":1}' });
    const after = headingOf(id, { state: 'playing', listed: true, changed: 1_800_000_000_000, about: '{"a":1}' });
    expect(await other().tables.heading(id)).toEqual(after);
    await store().tables.append(id, 3, ['c'], { listed: false, about: '' });
    expect(await store().tables.heading(id)).toEqual({ ...after, listed: false, about: '' });
  });

  test('the heading can change without a line', async () => {
    const id = await newTable(store());
    expect(await store().tables.append(id, 1, [], { about: 'new' })).toBe(true);
    expect(await store().tables.lines(id)).toEqual(['line 0']);
    expect((await store().tables.heading(id))?.about).toBe('new');
  });

  test('readers never see new lines with an old heading, or the reverse', async () => {
    const id = await newTable(store(), { about: '1' });
    let done = false;
    const write = async (): Promise<void> => {
      for (let lines = 1; lines < 100; lines += 2)
        await store().tables.append(id, lines, ['x', 'y'], { about: String(lines + 2) });
      done = true;
    };
    const read = async (): Promise<void> => {
      while (!done) {
        const before = Number((await other().tables.heading(id))?.about);
        const lines = (await other().tables.lines(id)).length;
        const after = Number((await other().tables.heading(id))?.about);
        expect(lines % 2).toBe(1);
        expect(lines).toBeGreaterThanOrEqual(before);
        expect(lines).toBeLessThanOrEqual(after);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([write(), read()]);
  });

  test('everybody can read the same data, and an acknowledged append can be read', async () => {
    const id = await newTable(store());
    for (let expected = 1; expected < 30; expected += 1) {
      await store().tables.append(id, expected, ['x']);
      expect(await other().tables.lines(id)).toHaveLength(expected + 1);
    }
  });

  test('a failing append does not affect others in its batch', async () => {
    const id = await newTable(store());
    const taken = await newTable(store());
    const person = newId();
    const [good, ...bad] = await Promise.allSettled([
      store().tables.append(id, 1, ['good']),
      store().tables.create(headingOf(taken), 'again'),
      store().tables.keepNote(id, person, 'nobody'),
      store().tables.append(id, 2, ['a\0b']),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: true });
    expect(bad.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await store().tables.lines(id)).toEqual(['line 0', 'good']);
    expect(await store().tables.lines(taken)).toEqual(['line 0']);
  });

  test.each([
    ['of a megabyte', 'x'.repeat(1024 * 1024)],
    ['of a megabyte that is not ASCII', '🂡é漢'.repeat(100_000)],
    ['that is empty', ''],
    ['of every script', 'Zażółć gęślą jaźń — Příliš žluťoučký — Съешь ещё — 漢字 — 🏴‍☠️ — e\u0301 é — \u202Eright'],
    ['with quotes and the rest of SQL', `'; DROP TABLE lines; -- " \` \\ \\\\ \\' $1 ?1 {a,"b",NULL} NULL %s :a @b`],
    ['with control characters', Array.from({ length: 31 }, (_, i) => String.fromCodePoint(i + 1)).join('')],
    ['with line ends', 'a\r\nb\nc\u2028d\u2029'],
    ['that looks like JSON', JSON.stringify({ a: ['\0', '\ud800', '"'] })],
    ['at the ends of Unicode', '\u{10FFFF}\uFFFF\uFFFE\uFEFF\uD7FF\uE000\x7F'],
  ])('a line %s is read back unchanged', async (_, line) => {
    const id = await newTable(store());
    expect(await store().tables.append(id, 1, [line, 'between', line], { about: line })).toBe(true);
    expect(await other().tables.lines(id, 1)).toEqual([line, 'between', line]);
    expect((await other().tables.heading(id))?.about).toBe(line);
  });

  test.each(['a\0b', '\ud800', 'a\udc00b'])('a line that can’t be stored is refused: %j', async (line) => {
    const id = await newTable(store());
    expect(await troubleOf(store().tables.append(id, 1, ['good', line]))).toBe('unfit');
    expect(await troubleOf(store().tables.append(id, 1, [], { about: line }))).toBe('unfit');
    expect(await troubleOf(store().tables.create(headingOf(newId()), line))).toBe('unfit');
    expect(await store().tables.lines(id)).toEqual(['line 0']);
  });
}
