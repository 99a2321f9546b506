import type { GoTo, Move } from '@getaway/escape-plan/moves';
import { dangerOf } from '@getaway/escape-plan/reading';
import type { Place } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { type CityUi, useCity } from '../cityUi.ts';
import type { LocationShape } from '../geometry/survey.ts';
import { capitalised, placeLabel, placeNotes, placeWithTile, sortedByDanger } from '../words.ts';
import { SpotButton } from './SpotButton.tsx';

const SIZE = 56;

/**
 * The button of a location. A click chooses a journey to it or another move that refers to it. If there are several
 * moves, it opens a menu.
 */
export function PlaceSpot({ shape, moves }: { readonly shape: LocationShape; readonly moves: readonly Move[] }): VNode {
  const city = useCity();
  const { table, pack, view } = city;
  const { place, middle } = shape;
  const title = capitalised(table.voice, placeWithTile(table, place));
  const notes = placeNotes(table, pack, place);
  const journeys = sortedByDanger(
    view,
    moves.filter((move): move is GoTo => move.move === 'travel'),
  );
  const step = moves.find(({ move }) => move === 'stepTo' || move === 'arrive');
  const stepped = step === undefined ? undefined : table.describer.move(step);
  return (
    <SpotButton
      id={`place ${place}`}
      shape="round"
      at={middle}
      width={SIZE}
      height={SIZE}
      label={stepped ?? labelOf(city, place, journeys)}
      title={title}
      notes={notes}
      hasCard={journeys.length > 0 || step !== undefined}
      moves={journeys.length > 0 ? journeys : moves}
      best={journeys[0]}
      candidate={candidateFor(table.asked?.frame.step, place)}
      subject={{ kind: 'place', id: place }}
      onMeasure={city.ruler.isOn ? () => city.ruler.measure(place) : undefined}
    />
  );
}

/** The label of a place, for example "Store A, Tinker Row: 2 points, 1 officer to evade; 3 ways". */
function labelOf({ table, view, pack }: CityUi, place: Place, journeys: readonly GoTo[]): string {
  const { voice } = table;
  const [best] = journeys;
  const label = placeLabel(table, pack, place);
  if (best === undefined) return capitalised(voice, label);
  const values = { place: label, points: best.points, officers: dangerOf(view, best) };
  const way = voice.say(best.escape ? 'city.escapeBy' : 'city.goTo', values);
  return journeys.length === 1 ? way : voice.say('city.goToWays', { way, ways: journeys.length });
}

/** An illegal move to this place. The table finds the rule that forbids it. */
function candidateFor(step: string | undefined, place: Place): Move | undefined {
  if (step === 'stepByStep') return { move: 'stepTo', to: place, by: 'foot', points: 1, means: [] };
  return step === 'travel' ? journeyTo(place) : undefined;
}

const journeyTo = (to: Place): GoTo => ({
  move: 'travel',
  to,
  left: [],
  points: 0,
  cans: 0,
  means: [],
  escape: false,
});
