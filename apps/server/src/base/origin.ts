import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';

/** Browsers send the origin of the page; only our own page is accepted. Other programs send none. */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  return asking !== null && (asking.host === host || asking.origin === publicUrl);
}
