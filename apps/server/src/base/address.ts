import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

/** The network address of a client. Rate limits apply to each address. */
export interface Address {
  /** An IPv4 address or a /64 IPv6 network. A client with an IPv6 address can use every address of its network. */
  readonly own: string;
  /** The /48 IPv6 site that the network belongs to. The owner of a site can use 2^16 networks. */
  readonly site?: string;
}

/** The limit of a whole site is this many times the limit of one network. */
export const ADDRESSES_OF_SITE = 10;

/**
 * The address of a client. Behind a proxy, it is the last entry of the header X-Forwarded-For, because a client can
 * forge the earlier entries.
 */
export function addressOf({ socket, headers }: IncomingMessage, { behindProxy }: Pick<Config, 'behindProxy'>): Address {
  const told = headers['x-forwarded-for'];
  const last =
    String(told ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return networkOf(behindProxy && last !== '' ? last : (socket.remoteAddress ?? ''));
}

export function networkOf(address: string): Address {
  const [plain = ''] = address.split('%'); // removes the zone of an IPv6 address
  if (!isIPv6(plain)) return { own: plain };
  const groups = groupsOf(plain);
  const mapped = mappedIn(groups);
  if (mapped !== undefined) return { own: mapped };
  return { own: groups.slice(0, 4).join(':'), site: groups.slice(0, 3).join(':') };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const dotted = /(?<a>\d+)\.(?<b>\d+)\.(?<c>\d+)\.(?<d>\d+)$/u.exec(address)?.groups;
  const hex = (high = '0', low = '0'): string => (Number(high) * 256 + Number(low)).toString(16);
  const whole =
    dotted === undefined
      ? address
      : `${address.slice(0, address.lastIndexOf(':') + 1)}${hex(dotted.a, dotted.b)}:${hex(dotted.c, dotted.d)}`;
  const [head = '', tail] = whole.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = (tail ?? '').split(':').filter((group) => group !== '');
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...middle, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * The IPv4 address in an IPv6 address such as ::ffff:192.0.2.1. A dual-stack socket reports IPv4 addresses in this
 * form.
 */
function mappedIn(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}
