import { woundsAtOnce } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import type { Suggestion } from '../../../../table/gameUi.ts';
import type { TableUi } from '../../../../table/tableUi.ts';

/** E4, E5. Suggests taking several wounds with one click, if no choice or confirmation comes in between. */
export function takeWounds(table: TableUi<EscapePlan>): Suggestion<EscapePlan> | undefined {
  const { asked, view, voice } = table;
  const held = ownOf(view);
  const wound = asked?.moves.find(({ move }) => move === 'takeWound');
  if (asked?.frame.step !== 'takeWound' || held === undefined || wound === undefined) return undefined;
  const forecast = table.forecastOf(wound);
  if (forecast === undefined || forecast.dangers.length > 0) return undefined;
  const count = woundsAtOnce(asked.frame.left, view, held, asked.moves);
  return { moves: Array.from({ length: count }, () => wound), label: voice.say('evade.take', { count }) };
}
