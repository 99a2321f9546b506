import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

/** Browsers say which page asks; only our own may. Programs that are no browsers say nothing. */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  return asking !== null && (asking.host === host || asking.origin === publicUrl);
}

/** Whose request it is: a proxy puts the address that it has seen at the end of the list. */
export function addressOf({ socket, headers }: IncomingMessage, { behindProxy }: Pick<Config, 'behindProxy'>): string {
  const told = headers['x-forwarded-for'];
  const last =
    String(told ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return wholeNetwork(behindProxy && last !== '' ? last : (socket.remoteAddress ?? ''));
}

/** Whoever has one address of IPv6 has 2^64 of them: all count as one. */
function wholeNetwork(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = tail.split(':').filter((part) => part !== '');
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...(address.includes('::') ? middle : []), ...back].slice(0, 4).join(':');
}
