import { arrestOf } from '@getaway/escape-plan/reading';
import type { SeatId } from '@getaway/kernel';
import type { Unranked } from '../../../../table/gameUi.ts';
import type { EscapePlanTable } from '../model/table.ts';

/** G1. Says why an arrested player is not ranked; undefined for players who escaped. */
export function unranked(
  { log, view, voice }: Pick<EscapePlanTable, 'log' | 'view' | 'voice'>,
  seat: SeatId,
): Unranked | undefined {
  const events = log.flatMap((passage) => passage.events);
  const arrest = arrestOf(view, events, seat);
  if (arrest === undefined) return undefined;
  const { reason, price, money } = arrest;
  const why = voice.say('end.why', { reason, price, known: String(money !== undefined), money: money ?? 0 });
  return { fate: voice.say('end.caught'), why };
}
