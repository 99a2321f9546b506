import { useFrame } from '../frameContext.ts';
import { type DigestLine, digestFrom, type LogPoint, lastTurnEnd } from './digest.ts';

/** Spectators have no turn, so their summary covers the last log passages, at most this many. */
const PASSAGES_FOR_SPECTATORS = 60;

export interface DigestNow {
  /** Where the summary of recent events begins; undefined once the viewer has chosen something in the current turn. */
  readonly from: LogPoint | undefined;
  readonly lines: readonly DigestLine[];
}

export function useDigest(): DigestNow {
  const { table, game, tellBriefly } = useFrame();
  const { log, viewer } = table;
  const end = lastTurnEnd(log, viewer, game);
  const from = viewer === 'spectator' ? { passage: Math.max(1, log.length - PASSAGES_FOR_SPECTATORS), event: 0 } : end;
  return {
    from,
    lines: from === undefined ? [] : digestFrom(log, from, { viewer, tell: tellBriefly, actorOf: game.actorOf }),
  };
}
