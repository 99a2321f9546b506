import { useEffect, useState } from 'preact/hooks';

/** Whether `what` has been awaited for too long. `what` is undefined while nothing is awaited. */
export function useSlow(what: unknown, patience: number): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (what === undefined) return undefined;
    const timer = setTimeout(() => setSlow(what), patience);
    return () => clearTimeout(timer);
  }, [what, patience]);
  return what !== undefined && slow === what;
}
