import type { GenericSchema } from 'valibot';
import type { Definition } from './definition.ts';
import { Match } from './match.ts';
import { type Position, positionOf } from './position.ts';
import { type Attempt, read, refused, taken } from './refusal.ts';
import type { Shape } from './shape.ts';

/**
 * How a game turns a plan into a complete state. A plan lists only the parts of a position that matter. `stateOf`
 * throws if the position is impossible.
 */
interface Planning<G extends Shape, Plan> {
  readonly definition: Definition<G>;
  readonly schema: GenericSchema<unknown, Plan>;
  stateOf(plan: Plan): G['state'];
}

/** Makes a function that turns a plan into a position document. */
export const layingOut =
  <G extends Shape, Plan>({ definition, schema, stateOf }: Planning<G, Plan>) =>
  (plan: unknown): Attempt<Position<G>> => {
    const reading = read(schema, plan, { code: 'badPosition', what: 'The plan' });
    if ('refusal' in reading) return reading;
    try {
      return taken(positionOf(Match.from(definition, stateOf(reading.ok), 0)));
    } catch (error) {
      return refused(
        'badPosition',
        `The plan can't be laid out: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
