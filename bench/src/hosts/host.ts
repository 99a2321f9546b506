import type { Definition, Setup, Shape } from '@getaway/kernel';
import type { Recording } from '../recording.ts';

/** A way of playing recorded games from the setup to the end. Returns the final states. */
export type Host = <G extends Shape>(
  definition: Definition<G>,
  setup: Setup<G>,
) => (recording: Recording<G>) => G['state'];
