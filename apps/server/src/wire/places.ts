/** Who a client is, from those who give up their place first: nobody gives up a place for somebody who is not due more. */
export type Standing = 'stranger' | 'watching' | 'known' | 'seated';

export interface Visitor {
  readonly standing: Standing;
  readonly person: string | undefined;
  /** The place goes to somebody else. */
  giveUp(): void;
}

/** So long nobody gives up their place, counted from the last message; a stranger has to say who they are or watch something. */
const GRACE_MS = { stranger: 2000, watching: 10_000, known: 30_000 } as const;
/** Further sockets of the same person give up their places as those of a stranger do. */
const MOST_OF_PERSON = 20;
const COUNT_AGAIN_MS = 1000;

interface Place {
  readonly among: Set<Visitor>;
  readonly at: number;
}

/** The sockets that are open, each kind in the order of their last messages: when all places are taken, the idle make room. */
export class Places {
  readonly #by: Readonly<Record<Standing, Set<Visitor>>> = {
    stranger: new Set(),
    watching: new Set(),
    known: new Set(),
    seated: new Set(),
  };
  readonly #places = new Map<Visitor, Place>();
  #counted = 0;

  get taken(): number {
    return this.#places.size;
  }

  enter(visitor: Visitor, now: number): void {
    this.#put(visitor, now);
  }

  /** Somebody has said something. What a stranger says gains them no time. */
  heard(visitor: Visitor, now: number): void {
    const place = this.#places.get(visitor);
    if (place === undefined) return;
    if (visitor.standing !== 'stranger') this.#put(visitor, now);
  }

  leave(visitor: Visitor): void {
    this.#places.get(visitor)?.among.delete(visitor);
    this.#places.delete(visitor);
  }

  /** Whether somebody has given up their place. */
  makeRoom(now: number): boolean {
    for (const standing of ['stranger', 'watching', 'known'] as const) {
      const idle = this.#idlest(standing, now);
      if (idle === undefined) continue;
      this.#end(idle);
      return true;
    }
    return this.#endSurplus(now);
  }

  /** Standings change while nobody looks: who is found among the wrong ones is put right. */
  #idlest(standing: keyof typeof GRACE_MS, now: number): Visitor | undefined {
    for (const visitor of this.#by[standing]) {
      const at = this.#places.get(visitor)?.at ?? 0;
      if (visitor.standing !== standing) this.#put(visitor, at);
      else return now - at >= GRACE_MS[standing] ? visitor : undefined;
    }
    return undefined;
  }

  /** One person at many sockets is no reason to turn others away. Counting takes a while, so it is done seldom. */
  #endSurplus(now: number): boolean {
    if (Math.abs(now - this.#counted) < COUNT_AGAIN_MS) return false;
    this.#counted = now;
    const counts = new Map<string, number>();
    const surplus = [...this.#places.keys()].filter(({ person = '' }) => {
      const count = (counts.get(person) ?? 0) + 1;
      counts.set(person, count);
      return person !== '' && count > MOST_OF_PERSON;
    });
    for (const visitor of surplus) this.#end(visitor);
    return surplus.length > 0;
  }

  #end(visitor: Visitor): void {
    this.leave(visitor);
    visitor.giveUp();
  }

  #put(visitor: Visitor, at: number): void {
    const among = this.#by[visitor.standing];
    this.#places.get(visitor)?.among.delete(visitor);
    among.add(visitor);
    this.#places.set(visitor, { among, at });
  }
}
