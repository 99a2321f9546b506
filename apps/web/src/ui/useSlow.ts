import { useEffect, useState } from 'preact/hooks';

/** Whether the same thing has been waited for too long; undefined: nothing is waited for. */
export function useSlow(what: unknown, patience: number): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (what === undefined) return undefined;
    const timer = setTimeout(() => setSlow(what), patience);
    return () => clearTimeout(timer);
  }, [what, patience]);
  return what !== undefined && slow === what;
}
