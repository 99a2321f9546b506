import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { readSetup } from '@getaway/kernel';
import { type DueDecision, RunningTable } from '@getaway/table';

export interface Moment {
  readonly view: View;
  readonly asked: DueDecision<EscapePlan>;
}

/** The questions of a game with random choices. Moving is preferred to resting. */
export function* randomGame(seed: number, players: number): Generator<Moment> {
  const setup = readSetup(escapePlan, { players, options: {} });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const people = Array.from({ length: players }, (_, seat) => ({ name: `player ${seat + 1}` }));
  let table = RunningTable.begin(escapePlan, setup.ok, { seed: `city ${seed}`, players: people });
  let chance = seed + 1;
  const draw = (below: number): number => {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((chance / 2 ** 31) * below);
  };
  for (;;) {
    const seat = table.due;
    if (seat === undefined) return;
    const { view, asked } = table.sceneFor(seat, Number.POSITIVE_INFINITY);
    if (asked === undefined) return;
    yield { view, asked };
    const bold = asked.moves.filter(({ move }) => move !== 'decline' && move !== 'rest');
    const moves = bold.length > 0 ? bold : asked.moves;
    const move = moves[draw(moves.length)];
    if (move === undefined) return;
    const played = table.play(seat, [move]);
    if ('refusal' in played) throw new Error(played.refusal.message);
    table = played.ok;
  }
}
