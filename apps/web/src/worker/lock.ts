/** How long to wait for a closing tab to release the game. */
const PATIENCE_MS = 1500;

/** Locks a game for this tab; resolves to the release function, or to nothing if another tab has it. */
export function takeLock(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`getaway-${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(undefined));
  });
}
