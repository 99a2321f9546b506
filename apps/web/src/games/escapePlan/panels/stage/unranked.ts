import { whyArrested } from '@getaway/escape-plan/reading';
import type { SeatId } from '@getaway/kernel';
import type { EscapePlanTable } from '../model/table.ts';

/** G1. Says why a player was arrested and so has no place in the ranking; undefined for players who escaped. */
export function unranked({ log, voice }: Pick<EscapePlanTable, 'log' | 'voice'>, seat: SeatId): string | undefined {
  const reason = whyArrested(
    log.flatMap(({ events }) => events),
    seat,
  );
  return reason === undefined ? undefined : voice.say('end.arrested', { reason });
}
