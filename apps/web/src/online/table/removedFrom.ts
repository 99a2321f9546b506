import type { RoomScene } from '@getaway/protocol/room';
import { storedList } from '../storedList.ts';

/** Tables from which the host has removed somebody who uses this device, under any name. */
const removedFrom = storedList('getaway-removed-from');

/**
 * Marks the viewer as removed if this browser was removed under another name. The server can't do this, because it
 * knows only people, not browsers.
 */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
