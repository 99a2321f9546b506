import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/**
 * Whether a request comes from our own page. Browsers send the origin of the page. Other programs send no origin and
 * are accepted.
 */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  return asking !== null && (asking.host === host || asking.origin === publicUrl);
}
