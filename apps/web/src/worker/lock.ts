/** How long to wait for a closing tab to release the game. */
const PATIENCE_MS = 1500;

/** Locks a game for this tab. Resolves to the release function, or to undefined if another tab has the game. */
export function takeLock(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`getaway-${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(undefined));
  });
}
