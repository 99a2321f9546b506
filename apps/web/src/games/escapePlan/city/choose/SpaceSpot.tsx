import type { VNode } from 'preact';
import { tileName } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../geometry/plane.ts';
import { centreOf } from '../geometry/survey.ts';
import { SpotButton } from './SpotButton.tsx';
import type { Target } from './targets.ts';
import { placementToShow, useTurning } from './useTurning.ts';

export function SpaceSpot({
  target,
  number,
}: {
  readonly target: Extract<Target, { kind: 'space' }>;
  readonly number: number;
}): VNode {
  const { table, rotation } = useCity();
  const turn = useTurning();
  const move = placementToShow(target.moves, rotation);
  const { considered } = table;
  const [shown] = considered?.moves ?? [];
  const isPinned =
    considered?.pinned === true && shown?.move === 'placeTile' && shown.q === target.q && shown.r === target.r;
  const label = table.voice.say('city.space', {
    number,
    tile: tileName(table, move?.tile ?? ''),
    turns: target.moves.length,
  });
  return (
    <SpotButton
      id={target.key}
      shape="hexagon"
      at={centreOf(target)}
      width={TILE_WIDTH}
      height={TILE_HEIGHT}
      label={label}
      title={label}
      hasCard
      moves={move === undefined ? [] : [move]}
      onTouchAgain={isPinned ? turn : undefined}
    />
  );
}
