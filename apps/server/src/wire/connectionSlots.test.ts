import { beforeEach, describe, expect, test } from 'vitest';
import { type ClientRank, ConnectionSlots, type Slot, type SlotHolder } from './connectionSlots.ts';

class Somebody implements SlotHolder {
  readonly slot: Slot;
  rank: ClientRank = 'stranger';
  person: string | undefined;
  gone = false;

  constructor(now: number) {
    this.slot = places.enter(this, now);
  }

  evict(): void {
    this.gone = true;
  }
}

let places: ConnectionSlots;
beforeEach(() => {
  places = new ConnectionSlots();
});

function enter(rank: ClientRank, now: number, person?: string): Somebody {
  const one = new Somebody(now);
  one.rank = rank;
  one.person = person;
  places.heard(one.slot, now);
  return one;
}

describe('when all slots are taken', () => {
  test('strangers are disconnected first, then spectators, then people without a seat; seated people stay', () => {
    const all = (['seated', 'known', 'watching', 'stranger'] as const).map((rank) => enter(rank, 0));
    const order: ClientRank[] = [];
    while (places.makeRoom(60_000))
      order.push(...all.filter(({ gone, rank }) => gone && !order.includes(rank)).map(({ rank }) => rank));
    expect(order).toEqual(['stranger', 'watching', 'known']);
    expect(places.taken).toBe(1);
  });

  test('the client that has been idle for the longest time is disconnected; a stranger who sends messages is still a stranger', () => {
    const [first, second] = [enter('watching', 0), enter('watching', 1)];
    places.heard(first.slot, 5000);
    const [talker, newcomer] = [enter('stranger', 2), enter('stranger', 3)];
    places.heard(talker.slot, 50_000);
    expect(places.makeRoom(60_000)).toBe(true);
    expect([talker.gone, newcomer.gone]).toEqual([true, false]);
    places.leave(newcomer.slot);
    expect(places.makeRoom(60_000)).toBe(true);
    expect([first.gone, second.gone]).toEqual([false, true]);
  });

  test('a new client is not disconnected', () => {
    const one = enter('stranger', 1000);
    expect(places.makeRoom(2000)).toBe(false);
    expect(one.gone).toBe(false);
  });

  test('a client that has authenticated since is no stranger', () => {
    const one = enter('stranger', 0);
    one.rank = 'seated';
    expect(places.makeRoom(60_000)).toBe(false);
  });

  test('a client that has left its seat can be disconnected, once it has been idle', () => {
    const one = enter('seated', 0);
    one.rank = 'known';
    expect(places.makeRoom(60_000)).toBe(false);
    places.heard(one.slot, 70_000);
    expect(places.makeRoom(99_000)).toBe(false);
    expect(places.makeRoom(100_000)).toBe(true);
    expect(one.gone).toBe(true);
  });

  test('one person keeps at most twenty slots', () => {
    const all = Array.from({ length: 50 }, () => enter('seated', 0, 'eve'));
    const ada = enter('seated', 0, 'ada');
    expect(places.makeRoom(60_000)).toBe(true);
    expect(all.filter(({ gone }) => !gone)).toHaveLength(20);
    expect(ada.gone).toBe(false);
    expect(all.slice(0, 20).every(({ gone }) => !gone)).toBe(true); // the oldest sockets stay
  });

  test('a message that arrives after the end does not bring a client back', () => {
    const one = enter('known', 0);
    places.leave(one.slot);
    places.heard(one.slot, 1);
    expect(places.taken).toBe(0);
    expect(places.makeRoom(60_000)).toBe(false);
  });
});
