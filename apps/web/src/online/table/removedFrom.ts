import type { RoomScene } from '@getaway/protocol/room';
import { keptList } from '../keptList.ts';

/** Tables from which the host has removed somebody on this device, whatever they were called then. */
const removedFrom = keptList('getaway-removed-from');

/** The server knows people, not browsers: another name in the same browser is still who was removed. */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
