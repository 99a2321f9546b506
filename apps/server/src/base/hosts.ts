import { hostname, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** Suffixes for machines in home networks. Nobody can register a public name under them. */
const HOME_ENDINGS = ['', '.local', '.lan', '.home.arpa', '.internal'];
const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/u;
/**
 * After this time, the machine's addresses are looked up again, because a machine can change networks while the server
 * runs.
 */
const ADDRESSES_KEPT_MS = 5000;

export type KnownHosts = (host: string | undefined) => boolean;

/**
 * The host names that this server accepts: names of this machine, and names in the settings. This check prevents DNS
 * rebinding, where a foreign page points its own name to this server.
 */
export function knownHosts({ host, publicUrl, allowedHosts }: Config): KnownHosts {
  const machine = hostname().toLowerCase();
  const [short = ''] = machine.split('.');
  const names = new Set([
    ...(publicUrl === undefined ? [] : [hostIn(publicUrl)]),
    ...[host, machine, ...allowedHosts].map((name) => hostIn(`http://${name}`)),
    ...HOME_ENDINGS.map((ending) => `${short}${ending}`),
  ]);
  const own = ownAddresses();
  return (asked) => {
    const name = asked === undefined ? undefined : hostIn(`http://${asked}`);
    return name !== undefined && (LOOPBACK.test(name) || names.has(name) || own().has(name));
  };
}

/** The host name in the form that browsers use: lower case, IPv6 in brackets, without a port. */
const hostIn = (url: string): string | undefined => {
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed.hostname;
};

function ownAddresses(): () => ReadonlySet<string | undefined> {
  let last: { readonly at: number; readonly addresses: ReadonlySet<string | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= ADDRESSES_KEPT_MS) last = { at: now, addresses: addressesNow() };
    return last.addresses;
  };
}

const addressesNow = (): ReadonlySet<string | undefined> =>
  new Set(
    Object.values(networkInterfaces())
      .flatMap((known) => known ?? [])
      .map(({ address, family }) =>
        hostIn(family === 'IPv6' ? `http://[${address.split('%')[0]}]` : `http://${address}`),
      ),
  );
