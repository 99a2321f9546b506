import type { Definition, Setup, Shape } from '@getaway/kernel';
import type { Recording } from '../recording.ts';

/** Plays recorded games from the setup to the end and returns the final states. */
export type Host = <G extends Shape>(
  definition: Definition<G>,
  setup: Setup<G>,
) => (recording: Recording<G>) => G['state'];
