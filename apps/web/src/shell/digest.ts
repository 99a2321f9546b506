import type { Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';

/** The passages since the viewer's last own one, which are all but the setup if there is none. */
export function sinceLastTurn(log: readonly Passage[], viewer: Viewer): readonly Passage[] {
  const own = log.findLastIndex(({ seat }) => seat === viewer);
  return log.slice(Math.max(own, 0) + 1);
}
