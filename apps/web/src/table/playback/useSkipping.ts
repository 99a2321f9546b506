import { useEffect, useRef } from 'preact/hooks';
import type { Playback } from '../playback.ts';

/** Controls on the board that still work during playback. Choices do not work then. */
const STILL_WORKS = 'a, input, label, select, summary, button:not([data-can])';

/**
 * A press within this time after the end of the playback was probably meant to skip the playback. So the press chooses
 * nothing.
 */
const LATE_PRESS_MS = 400;

/** Skips the playback when the viewer presses on the board or looks back. */
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
    const stop = onPress(() => now.current.skip());
    return () => {
      stop();
      if (!now.current.wasSkipped) setTimeout(onPress(), LATE_PRESS_MS);
    };
  }, [isPlaying, looksBack]);
}

/** Catches presses on the board before any element reacts. Returns a function that removes the listeners. */
function onPress(act?: () => void): () => void {
  const press = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('.board') === null || target.closest(STILL_WORKS) !== null)
      return;
    event.stopPropagation();
    event.preventDefault();
    act?.();
  };
  document.addEventListener('click', press, { capture: true });
  return () => document.removeEventListener('click', press, { capture: true });
}
