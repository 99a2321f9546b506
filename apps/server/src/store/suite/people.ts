import { expect, test } from 'vitest';
import { newId, newPerson, newTable, type SuiteStores, troubleOf } from './scene.ts';

export function peopleTests({ store, other }: SuiteStores): void {
  const people = (): ReturnType<SuiteStores['store']>['people'] => store().people;

  test('a person is found by their id and by each of their devices', async () => {
    const ada = { id: newId(), name: 'Ada “Ď” 🂡', created: 1_700_000_000_000, alerts: '{"push":[]}' };
    await people().create(ada, `first-${ada.id}`);
    await people().addDevice(ada.id, `second-${ada.id}`);
    expect(await other().people.person(ada.id)).toEqual(ada);
    expect(await other().people.byDevice(`first-${ada.id}`)).toEqual(ada);
    expect(await people().byDevice(`second-${ada.id}`)).toEqual(ada);
    expect(await people().byDevice('third')).toBeUndefined();
    expect(await other().people.hasDevice(`second-${ada.id}`)).toBe(true);
    expect(await people().hasDevice('third')).toBe(false);
    expect(await people().person('nobody')).toBeUndefined();
    expect(await people().byDevice('\0')).toBeUndefined();
  });

  test('an id and a device belong to one person; if a person is refused, nothing is stored', async () => {
    const ada = await newPerson(store());
    const ben = { id: newId(), name: 'Ben', created: 1, alerts: '' };
    expect(await troubleOf(people().create({ ...ben, id: ada }, `device-${ben.id}`))).toBe('exists');
    expect(await people().byDevice(`device-${ben.id}`)).toBeUndefined();
    expect(await troubleOf(people().create(ben, `device-${ada}`))).toBe('exists');
    expect(await people().person(ben.id)).toBeUndefined();
    expect(await troubleOf(people().create(ben, 'no hash'))).toBe('unfit');
    expect(await troubleOf(people().create({ ...ben, name: '\0' }, 'hash'))).toBe('unfit');
    expect(await troubleOf(people().addDevice('nobody', newId()))).toBe('missing');
    expect((await people().byDevice(`device-${ada}`))?.id).toBe(ada);
  });

  test('name and alerts change', async () => {
    const ada = await newPerson(store());
    await people().rename(ada, 'Ada L.');
    await people().setAlerts(ada, '{"mail":true}');
    expect(await other().people.person(ada)).toEqual({ id: ada, name: 'Ada L.', created: 1, alerts: '{"mail":true}' });
    expect(await troubleOf(people().rename('nobody', 'N'))).toBe('missing');
    expect(await troubleOf(people().setAlerts('nobody', ''))).toBe('missing');
  });

  test('recorded games remain when their tables are removed, can be copied, and stay removed', async () => {
    const [ada, ben] = [await newPerson(store()), await newPerson(store())];
    await people().keepPlayed(ada, 'one', 'first');
    await people().keepPlayed(ada, 'one', 'second');
    await people().keepPlayed(ada, 'two', 'other');
    expect([...(await other().people.playedBy(ada))]).toEqual([
      ['one', 'first'],
      ['two', 'other'],
    ]);
    await people().keepPlayed(ben, 'two', 'of Ben');
    await people().copyPlayed(ada, ben);
    expect([...(await people().playedBy(ben)).values()]).toEqual(['first', 'of Ben']);
    await people().forgetPlayed(ada, 'one');
    await people().keepPlayed(ada, 'one', 'again');
    expect([...(await people().playedBy(ada)).values()]).toEqual(['', 'other']);
    await people().forgetPlayed(ada);
    expect([...(await people().playedBy(ada)).values()]).toEqual(['', '']);
    expect((await people().playedBy(ben)).size).toBe(2);
    expect(await troubleOf(people().keepPlayed('nobody', 'one', ''))).toBe('missing');
    expect((await people().playedBy('nobody')).size).toBe(0);
  });

  test('passkeys', async () => {
    const ada = await newPerson(store());
    const publicKey = Uint8Array.from({ length: 256 }, (_, i) => i);
    const one = { id: `${newId()}_-A`, person: ada, publicKey, counter: 0, label: 'Firefox · Linux', added: 7 };
    const two = { ...one, id: 'z'.repeat(1364), publicKey: new Uint8Array() };
    await people().addPasskey(one);
    await people().addPasskey(two);
    expect(await other().people.passkey(one.id)).toEqual(one);
    expect(await people().passkeysOf(ada)).toEqual([one, two]);
    await people().setCounter(one.id, 4_294_967_295);
    expect((await people().passkey(one.id))?.counter).toBe(4_294_967_295);
    expect(await troubleOf(people().addPasskey(one))).toBe('exists');
    expect(await troubleOf(people().addPasskey({ ...one, id: newId(), person: 'nobody' }))).toBe('missing');
    expect(await troubleOf(people().setCounter('none', 1))).toBe('missing');
    expect(await people().passkey('none')).toBeUndefined();
    expect(await people().passkeysOf('nobody')).toEqual([]);
    const ben = await newPerson(store());
    expect(await people().removePasskey(ben, one.id)).toBe(false); // the passkey is not Ben's
    expect(await people().removePasskey(ada, one.id)).toBe(true);
    expect(await people().removePasskey(ada, one.id)).toBe(false);
    expect(await other().people.passkeysOf(ada)).toEqual([two]);
  });

  test('a person has at most ten passkeys, however many are added at the same time', async () => {
    const ada = await newPerson(store());
    const passkey = { person: ada, publicKey: new Uint8Array([1]), counter: 0, label: '', added: 0 };
    const ids = Array.from({ length: 25 }, () => newId());
    const added = await Promise.all(
      ids.map((id, i) => (i % 2 === 0 ? store() : other()).people.addPasskey({ ...passkey, id })),
    );
    expect(added.filter(Boolean)).toHaveLength(10);
    const kept = (await people().passkeysOf(ada)).map(({ id }) => id);
    expect(kept).toEqual(ids.filter((_, i) => added[i]).toSorted());
    expect(await troubleOf(people().addPasskey({ ...passkey, id: kept[0] ?? '' }))).toBe('exists');
  });

  test('devices are listed, and removed by their owner', async () => {
    const [ada, ben] = [newId(), await newPerson(store())];
    const [one, two] = [`one-${ada}`, `two-${ada}`];
    const hour = 3_600_000;
    await people().create({ id: ada, name: 'Ada', created: 1, alerts: '' }, one, { label: 'Ď · 🂡', added: hour });
    await people().addDevice(ada, two, { label: 'Safari · iPhone', added: 2 * hour });
    await people().sawDevice(one, hour + 5); // within the same hour, so it is not recorded
    expect(await other().people.devicesOf(ada)).toEqual([
      { hash: two, label: 'Safari · iPhone', added: 2 * hour, seen: 2 * hour },
      { hash: one, label: 'Ď · 🂡', added: hour, seen: hour },
    ]);
    await people().sawDevice(one, 9 * hour);
    expect((await people().devicesOf(ada)).map(({ hash, seen }) => [hash, seen])).toEqual([
      [one, 9 * hour],
      [two, 2 * hour],
    ]);
    await expect(people().sawDevice('nowhere', 5)).resolves.toBeUndefined();
    expect(await people().removeDevice(ben, one)).toBe(false); // the device is not Ben's
    expect(await people().removeDevice(ada, one)).toBe(true);
    expect(await other().people.byDevice(one)).toBeUndefined();
    expect(await other().people.hasDevice(one)).toBe(false);
    expect((await people().byDevice(two))?.id).toBe(ada);
    expect(await people().devicesOf('nobody')).toEqual([]);
    expect(await troubleOf(people().addDevice(ada, newId(), { label: '\0', added: 0 }))).toBe('unfit');
  });

  test('a removed person leaves their seats; their messages stay', async () => {
    const [ada, ben, table] = [await newPerson(store()), await newPerson(store()), await newTable(store())];
    const passkey = { id: newId(), person: ada, publicKey: new Uint8Array([1]), counter: 0, label: '', added: 0 };
    await people().addPasskey(passkey);
    const { tables } = store();
    for (const [seat, person] of [ada, ben].entries()) {
      await tables.takeSeat(table, { seat, person, linkHash: 'x' });
      await tables.keepNote(table, person, 'noted');
    }
    await tables.addChat(table, { at: 1, person: ada, name: 'Ada', text: 'bye' });
    await people().remove(ada);
    expect(await people().person(ada)).toBeUndefined();
    expect(await people().byDevice(`device-${ada}`)).toBeUndefined();
    expect(await people().hasDevice(`device-${ada}`)).toBe(false);
    expect(await people().passkey(passkey.id)).toBeUndefined();
    expect(await tables.tablesOf(ada)).toEqual([]);
    expect(await tables.note(table, ada)).toBe('');
    expect((await tables.seats(table)).map(({ person }) => person)).toEqual([ben]);
    expect(await tables.note(table, ben)).toBe('noted');
    expect(await tables.chat(table, 9)).toHaveLength(1);
    expect(await tables.lines(table)).toEqual(['line 0']);
    await expect(people().remove(ada)).resolves.toBeUndefined();
  });

  test('a note is copied where the other person has none', async () => {
    const [ada, guest] = [await newPerson(store()), await newPerson(store())];
    const [own, empty, only] = [await newTable(store()), await newTable(store()), await newTable(store())];
    const { tables } = store();
    for (const table of [own, empty, only]) await tables.keepNote(table, guest, 'of the guest');
    await tables.keepNote(own, ada, 'of Ada');
    await tables.keepNote(empty, ada, '');
    await tables.copyNotes(guest, ada);
    await people().remove(guest);
    const notes = await Promise.all([own, empty, only].map((table) => other().tables.note(table, ada)));
    expect(notes).toEqual(['of Ada', 'of the guest', 'of the guest']);
    expect(await troubleOf(tables.copyNotes(ada, newId()))).toBe('missing');
  });

  test('a person who gets a seat has the table in their list again', async () => {
    const [ada, table] = [await newPerson(store()), await newTable(store())];
    await store().tables.putAway(table, ada);
    await store().tables.giveSeat(table, { seat: 0, person: ada, linkHash: 'x' });
    expect(await other().tables.listOf(ada)).toMatchObject([{ id: table }]);
  });

  test.each(['packs', 'keys'] as const)('each of the %s is stored once and stays', async (shelf) => {
    const name = newId();
    const document = JSON.stringify({ tiles: 'x'.repeat(200_000) });
    expect(await store()[shelf].get(name)).toBeUndefined();
    await Promise.all([store()[shelf].put(name, document), other()[shelf].put(name, document)]);
    await store()[shelf].put(name, 'another');
    expect(await other()[shelf].get(name)).toBe(document);
    expect(await troubleOf(store()[shelf].put('no name', '{}'))).toBe('unfit');
  });

  test('a pack is never mistaken for a key', async () => {
    const name = newId();
    await store().packs.put(name, '{}');
    expect(await other().keys.get(name)).toBeUndefined();
  });
}
