import { useEffect } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { useShell } from '../../shell/shellContext.ts';

/** The title of the tab calls when it becomes one's turn while nobody looks; the frame rings the bell. */
export function useTurnAlert(): void {
  const voice = useVoice();
  const { table } = useShell();
  const mine = table.asked !== undefined;
  const usual = `${table.voice.say('game.name')} · Getaway`;
  const called = `${voice.say('online.turnTitle')} · ${usual}`;
  useEffect(() => {
    document.title = mine && document.hidden ? called : usual;
    const look = (): void => {
      if (!document.hidden) document.title = usual;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mine, usual, called]);
}
