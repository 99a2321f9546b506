import { type Attempt, type Move, refused, taken } from '@getaway/kernel';
import type { HostedGame, HostedTable, Player } from '@getaway/table';
import type { Scripted, Start } from './lesson.ts';
import { firstOf } from './pattern.ts';

/** Makes a position from a plan, which lists only the parts that matter. */
export type LayOut = (plan: unknown) => Attempt<object>;

interface Opening {
  readonly host: HostedGame;
  readonly layOut: LayOut;
  readonly players: readonly Player[];
}

export function openTable(start: Start, { host, layOut, players }: Opening): Attempt<HostedTable> {
  if ('setup' in start) return host.begin(start.setup, { seed: start.seed, players });
  const position = layOut(start.plan);
  return 'refusal' in position ? position : host.load(position.ok, { players });
}

/** Plays a legal move for the seat that is due. Then plays all decisions with a single option. */
export function playMove(table: HostedTable, move: Move, draws?: readonly number[]): Attempt<HostedTable> {
  const seat = table.due ?? 0;
  const next = draws === undefined ? table.playOne(seat, move) : table.repeat({ seat, move, draws });
  return 'refusal' in next ? next : taken(next.ok.answerUnasked().at(-1) ?? next.ok);
}

export function playScript(table: HostedTable, script: readonly Scripted[] = []): Attempt<HostedTable> {
  let now = table;
  for (const { seat, move, draws } of script) {
    const { asked } = now;
    const legal = asked?.seat === seat ? firstOf([move], asked.moves) : undefined;
    if (legal === undefined)
      return refused('illegal', `The script's ${JSON.stringify(move)} of seat ${seat} is not possible.`);
    const next = playMove(now, legal, draws);
    if ('refusal' in next) return next;
    now = next.ok;
  }
  return taken(now);
}
