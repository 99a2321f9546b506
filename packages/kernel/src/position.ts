import * as v from 'valibot';
import type { Definition } from './definition.ts';
import { type Heading, headingFields, headingOf, type Kind, readHeading, wholeNumber } from './document.ts';
import { Match } from './match.ts';
import { type Attempt, read, refused, taken } from './refusal.ts';
import type { Shape } from './shape.ts';

/** The whole state as a document. It serves as a snapshot of a running game, and as a position that people can edit. */
export interface Position<G extends Shape> extends Heading {
  readonly number: number;
  readonly state: G['state'];
}

const KIND: Kind = { format: 'getaway-position', version: 1, code: 'badPosition', what: 'The position' };

/** A limit above the number of decisions in any game. It is low enough that adding 1 is exact. */
const MAX_DECISIONS = 1_000_000_000;

export function positionOf<G extends Shape>(match: Match<G>): Position<G> {
  const { definition, state, number } = match;
  return { ...headingOf(definition, KIND, state.pack), number, state: definition.cloneState(state) };
}

/** A match that continues from a position. If the position is impossible, the refusal names the broken invariant. */
export function loadPosition<G extends Shape>(definition: Definition<G>, document: unknown): Attempt<Match<G>> {
  const { code, what } = KIND;
  const heading = readHeading(definition, document, KIND);
  if ('refusal' in heading) return heading;
  const schema = v.strictObject({
    ...headingFields,
    number: v.pipe(wholeNumber, v.maxValue(MAX_DECISIONS)),
    state: definition.schemas.state,
  });
  const reading = read(schema, document, KIND);
  if ('refusal' in reading) return reading;
  const { state, number, pack } = reading.ok;
  if (state.pack !== pack.hash) return refused(code, `${what}: the field state.pack is not the hash of its pack.`);
  const [fault] = definition.faultsOf(state);
  if (fault !== undefined) return refused(code, `${what} breaks the invariant ${fault.invariant}: ${fault.message}`);
  try {
    return taken(Match.from(definition, state, number));
  } catch (error) {
    return refused(code, `${what} breaks the invariant stack: ${error instanceof Error ? error.message : ''}.`);
  }
}
