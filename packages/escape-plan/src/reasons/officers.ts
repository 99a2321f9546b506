import type { Reason } from '@getaway/kernel';
import type { Officer } from '../content/vocabulary.ts';
import { distancesTo, geographyOf, hospitalOf, tileAt } from '../geography.ts';
import type { MoveOfficerTo } from '../moves.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { State } from '../state.ts';
import { because } from './reason.ts';

/** X8, R11, N3. Why an officer can't move to a tile. */
export function officerReason(
  state: State,
  { officer, from, to }: MoveOfficerTo,
  { officers, toward }: { readonly officers: readonly Officer[]; readonly toward?: string },
): Reason<RuleId> | undefined {
  const isOn = (tile: string): boolean => state.officers[tile]?.includes(officer) === true;
  if (!officers.includes(officer)) return because('X8', 'otherOfficer', { officers });
  if (!isOn(from)) return undefined;
  if (isOn(to)) return because('X8', 'officerThere', { officer, tile: to });
  if (to === tileAt(state, hospitalOf(state))) return because('X8', 'hospital');
  if (toward === undefined) return undefined;
  const { tileIndex } = geographyOf(state);
  const far = (tile: string): number => distancesTo(state, toward)[tileIndex.get(tile) ?? -1] ?? 0;
  return far(to) < far(from) ? undefined : because('N3', 'notNearer', { toward });
}
