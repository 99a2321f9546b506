import { type Attempt, Match, type Position, positionOf, read, refused, taken } from '@getaway/kernel';
import { gangsta } from '../definition.ts';
import type { Gangsta } from '../shape.ts';
import { planSchema } from './plan.ts';
import { position } from './position.ts';

/** The position that a plan describes, as a document. */
export function layOut(plan: unknown): Attempt<Position<Gangsta>> {
  const reading = read(planSchema, plan, { code: 'badPosition', what: 'The plan' });
  if ('refusal' in reading) return reading;
  try {
    return taken(positionOf(Match.from(gangsta, position(reading.ok), 0)));
  } catch (error) {
    return refused('badPosition', `The plan describes ${error instanceof Error ? error.message : String(error)}`);
  }
}
