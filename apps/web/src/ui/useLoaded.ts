import { useEffect, useState } from 'preact/hooks';

/**
 * Something that is loaded on demand. `value` is undefined until it has been loaded. `failed` says whether the last
 * attempt failed.
 */
export interface Loading<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  retry(): void;
}

/**
 * Loads something when the component appears and whenever `inputs` change. The old value stays until the new one has
 * arrived.
 */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loading<T> {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    setFailed(false);
    load().then(
      (loaded) => {
        if (!stale) setValue(() => loaded);
      },
      () => {
        if (!stale) setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [...inputs, tries]);
  return { value, failed, retry: () => setTries(tries + 1) };
}
