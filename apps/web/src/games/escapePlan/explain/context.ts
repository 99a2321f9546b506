import type { Move } from '@getaway/escape-plan/moves';
import { allPursuersOn, type Help, helpAgainst, placeNow, tilesApart } from '@getaway/escape-plan/reading';
import type { Pursuer, SeatView } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { Subject } from '../../../table/explain/subject.ts';
import { type EscapePlanTable, money } from '../panels/model/table.ts';
import { wastedNote } from '../panels/model/wasted.ts';

export const see = (kind: string, id: string | number = ''): Subject => ({ kind, id: String(id) });

export const kindName = ({ voice }: Pick<EscapePlanTable, 'voice'>, kind: string): string =>
  voice.say('about.kind', { kind });

/** The viewer's tile, while their thief is in the city. */
export function ownTile({ view }: Pick<EscapePlanTable, 'view'>): string | undefined {
  const seat = ownSeat(view);
  const place = seat === undefined ? undefined : placeNow(view, seat);
  const dot = place?.lastIndexOf('.') ?? -1;
  return dot < 0 ? undefined : place?.slice(0, dot);
}

/** A sentence that says how far a tile is from the viewer. */
export function distanceNote(table: EscapePlanTable, tile: string): readonly string[] {
  const here = ownTile(table);
  const count = here === undefined ? undefined : tilesApart(table.view, here, tile);
  return count === undefined ? [] : [table.voice.say('about.awayTiles', { count })];
}

/** A sentence that says whether the viewer can pay a price. Empty for spectators and for things that cost nothing. */
export function affordNote({ view, voice }: EscapePlanTable, cost: number): readonly string[] {
  const cash = ownOf(view)?.cash;
  return cash === undefined || cost === 0 ? [] : [voice.say('about.cash', { can: String(cash >= cost), cost, cash })];
}

/**
 * Names officers on the viewer's tile: those that the viewer can evade with the thing that `isIt` accepts. The thing
 * must be ready and affordable.
 */
export function evadableNote(table: EscapePlanTable, isIt: (help: Help) => boolean): readonly string[] {
  const { view, voice } = table;
  const tile = ownTile(table);
  if (tile === undefined) return [];
  const officers = allPursuersOn(view, tile).filter((officer) => helpAgainst(view, officer).some(isIt));
  return [voice.say('about.stops', { count: officers.length, officers: pursuerNames(table, officers) })];
}

export const pursuerNames = ({ voice }: Pick<EscapePlanTable, 'voice'>, officers: readonly Pursuer[]): string =>
  voice.list(officers.map((officer) => voice.say(`pursuer.${officer}`)));

export const moneyList = (table: EscapePlanTable, amounts: readonly number[]): string =>
  table.voice.list(amounts.map((amount) => money(table, amount)));

/** The name of the rival who holds something; undefined if no rival does. */
export function holderOf(table: EscapePlanTable, holds: (held: SeatView) => boolean): string | undefined {
  const { view, describer } = table;
  const seat = view.seats.findIndex((held, i) => i !== ownSeat(view) && holds(held));
  return seat < 0 ? undefined : describer.seat(seat);
}

/** X10, X11. Why a ready thing can't be used in this step, or would have no effect. */
export function whyUnusable(table: EscapePlanTable, moves: readonly Move[]): readonly string[] {
  const { asked, voice } = table;
  if (asked === undefined) return [];
  return moves.length === 0 ? [voice.say('why.inside')] : wastedNote(table, moves);
}
