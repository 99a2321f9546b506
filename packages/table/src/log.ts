import type { Shape } from '@getaway/kernel';
import type { LogPart, Passage, Showing, TableUpdate } from './port.ts';

/** The whole log after merging an update. */
export const mergeLog = <G extends Shape>(
  log: readonly Passage<G>[],
  { from, passages }: LogPart<G>,
): readonly Passage<G>[] => [...log.slice(0, from), ...passages];

/** What is shown after an update. Without a scene the log is dropped. */
export const showingAfter = (log: Showing['log'], update: TableUpdate): Showing => ({
  ...update,
  log: update.scene === undefined ? [] : mergeLog(log, update.scene.log),
});
