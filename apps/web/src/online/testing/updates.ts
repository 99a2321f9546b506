import type { Move } from '@getaway/kernel';
import { ROOM_PROTOCOL } from '@getaway/protocol/room';
import type { AnswerTo, ServerUpdate } from '@getaway/protocol/socket';
import type { Passage } from '@getaway/table';

export const PASS: Move = { move: 'pass' };
export const JUMP: Move = { move: 'jump' };
export const GREETING: AnswerTo<'hello'> = { name: 'Ada', protocol: ROOM_PROTOCOL, now: 0 };
export const SETUP: Passage = { events: [] };
export const passage = (move: Move, seat = 0): Passage => ({ seat, move, events: [] });

export interface SentUpdate {
  readonly version: number;
  readonly from?: number;
  readonly passages?: readonly Passage[];
  readonly asked?: number;
  readonly viewer?: number | 'spectator';
}

export const room = ({ version, from = 0, passages = [], asked, viewer = 0 }: SentUpdate): ServerUpdate => ({
  table: 't1',
  room: {
    version,
    now: Date.now() + 5000,
    setup: {
      game: 'gangsta',
      players: 2,
      options: {},
      pace: { kind: 'free' },
      onTimeout: 'wait',
      listed: false,
      watching: true,
    },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    taken: [0, 1],
    present: [0],
    spectators: 0,
    hosting: true,
    scene: {
      viewer,
      open: { version, viewer: 'spectator' },
      ...(viewer === 'spectator' ? {} : { own: { viewer } }),
      undo: 'possible',
      log: { from, passages },
      ...(asked === undefined
        ? {}
        : { asked: { number: asked, seat: 0, frame: { step: 'act' }, rules: [], moves: [PASS, JUMP] } }),
    },
  },
});
