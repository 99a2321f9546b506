import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api.ts';

/** Where others find the server, as it says to whoever sits at its machine: the best first. */
const elsewhere: Signal<readonly string[] | undefined> = signal(undefined);

/** Names that every computer calls itself by. */
export const isOnlyHere = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(host);

/**
 * Addresses that others can open; none where this page is open at a name of this computer alone and no other is known,
 * undefined until the server has said so.
 */
export function useAddresses(): readonly string[] | undefined {
  const onlyHere = isOnlyHere(location.hostname);
  useEffect(() => {
    if (!onlyHere || elsewhere.peek() !== undefined) return;
    void ask('GET /api/reach', {}).then((found) => {
      const { public: outside, network } = 'ok' in found ? found.ok : { public: undefined, network: [] };
      elsewhere.value =
        outside === undefined || isOnlyHere(new URL(outside).hostname) ? network : [outside, ...network];
    });
  }, [onlyHere]);
  return onlyHere ? elsewhere.value : [location.origin];
}
