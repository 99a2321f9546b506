import { heals, WOUND_CUBES } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { Suggestion } from '../../../../table/gameUi.ts';
import type { TableUi } from '../../../../table/tableUi.ts';

/**
 * E4, E5. Suggests taking all wounds with one click, up to the first one that brings handcuffs, because handcuffs may
 * need a choice. If the player can heal, that wound is left out too: its forecast has a danger, so the player has to
 * confirm it (E8).
 */
export function takeWounds(table: TableUi<EscapePlan>): Suggestion<EscapePlan> | undefined {
  const { asked, view, voice } = table;
  const held = ownOf(view);
  const wound = asked?.moves.find(({ move }) => move === 'takeWound');
  if (asked?.frame.step !== 'takeWound' || held === undefined || wound === undefined) return undefined;
  const forecast = table.forecastOf(wound);
  if (forecast === undefined || forecast.dangers.length > 0) return undefined;
  const canHeal = asked.moves.some((move) => heals(view, move));
  const count = Math.min(asked.frame.left, WOUND_CUBES - held.wounds + (canHeal ? 0 : 1));
  return { moves: Array.from({ length: count }, () => wound), label: voice.say('evade.take', { count }) };
}
