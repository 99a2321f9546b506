import { thievesOn } from '@getaway/escape-plan/reading';
import type { VNode } from 'preact';
import { tileName, whoInside } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../geometry/plane.ts';
import { SpotButton } from './SpotButton.tsx';
import type { Target } from './targets.ts';

/** A choosable tile: a destination for the picked officer, or a tile on which something can be used. */
export function TileSpot({ target }: { readonly target: Extract<Target, { kind: 'tile' }> }): VNode | null {
  const { table, survey, view } = useCity();
  const shape = survey.tileAt.get(target.tile);
  if (shape === undefined) return null;
  const thieves = thievesOn(view, target.tile).map((who) => whoInside(table, who));
  const tile = tileName(table, target.tile);
  const label = table.voice.say('city.officerTo', {
    tile,
    count: thieves.length,
    thieves: table.voice.list(thieves),
  });
  return (
    <SpotButton
      id={target.key}
      shape="hexagon"
      at={shape.centre}
      width={TILE_WIDTH}
      height={TILE_HEIGHT}
      label={label}
      title={label}
      hasCard
      subject={{ kind: 'tile', id: target.tile }}
      moves={target.moves}
    />
  );
}
