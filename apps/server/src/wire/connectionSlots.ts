/** The rank of a client. If there are too many clients, those with the lowest rank are disconnected first. */
export type ClientRank = 'stranger' | 'watching' | 'known' | 'seated';

export interface SlotHolder {
  readonly rank: ClientRank;
  readonly person: string | undefined;
  /** Closes the connection, because its slot is needed for another client. */
  evict(): void;
}

/**
 * A client without a message for this many milliseconds is idle, and can be disconnected to free a slot. For a
 * stranger, the time is counted from the start of the connection: a stranger has this long to authenticate or watch a
 * table.
 */
const GRACE_MS = { stranger: 2000, watching: 10_000, known: 30_000 } as const;
/**
 * The maximum number of sockets of one person. Further sockets are closed when slots are needed and no client is idle.
 */
const MAX_OF_PERSON = 20;
/** The minimum time between two checks of all clients, because such a check is slow. */
const CHECK_AGAIN_MS = 1000;

/** The slot of a client. `among` contains the slots of its rank, ordered by the time `at` of the last message. */
export interface Slot {
  readonly holder: SlotHolder;
  among: Set<Slot>;
  at: number;
}

/**
 * The open sockets, by rank and by the time of their last message. When all slots are taken, idle clients are
 * disconnected.
 */
export class ConnectionSlots {
  readonly #by: Readonly<Record<ClientRank, Set<Slot>>> = {
    stranger: new Set(),
    watching: new Set(),
    known: new Set(),
    seated: new Set(),
  };
  /** All slots, ordered by the time when the clients connected. */
  readonly #slots = new Set<Slot>();
  #checked = Number.NEGATIVE_INFINITY;

  get taken(): number {
    return this.#slots.size;
  }

  enter(holder: SlotHolder, now: number): Slot {
    const slot = { holder, among: this.#by[holder.rank], at: now };
    slot.among.add(slot);
    this.#slots.add(slot);
    return slot;
  }

  /**
   * Records a message of a client. Messages do not give a stranger more time. A seated client is never disconnected for
   * being idle, so nothing is recorded for it: most messages come from seated clients.
   */
  heard(slot: Slot, now: number): void {
    if (slot.among === this.#by.seated || slot.holder.rank === 'stranger') return;
    if (this.#slots.has(slot)) this.#put(slot, now);
  }

  leave(slot: Slot): void {
    slot.among.delete(slot);
    this.#slots.delete(slot);
  }

  /** Disconnects a client to free a slot. Returns false if no client may be disconnected. */
  makeRoom(now: number): boolean {
    const isDue = Math.abs(now - this.#checked) >= CHECK_AGAIN_MS;
    if (isDue) {
      this.#checked = now;
      this.#findUnseated(now);
    }
    for (const rank of ['stranger', 'watching', 'known'] as const) {
      const idle = this.#idlest(rank, now);
      if (idle === undefined) continue;
      this.#end(idle);
      return true;
    }
    return isDue && this.#endSurplus();
  }

  /**
   * Among the clients of a rank, finds the one that has been idle for the longest time. A client whose rank has changed
   * is first moved to its new rank.
   */
  #idlest(rank: keyof typeof GRACE_MS, now: number): Slot | undefined {
    for (const slot of this.#by[rank]) {
      if (slot.holder.rank !== rank) this.#put(slot, slot.at);
      else return now - slot.at >= GRACE_MS[rank] ? slot : undefined;
    }
    return undefined;
  }

  /** Finds the clients that have left their seat. From now on they are idle until they send a message. */
  #findUnseated(now: number): void {
    for (const slot of this.#by.seated) if (slot.holder.rank !== 'seated') this.#put(slot, now);
  }

  /** Closes the surplus sockets of each person who has too many. */
  #endSurplus(): boolean {
    const counts = new Map<string, number>();
    const surplus = [...this.#slots].filter(({ holder: { person = '' } }) => {
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return person !== '' && count > MAX_OF_PERSON;
    });
    for (const slot of surplus) this.#end(slot);
    return surplus.length > 0;
  }

  #end(slot: Slot): void {
    this.leave(slot);
    slot.holder.evict();
  }

  #put(slot: Slot, at: number): void {
    slot.among.delete(slot);
    slot.among = this.#by[slot.holder.rank];
    slot.at = at;
    slot.among.add(slot);
  }
}
