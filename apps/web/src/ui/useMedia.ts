import { useEffect, useState } from 'preact/hooks';

/** Whether the window is of such a kind, now and when it changes. */
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

/** Too narrow for a column at the side, or too low for rows beneath each other: phones, and tablets held upright. */
export const NARROW =
  '(max-width: 699px), (max-width: 999px) and (orientation: portrait), (max-width: 999px) and (max-height: 520px)';
