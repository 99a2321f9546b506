import type { RoomScene } from '@getaway/protocol/room';
import { storedList } from '../storedList.ts';

/** Tables whose host has removed somebody on this device, under any name. */
const removedFrom = storedList('getaway-removed-from');

/** The server knows people, not browsers. Here a person with a new name in the same browser still counts as removed. */
export function asRemoved(table: string, room: RoomScene): RoomScene {
  if (room.removed === true && !removedFrom.has(table)) removedFrom.add(table);
  return room.seat === undefined && !room.hosting && removedFrom.has(table) ? { ...room, removed: true } : room;
}
