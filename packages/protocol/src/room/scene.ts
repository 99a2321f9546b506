import { mergeView } from '@getaway/kernel';
import type { Scene } from '@getaway/table';
import type { RoomUpdate } from './update.ts';

/** Increment this when the page of the previous version would not understand an update. */
export const ROOM_PROTOCOL = 3;

/** A room, as screens use it. Both parts of the view are merged. */
export interface RoomScene extends Omit<RoomUpdate, 'scene'> {
  readonly scene?: Scene;
}

export function roomIn({ scene: told, ...room }: RoomUpdate): RoomScene {
  if (told === undefined) return room;
  const { open, own, ...rest } = told;
  return { ...room, scene: { ...rest, view: own === undefined ? open : mergeView(own, open) } };
}
