import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import { markUnknown, me } from '../me.ts';
import { connect } from '../wire/connect.ts';
import { OnlineTable } from './onlineTable.ts';

/** Connects to a table on the server. The connection lasts until `close` is called. */
export function openOnline(id: string, sayWhyNot: (error: ReceivedRefusal) => string): OnlineTable {
  return new OnlineTable(id, {
    connect,
    device: () => me.value?.device,
    onUnknownDevice: markUnknown,
    sayWhyNot,
  });
}
