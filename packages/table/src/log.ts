import type { Shape } from '@getaway/kernel';
import type { LogPart, Passage, Showing, TableUpdate } from './port.ts';

/** The whole log after an update has been merged into it. */
export const mergeLog = <G extends Shape>(
  log: readonly Passage<G>[],
  { from, passages }: LogPart<G>,
): readonly Passage<G>[] => [...log.slice(0, from), ...passages];

/** What a screen shows after an update. Without a scene, the log is empty. */
export const showingAfter = (log: Showing['log'], update: TableUpdate): Showing => ({
  ...update,
  log: update.scene === undefined ? [] : mergeLog(log, update.scene.log),
});
