import type { ListedTable } from '@getaway/protocol/http';
import { readAbout } from '../rooms/heading.ts';
import type { Presence } from '../rooms/presence.ts';
import type { TableHeading } from '../store/port.ts';

export function listed(
  { id, game, state, created, changed, about }: TableHeading,
  presence: Pick<Presence, 'at'>,
): ListedTable {
  const { planned: _, uncalled: __, ...shown } = readAbout(about);
  return { id, game, state, created, changed, ...shown, present: presence.at(id).seats };
}

const HOUR = 60 * 60_000;

/**
 * Whether lists show the table. A table that waits for players is hidden if nobody has changed or visited it in the
 * last hour.
 */
export const isActive = (
  { id, state, changed }: TableHeading,
  { presence, now }: { readonly presence: Pick<Presence, 'isLively'>; readonly now: number },
): boolean => state !== 'gathering' || changed > now - HOUR || presence.isLively(id);
