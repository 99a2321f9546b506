import type { Definition, Setup, Shape } from '@getaway/kernel';
import type { Recording } from '../recording.ts';

/** A way of playing. The returned function plays a recorded game to the end and returns its final state. */
export type Host = <G extends Shape>(
  definition: Definition<G>,
  setup: Setup<G>,
) => (recording: Recording<G>) => G['state'];
