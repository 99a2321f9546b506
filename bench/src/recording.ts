import {
  advance,
  answer,
  type Definition,
  drawBelow,
  Game,
  readSetup,
  type SeatId,
  type Setup,
  type Shape,
  secureChance,
  seededChance,
} from '@getaway/kernel';

/** A whole random game, recorded once. Every host in the comparison then plays exactly these choices. */
export interface Recording<G extends Shape> {
  readonly seed: string;
  readonly choices: readonly Choice<G>[];
}

interface Choice<G extends Shape> {
  readonly seat: SeatId;
  readonly move: G['move'];
}

export function defaultSetup<G extends Shape>(definition: Definition<G>, players: number): Setup<G> {
  const reading = readSetup(definition, { players });
  if ('refusal' in reading) throw new Error(reading.refusal.message);
  return reading.ok;
}

/**
 * Returns a function that picks at random. It has its own generator, so the draws of the game do not depend on the
 * picks.
 */
export function pickerOf(seed: string): <T>(things: readonly T[]) => T {
  const chance = seededChance(`${seed} picks`);
  return <T>(things: readonly T[]): T => things[drawBelow(chance, things.length)] as T;
}

export function record<G extends Shape>(definition: Definition<G>, setup: Setup<G>, seed: string): Recording<G> {
  const pick = pickerOf(seed);
  const game = new Game<G>(definition.start(setup, secureChance(seed)));
  const choices: Choice<G>[] = [];
  for (let question = advance(definition, game); question !== undefined; ) {
    const move = pick(question.moves);
    choices.push({ seat: question.seat, move });
    question = answer(definition, game, question, move);
  }
  return { seed, choices };
}

export const recordAll = <G extends Shape>(definition: Definition<G>, setup: Setup<G>, games: number): Recording<G>[] =>
  Array.from({ length: games }, (_, i) => record(definition, setup, `bench ${String(i)}`));
