import { lookup as resolve } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private networks and reserved ranges. No user may make this server connect to an address in them. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
/**
 * The range of public IPv6 addresses (global unicast). Its special ranges, for example those that contain IPv4
 * addresses, are in `INSIDE`.
 */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && WORLD.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Which targets of alerts are allowed. With `inside`, private networks and plain HTTP are allowed too. */
export interface TargetRules {
  readonly inside: boolean;
}

const PATIENCE_MS = 5000;

/** Matches host names that can be resolved only inside a private network. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|home\.arpa)$|^[^.:]+$/iu;

/**
 * Why alerts can't be sent to this URL; undefined if they can. Makes no DNS lookup, because the result would reveal
 * names of the private network.
 */
export function whyUnreachable(url: string, { inside }: TargetRules): 'insecure' | 'inside' | undefined {
  const target = URL.parse(url);
  if (target === null || target.username !== '' || target.password !== '') return 'insecure';
  if (target.protocol !== 'https:' && !(inside && target.protocol === 'http:')) return 'insecure';
  if (inside) return undefined;
  const host = hostOf(target);
  return (isIP(host) === 0 ? OWN_NAMES.test(host) : !isOutside(host)) ? 'inside' : undefined;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');

/** Resolves a host name once and returns only addresses that passed the check, so that DNS rebinding has no effect. */
const lookupOutside: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error !== null) return done(error, []);
    if (first === undefined || !found.every(({ address }) => isOutside(address)))
      return done(new Error(`${host} is not a public address`), []);
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Sends a POST request and resolves to its status. Does not read the answer and follows no redirects. */
export function post({ url, headers, body }: OutgoingRequest, { inside }: TargetRules): Promise<number> {
  const target = URL.parse(url);
  if (target === null || target.username !== '' || target.password !== '')
    return Promise.reject(new Error('this is not a valid address'));
  const secure = target.protocol === 'https:';
  if (!secure && !(inside && target.protocol === 'http:')) return Promise.reject(new Error('only https is allowed'));
  const host = hostOf(target);
  if (!inside && isIP(host) !== 0 && !isOutside(host))
    return Promise.reject(new Error(`${host} is not a public address`));
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, timeout: PATIENCE_MS, agent: false };
    const guarded = inside ? options : { ...options, lookup: lookupOutside };
    const sending = (secure ? overHttps : overHttp)(target, guarded, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    const tooLong = setTimeout(() => sending.destroy(new Error('no answer in time')), PATIENCE_MS).unref();
    sending.once('close', () => clearTimeout(tooLong));
    sending.once('error', reject);
    sending.end(body);
  });
}
