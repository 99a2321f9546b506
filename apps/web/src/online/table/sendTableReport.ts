import { done, type OrTrouble, trouble } from '../../worker/trouble.ts';
import { sendReport } from '../api.ts';
import { me } from '../me.ts';

/** Sends a bug report to the server of the table, and to nobody else. */
export async function sendTableReport(table: string, text: string): Promise<OrTrouble<null>> {
  const device = me.value?.device;
  if (device === undefined) return trouble('server', 'A report needs a name on this server.');
  const sent = await sendReport(table, device, JSON.parse(text) as object);
  return 'error' in sent ? trouble('server', sent.error.message) : done(null);
}
