import type { RoomScene } from '@getaway/protocol/room';
import { storedList } from '../storedList.ts';

/** Tables from which the host has removed somebody who used this browser, under any name. */
const removedFrom = storedList('getaway-removed-from');

/**
 * Marks the viewer as removed if the host has removed somebody who used this browser, even under another name. The
 * server can't do this, because it knows people but not browsers.
 */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
