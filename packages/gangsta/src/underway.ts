import type { State } from './state.ts';

/** A2. The job that was announced. */
export function underwayOf(state: State): string {
  const [job] = state.underway;
  if (job === undefined) throw new Error('no job was announced');
  return job;
}
