import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { settings } from '../../settings/settings.ts';
import { ring } from '../../sound/sound.ts';
import { useFrame } from '../../table/frameContext.ts';

/**
 * Rings the bell when the viewer's turn begins, if the setting `ring` is on. If sounds are on, `useSounds` already
 * plays the bell, so this hook does not. A hidden tab also announces the turn in its title.
 */
export function useTurnAlert(): void {
  const voice = useVoice();
  const { table } = useFrame();
  const mine = table.asked !== undefined;
  const usual = `${table.voice.say('game.name')} · Getaway`;
  const called = `${voice.say('online.turnTitle')} · ${usual}`;
  const was = useRef(mine);
  const looksBack = table.past !== undefined;
  useEffect(() => {
    if (looksBack) return;
    if (mine && !was.current && settings.peek().ring && !settings.peek().sound) ring();
    was.current = mine;
  }, [mine, looksBack]);
  useEffect(() => {
    document.title = mine && document.hidden ? called : usual;
    const look = (): void => {
      if (!document.hidden) document.title = usual;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mine, usual, called]);
}
