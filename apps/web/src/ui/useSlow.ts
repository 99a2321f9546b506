import { useEffect, useState } from 'preact/hooks';

/** Whether the page has waited too long for `what`. If `what` is undefined, there is nothing to wait for. */
export function useSlow(what: unknown, patience: number): boolean {
  const [slow, setSlow] = useState<unknown>();
  useEffect(() => {
    if (what === undefined) return undefined;
    const timer = setTimeout(() => setSlow(what), patience);
    return () => clearTimeout(timer);
  }, [what, patience]);
  return what !== undefined && slow === what;
}
