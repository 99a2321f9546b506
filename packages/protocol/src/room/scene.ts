import { mergeView } from '@getaway/kernel';
import type { Scene } from '@getaway/table';
import type { RoomUpdate } from './update.ts';

/** Counts up when a page of the version before would not understand what a server tells. */
export const ROOM_PROTOCOL = 2;

/** A room as screens are drawn from it: both parts of the view in one. */
export interface RoomScene extends Omit<RoomUpdate, 'scene'> {
  readonly scene?: Scene;
}

export function roomIn({ scene: told, ...room }: RoomUpdate): RoomScene {
  if (told === undefined) return room;
  const { open, own, ...rest } = told;
  return { ...room, scene: { ...rest, view: own === undefined ? open : mergeView(own, open) } };
}
