import type { RoomScene } from '@getaway/protocol/room';
import { storedList } from '../storedList.ts';

/** Tables from which a person of this device was removed by the host, under any name. */
const removedFrom = storedList('getaway-removed-from');

/**
 * Marks the viewer as removed if this browser was removed under another name. The server knows only people, so the
 * browser has to do this.
 */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
