import { expect, test } from 'vitest';
import { newId, newPerson, newTable, type Scene, troubleOf } from './scene.ts';

export function peoplePromises({ store, other }: Scene): void {
  const people = (): ReturnType<Scene['store']>['people'] => store().people;

  test('somebody is known by their id and by each of their devices', async () => {
    const ada = { id: newId(), name: 'Ada “Ď” 🂡', created: 1_700_000_000_000, alerts: '{"push":[]}' };
    await people().create(ada, `first-${ada.id}`);
    await people().addDevice(ada.id, `second-${ada.id}`);
    expect(await other().people.person(ada.id)).toEqual(ada);
    expect(await other().people.byDevice(`first-${ada.id}`)).toEqual(ada);
    expect(await people().byDevice(`second-${ada.id}`)).toEqual(ada);
    expect(await people().byDevice('third')).toBeUndefined();
    expect(await people().person('nobody')).toBeUndefined();
    expect(await people().byDevice('\0')).toBeUndefined();
  });

  test('an id and a device belong to one person; who is refused is not half there', async () => {
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

  test('passkeys', async () => {
    const ada = await newPerson(store());
    const publicKey = Uint8Array.from({ length: 256 }, (_, i) => i);
    const one = { id: `${newId()}_-A`, person: ada, publicKey, counter: 0 };
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
  });

  test('removed, they leave their seats; what they said stays', async () => {
    const [ada, ben, table] = [await newPerson(store()), await newPerson(store()), await newTable(store())];
    const passkey = { id: newId(), person: ada, publicKey: new Uint8Array([1]), counter: 0 };
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
    expect(await people().passkey(passkey.id)).toBeUndefined();
    expect(await tables.tablesOf(ada)).toEqual([]);
    expect(await tables.note(table, ada)).toBe('');
    expect((await tables.seats(table)).map(({ person }) => person)).toEqual([ben]);
    expect(await tables.note(table, ben)).toBe('noted');
    expect(await tables.chat(table, 9)).toHaveLength(1);
    expect(await tables.lines(table)).toEqual(['line 0']);
    await expect(people().remove(ada)).resolves.toBeUndefined();
  });

  test('a pack is put once and stays', async () => {
    const hash = newId();
    const document = JSON.stringify({ tiles: 'x'.repeat(200_000) });
    expect(await store().packs.get(hash)).toBeUndefined();
    await Promise.all([store().packs.put(hash, document), other().packs.put(hash, document)]);
    await store().packs.put(hash, 'another');
    expect(await other().packs.get(hash)).toBe(document);
    expect(await troubleOf(store().packs.put('no hash', '{}'))).toBe('unfit');
  });
}
