import {
  type Definition,
  Match,
  type Move,
  readSetup,
  type SeatId,
  type SetupRequest,
  type Shape,
  viewFor,
} from '@getaway/kernel';
import type { Adapter } from '../adapter.ts';
import { chooseMove } from '../chooseMove.ts';
import { readBot } from '../levels.ts';
import { type TimeCounts, withTime } from './times.ts';

/** Stands in place of a level for seats that an external program plays. */
export const EXTERNAL = 'command';

/** A question to an external program: what its seat may know, and its legal moves. */
export interface ExternalQuestion {
  readonly seat: SeatId;
  readonly view: object;
  readonly step: string;
  readonly moves: readonly Move[];
}

/** A game among bots, for measuring them. */
export interface Trial {
  readonly request: SetupRequest;
  /** The seed of the game's draws. Bots have their own seeds. */
  readonly seed: string;
  /** The bot of each seat, or EXTERNAL for an external program. */
  readonly levels: readonly string[];
  readonly rollouts?: number | undefined;
  /** Asks the external program for a move. */
  ask?(question: ExternalQuestion): Promise<Move>;
  /** A clock in milliseconds. A clock of processor time is best, because other programs do not affect it. */
  now(): number;
}

/** How a trial ended for one seat. */
export interface TrialSeat {
  /** 1 for a win. Seats that tie share the win: 0.5 for each of two. */
  readonly win: number;
  readonly score: number;
  /** The points in each line of the score, by the id of the line. */
  readonly lines: Readonly<Record<string, number>>;
  /** False for a seat that was eliminated, such as an arrested thief. */
  readonly isRanked: boolean;
  /** How many choices had at least two legal moves, and how long all of them took together. */
  readonly choices: number;
  readonly ms: number;
  readonly times: TimeCounts;
}

/** Plays a game among bots from the deal to the end. */
export async function playTrial<G extends Shape>(
  { definition, adapter }: { readonly definition: Definition<G>; readonly adapter: Adapter<G> },
  trial: Trial,
): Promise<readonly TrialSeat[]> {
  const { request, seed, levels, now } = trial;
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(definition, setup.ok, { seed });
  const spent = levels.map(() => ({ choices: 0, ms: 0, times: [] as TimeCounts }));
  while (match.decision !== undefined) {
    const { seat, moves } = match.decision;
    const used = spent[seat];
    if (used === undefined) throw new Error(`seat ${seat} has no level`);
    const choosing = (): G['move'] | Promise<G['move']> =>
      levels[seat] === EXTERNAL ? askOther(match, trial) : choose(match, adapter, trial);
    if (moves.length === 1) {
      match.play(await choosing());
      continue;
    }
    const begun = now();
    const move = await choosing();
    const ms = now() - begun;
    used.choices += 1;
    used.ms += ms;
    used.times = withTime(used.times, ms);
    match.play(move);
  }
  const ranking = match.result?.ranking ?? [];
  const winners = ranking.filter(({ place }) => place === 1).length;
  return spent.map(({ choices, ms, times }, seat) => {
    const own = ranking.find((score) => score.seat === seat);
    return {
      win: own?.place === 1 ? 1 / winners : 0,
      score: own?.total ?? 0,
      lines: Object.fromEntries((own?.lines ?? []).map(({ line, value }) => [line, value])),
      isRanked: (own?.place ?? 0) > 0,
      choices,
      ms,
      times,
    };
  });
}

function choose<G extends Shape>(match: Match<G>, adapter: Adapter<G>, { levels, seed, rollouts }: Trial): G['move'] {
  const seat = match.decision?.seat ?? 0;
  const bot = readBot(levels[seat] ?? '');
  if (bot === undefined) throw new Error(`seat ${seat} has no level`);
  const limit = rollouts === undefined ? {} : { rollouts };
  return chooseMove({ match, adapter, seat, ...bot, seed: `${seed}/bot/${seat}`, ...limit }).move;
}

async function askOther<G extends Shape>(match: Match<G>, { ask }: Trial): Promise<G['move']> {
  const { decision, definition, state } = match;
  if (decision === undefined || ask === undefined) throw new Error('nobody answers for an external seat');
  const { seat, step, moves } = decision;
  const found = match.find(seat, await ask({ seat, view: viewFor(definition, state, seat), step, moves }));
  if ('refusal' in found) throw new Error(found.refusal.message);
  return found.ok;
}
