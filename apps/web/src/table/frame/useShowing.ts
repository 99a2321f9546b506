import type { Showing, WatchPort } from '@getaway/table';
import { useEffect, useState } from 'preact/hooks';

/** What the table shows; undefined before the first update. */
export function useShowing(port: WatchPort): Showing | undefined {
  const [showing, setShowing] = useState<Showing>();
  useEffect(() => {
    setShowing(undefined);
    return port.watch(setShowing);
  }, [port]);
  return showing;
}
