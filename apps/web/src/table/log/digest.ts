import type { Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import type { Announcement } from '../frameContext.ts';

/** The passages since the viewer's last choice and its immediate answers; without a choice, all but the setup. */
export function sinceLastTurn(log: readonly Passage[], viewer: Viewer): readonly Passage[] {
  const isOwn = (passage: Passage | undefined): boolean => passage?.seat === viewer;
  let own = log.findLastIndex((passage) => isOwn(passage) && passage.unasked === undefined);
  while (own >= 0 && isOwn(log[own + 1])) own += 1;
  return log.slice(Math.max(own, 0) + 1);
}

/** The events of a passage after the choice itself: from the first headline on, such as the turn of an automaton. */
export function afterwards(told: readonly Announcement[], headlines: ReadonlySet<string>): readonly Announcement[] {
  const next = told.findIndex(({ type }) => headlines.has(type));
  return next < 0 ? [] : told.slice(next);
}
