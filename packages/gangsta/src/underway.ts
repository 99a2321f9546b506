import type { State } from './state.ts';

/** A2. The announced job. */
export function underwayOf(state: State): string {
  const [job] = state.underway;
  if (job === undefined) throw new Error('no job was announced');
  return job;
}
