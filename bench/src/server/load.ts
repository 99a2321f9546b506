import { connectOurs } from './ours.ts';
import { Party } from './party.ts';
import type { Connect, Place } from './tablePlayers.ts';
import { connectTheirs } from './theirs.ts';
import { percentilesOf, type Waits } from './waits.ts';

/** The bare server uses the same protocol as ours. */
const PROTOCOLS = {
  ours: connectOurs,
  theirs: connectTheirs,
  unfrozen: connectTheirs,
  bare: connectOurs,
} as const satisfies Record<string, Connect>;
export type Side = keyof typeof PROTOCOLS;

/** A request to the process that plays for all players at all tables. */
export type LoadRequest =
  | { readonly do: 'gather'; readonly side: Side; readonly place: Place; readonly tables: number }
  /** Plays until every table has made `moves` moves. */
  | { readonly do: 'warmUp'; readonly moves: number }
  /** Plays `moves` moves in total at all tables together, as fast as possible. */
  | { readonly do: 'play'; readonly moves: number }
  /** Plays `rate` moves per second. */
  | { readonly do: 'keepPace'; readonly milliseconds: number; readonly rate: number };

/** The result of a request. A wait is the time from when a move was due until all viewers have its update. */
export interface LoadResult extends Waits {
  readonly moves: number;
  readonly seconds: number;
  /** The average size of an update for one viewer. */
  readonly bytes: number;
  /** CPU seconds of this process. If they are close to `seconds`, the players were the bottleneck. */
  readonly core: number;
}

const GATHER_AT_ONCE = 25;
const PATIENCE_MS = 120_000;

const parties: Party[] = [];
/** The tables that can make a move. The first one has waited longest. */
const ready: Party[] = [];
let times: number[] = [];
let received = { messages: 0, bytes: 0 };
let onReady: (party: Party) => void = (party) => ready.push(party);

const host = {
  onReady: (party: Party): void => onReady(party),
  onDelivered: (milliseconds: number): void => void times.push(milliseconds),
  onReceived(bytes: number): void {
    received.messages += 1;
    received.bytes += bytes;
  },
  onTrouble(error: Error): never {
    throw error;
  },
};

process.on('disconnect', () => process.exit());
process.on('message', (request: LoadRequest) => void perform(request).then((outcome) => process.send?.(outcome)));

async function perform(request: LoadRequest): Promise<LoadResult> {
  times = [];
  received = { messages: 0, bytes: 0 };
  const before = process.cpuUsage();
  const began = performance.now();
  if (request.do === 'gather') await gather(request);
  else if (request.do === 'warmUp') playWhile((party) => party.moves < request.moves);
  else if (request.do === 'play') playWhile(upTo(request.moves));
  else await keepPace(began, request.rate, request.milliseconds);
  await everybodyReady();
  const { user, system } = process.cpuUsage(before);
  return {
    ...percentilesOf(times),
    moves: times.length,
    seconds: (performance.now() - began) / 1000,
    bytes: Math.round(received.bytes / Math.max(1, received.messages)),
    core: (user + system) / 1e6,
  };
}

async function gather({ side, place, tables }: Extract<LoadRequest, { readonly do: 'gather' }>): Promise<void> {
  let next = 0;
  const some = Array.from({ length: GATHER_AT_ONCE }, async () => {
    while (next < tables) {
      next += 1;
      parties.push(await Party.gather(PROTOCOLS[side], place, { name: `Party ${next}`, host }));
    }
  });
  await Promise.all(some);
}

function upTo(moves: number): () => boolean {
  let begun = 0;
  return () => {
    begun += 1;
    return begun <= moves;
  };
}

function playWhile(goesOn: (party: Party) => boolean): void {
  onReady = (party) => {
    if (goesOn(party)) party.play(performance.now());
    else ready.push(party);
  };
  for (const party of ready.splice(0)) onReady(party);
}

/**
 * Plays at a fixed rate: moves are due at even intervals, and each is made by the table that has waited longest.
 * Latency is measured from the time when a move was due, so it includes delays before the move was sent.
 */
async function keepPace(began: number, rate: number, milliseconds: number): Promise<void> {
  onReady = (party) => ready.push(party);
  const count = (rate * milliseconds) / 1000;
  for (let sent = 0; sent < count; ) {
    const now = performance.now();
    const due = Math.min(count, ((now - began) * rate) / 1000);
    const waiting = ready.splice(0, Math.ceil(due) - sent);
    for (const party of waiting) {
      party.play(began + (sent * 1000) / rate);
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Waits until all updates have arrived and every new game has begun. */
async function everybodyReady(): Promise<void> {
  for (const began = performance.now(); ready.length < parties.length; ) {
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`${parties.length - ready.length} of ${parties.length} tables are stuck`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
