import type { State } from './state.ts';

export function underwayOf(state: State): string {
  const [job] = state.underway;
  if (job === undefined) throw new Error('no job was announced');
  return job;
}
