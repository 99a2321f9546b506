import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';

/** At most this many events of the last choice are named. The log lists all of them. */
const TOLD_AT_MOST = 6;

/** Why the last choice can't be undone; undefined if it can. */
export function useWhyNoUndo(): string | undefined {
  const voice = useVoice();
  const { table, tell } = useFrame();
  const { undoable, log, due, players, replaced } = table;
  if (replaced) return voice.say('undo.replaced');
  switch (undoable) {
    case 'possible':
      return undefined;
    case 'revealed': {
      const last = log.at(-1);
      const told = last === undefined ? [] : tell(last).map(({ text }) => text);
      const more = told.length - TOLD_AT_MOST;
      const events = [
        ...told.slice(0, TOLD_AT_MOST),
        ...(more > 0 ? [voice.say('foretold.more', { count: more })] : []),
      ].join(' ');
      return voice.say('undo.revealed', { events });
    }
    case 'otherSeat':
      return voice.say('undo.otherSeat', { name: players[log.at(-1)?.seat ?? due ?? 0]?.name ?? '' });
    case 'noChoice':
    case 'over':
      return voice.say(`undo.${undoable}`);
  }
}
