/** Who a client is, from those who give up their place first: nobody gives up a place for somebody who is not due more. */
export type ClientRank = 'stranger' | 'watching' | 'known' | 'seated';

export interface SlotHolder {
  readonly rank: ClientRank;
  readonly person: string | undefined;
  /** The place goes to somebody else. */
  evict(): void;
}

/** So long nobody gives up their place, counted from the last message; a stranger has to say who they are or watch something. */
const GRACE_MS = { stranger: 2000, watching: 10_000, known: 30_000 } as const;
/** Further sockets of the same person give up their places as those of a stranger do. */
const MOST_OF_PERSON = 20;
const COUNT_AGAIN_MS = 1000;

interface Slot {
  readonly among: Set<SlotHolder>;
  readonly at: number;
}

/** The sockets that are open, each kind in the order of their last messages: when all places are taken, the idle make room. */
export class ConnectionSlots {
  readonly #by: Readonly<Record<ClientRank, Set<SlotHolder>>> = {
    stranger: new Set(),
    watching: new Set(),
    known: new Set(),
    seated: new Set(),
  };
  readonly #slots = new Map<SlotHolder, Slot>();
  #counted = 0;

  get taken(): number {
    return this.#slots.size;
  }

  enter(holder: SlotHolder, now: number): void {
    this.#put(holder, now);
  }

  /** Somebody has said something. What a stranger says gains them no time. */
  heard(holder: SlotHolder, now: number): void {
    const slot = this.#slots.get(holder);
    if (slot === undefined) return;
    if (holder.rank !== 'stranger') this.#put(holder, now);
  }

  leave(holder: SlotHolder): void {
    this.#slots.get(holder)?.among.delete(holder);
    this.#slots.delete(holder);
  }

  /** Whether somebody has given up their slot. */
  makeRoom(now: number): boolean {
    for (const rank of ['stranger', 'watching', 'known'] as const) {
      const idle = this.#idlest(rank, now);
      if (idle === undefined) continue;
      this.#end(idle);
      return true;
    }
    return this.#endSurplus(now);
  }

  /** Standings change while nobody looks: who is found among the wrong ones is put right. */
  #idlest(rank: keyof typeof GRACE_MS, now: number): SlotHolder | undefined {
    for (const holder of this.#by[rank]) {
      const at = this.#slots.get(holder)?.at ?? 0;
      if (holder.rank !== rank) this.#put(holder, at);
      else return now - at >= GRACE_MS[rank] ? holder : undefined;
    }
    return undefined;
  }

  /** One person at many sockets is no reason to turn others away. Counting takes a while, so it is done seldom. */
  #endSurplus(now: number): boolean {
    if (Math.abs(now - this.#counted) < COUNT_AGAIN_MS) return false;
    this.#counted = now;
    const counts = new Map<string, number>();
    const surplus = [...this.#slots.keys()].filter(({ person = '' }) => {
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return person !== '' && count > MOST_OF_PERSON;
    });
    for (const holder of surplus) this.#end(holder);
    return surplus.length > 0;
  }

  #end(holder: SlotHolder): void {
    this.leave(holder);
    holder.evict();
  }

  #put(holder: SlotHolder, at: number): void {
    const among = this.#by[holder.rank];
    this.#slots.get(holder)?.among.delete(holder);
    among.add(holder);
    this.#slots.set(holder, { among, at });
  }
}
