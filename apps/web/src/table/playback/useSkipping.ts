import { useEffect, useRef } from 'preact/hooks';
import type { Playback } from './usePlayback.ts';

/** Controls on the board that still work while something is played out; things to choose are no controls then. */
const STILL_WORKS = 'a, input, label, select, summary, button:not([data-can])';

/** A press on the board skips what is being played out; so does looking back. */
export function useSkipping(playback: Playback, looksBack: boolean): void {
  const now = useRef(playback);
  now.current = playback;
  const isPlaying = playback.beat !== undefined;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (looksBack) {
      now.current.skip();
      return undefined;
    }
    const press = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.board') === null || target.closest(STILL_WORKS) !== null)
        return;
      event.stopPropagation();
      event.preventDefault();
      now.current.skip();
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [isPlaying, looksBack]);
}
