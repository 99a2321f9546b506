import type { Net, NetShape } from '../learned/net.ts';
import type { Lesson } from './selfPlay.ts';
import { sharedNet, type TrainingSettings, type TrainingState } from './training.ts';

/** A stored training run. Continuing it gives exactly the same weights as a run without an interruption. */
export interface Checkpoint {
  readonly settings: TrainingSettings;
  readonly played: number;
  readonly shape: NetShape;
  readonly nets: readonly (readonly (readonly number[])[])[];
}

export const checkpointOf = (settings: TrainingSettings, state: TrainingState): Checkpoint => ({
  settings,
  played: state.played,
  shape: state.net.shape,
  nets: [state.net, state.average, ...state.earlier].map(({ parts }) => parts.map((part) => [...part])),
});

/**
 * Continues a stored run. Returns undefined if the checkpoint belongs to other settings. `remembered` contains the last
 * games, if the run learns from a game several times.
 */
export function continueTraining(
  settings: TrainingSettings,
  checkpoint: Checkpoint,
  remembered: Lesson[],
): TrainingState | undefined {
  if (JSON.stringify(checkpoint.settings) !== JSON.stringify(settings)) return undefined;
  const [net, average, ...earlier] = checkpoint.nets.map((parts) => netWith(checkpoint.shape, parts));
  if (net === undefined || average === undefined) return undefined;
  return { played: checkpoint.played, net, average, earlier, remembered };
}

function netWith(shape: NetShape, parts: readonly (readonly number[])[]): Net {
  const net = sharedNet(shape);
  for (const [i, part] of net.parts.entries()) part.set(parts[i] ?? []);
  return net;
}
