import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/** Browsers say which page asks; only our own may. Programs that are no browsers say nothing. */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  return asking !== null && (asking.host === host || asking.origin === publicUrl);
}
