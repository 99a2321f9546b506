import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api.ts';

/** The server's addresses on its networks, best first. Only a page on the server's own machine gets them. */
const elsewhere: Signal<readonly string[] | undefined> = signal(undefined);

/** Whether a host name means the computer that opens it. Such a name does not lead other devices to this computer. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(host);

/** Addresses that others can open; empty if only a local name is known, and undefined until the server has answered. */
export function useAddresses(): readonly string[] | undefined {
  const onlyHere = isLoopbackHost(location.hostname);
  useEffect(() => {
    if (!onlyHere || elsewhere.peek() !== undefined) return;
    void ask('GET /api/reach', {}).then((found) => {
      const { public: outside, network } = 'ok' in found ? found.ok : { public: undefined, network: [] };
      elsewhere.value =
        outside === undefined || isLoopbackHost(new URL(outside).hostname) ? network : [outside, ...network];
    });
  }, [onlyHere]);
  return onlyHere ? elsewhere.value : [location.origin];
}
