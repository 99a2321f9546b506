export { MAX_SEATS, PACK_HASH, thingField } from '../fields.ts';
export { ROOM_PROTOCOL, type RoomScene, roomIn } from './scene.ts';
export { type ForkSetup, type Pace, paceSchema, setupSchema, type TableSetup } from './setup.ts';
export { type BackwardsAsk, type Rewound, type RoomUpdate, roomSchema } from './update.ts';
