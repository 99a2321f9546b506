import type { RoomScene } from '@getaway/protocol/room';
import { storedList } from '../storedList.ts';

/** Tables from which the host has removed somebody on this device, whatever name that person used. */
const removedFrom = storedList('getaway-removed-from');

/**
 * Marks the viewer as removed if the host has removed somebody on this browser under another name. The server knows
 * people but not browsers, so the browser has to do this.
 */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
