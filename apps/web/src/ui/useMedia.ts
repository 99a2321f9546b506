import { useEffect, useState } from 'preact/hooks';

/** Whether a media query matches, updated when that changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const listen = (): void => setMatches(media.matches);
    listen();
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, [query]);
  return matches;
}

/**
 * Matches screens that are too narrow for a side column or too low for stacked rows: phones, and tablets in portrait.
 */
export const NARROW =
  '(max-width: 699px), (max-width: 999px) and (orientation: portrait), (max-width: 999px) and (max-height: 520px)';

let narrow: MediaQueryList | undefined;

/** Whether the screen is narrow now. For use outside components. */
export function isNarrow(): boolean {
  narrow ??= matchMedia(NARROW);
  return narrow.matches;
}
