import { type Haunt, tileOfPlace, tilesBeside } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { dangerOf, hurts, planValue, rankedJourneys } from '@getaway/escape-plan/reading';
import { thingUsed } from '@getaway/escape-plan/text';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';

/**
 * Puts journeys first and sorts them by destination, best first. The other moves keep their order. If there are no
 * journeys, moves that hurt the player come last.
 */
export function sorted(view: View, moves: readonly Move[]): readonly Move[] {
  const journeys = rankedJourneys(view, moves);
  if (journeys.length === 0) return moves.toSorted((a, b) => Number(hurts(a)) - Number(hurts(b)));
  return [...journeys, ...moves.filter(({ move }) => move !== 'travel')];
}

/** The headings under which a long menu groups a move, such as its destination or its tile. */
export function headings(view: View, move: Move, drawing: Drawing<EscapePlan>): readonly string[] {
  const { speaker, describer } = drawing;
  switch (move.move) {
    case 'travel':
      return [describer.move(move)];
    case 'stepTo':
      return [speaker.say(`tile.${tileOfPlace(move.to)}`)];
    case 'placeTile': {
      const letter = candidatesOf(drawing.moves).find(({ q, r }) => q === move.q && r === move.r)?.letter ?? '';
      const tiles = speaker.list(tilesBeside(view.city, move));
      return [describer.move(move), speaker.say('menu.space', { letter, tiles })];
    }
    case 'moveOfficer':
      return [
        speaker.say('menu.officer', {
          officer: speaker.say(`pursuer.${move.officer}`),
          tile: speaker.say(`tile.${move.from}`),
        }),
      ];
    default:
      return thingUsed(move, speaker);
  }
}

/**
 * Summarises the moves under a heading: how many there are and, for journeys, what the destination is worth to the
 * viewer and the fewest officers to evade.
 */
export function outlook(view: View, moves: readonly Move[], { speaker }: Drawing<EscapePlan>): string {
  const journeys = moves.filter((move) => move.move === 'travel');
  const [first] = journeys;
  if (first === undefined) return speaker.say('menu.ways', { count: moves.length });
  const least = Math.min(...journeys.map((journey) => dangerOf(view, journey)));
  return [
    ...planWorth(view, view.sites[first.to], speaker.say),
    speaker.say('menu.least', { count: least }),
    speaker.say('menu.ways', { count: moves.length }),
  ].join(' · ');
}

export function planWorth(
  view: View,
  haunt: Haunt | undefined,
  say: Drawing<EscapePlan>['speaker']['say'],
): readonly string[] {
  const value = planValue(view, haunt);
  if (value === undefined) return [];
  return [value === 'income' ? say('menu.income') : say('menu.worth', { sum: value })];
}
