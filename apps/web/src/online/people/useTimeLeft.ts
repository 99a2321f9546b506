import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from '../table/onlineTable.ts';

const TICK_MS = 500;

/** Rerenders regularly while a clock is shown. */
export function useTick(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** The milliseconds left for the player whose turn it is, by the server's clock. */
export function useTimeLeft(table: OnlineTable): number | undefined {
  const deadline = table.room.value?.deadline;
  useTick(deadline !== undefined);
  return deadline === undefined ? undefined : deadline - table.now();
}
