import { placesOn } from '@getaway/escape-plan/content';
import type { VNode } from 'preact';
import { about } from '../../../../table/explain/subject.ts';
import { tileName } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../geometry/plane.ts';
import { TilePicture } from '../preview/Ghost.tsx';
import { spotName } from '../words.ts';
import { placeableTiles } from './targets.ts';
import './display.css';

/** The tiles that can be placed. The picked tile is previewed at the space under the pointer. */
export function Display(): VNode | null {
  const { table, pack, gesture, rotation, takeTile } = useCity();
  const { voice } = table;
  const tiles = placeableTiles(table.asked?.moves ?? []);
  if (tiles.length === 0) return null;
  return (
    <div class="city-display" role="radiogroup" aria-label={voice.say('city.display')} onKeyDown={step}>
      {tiles.map((tile) => {
        const locations = voice.list(placesOn(pack, tile).map((place) => spotName(table, place)));
        const isTaken = tile === gesture.tile;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a tile picture is not an input.
          <button
            type="button"
            key={tile}
            role="radio"
            class="display-tile"
            {...about('tile', tile)}
            aria-checked={isTaken}
            tabIndex={isTaken ? 0 : -1}
            aria-label={voice.say('city.displayTile', { tile: tileName({ voice }, tile), locations })}
            onClick={() => takeTile(tile)}
            onFocus={() => takeTile(tile)}
          >
            <svg aria-hidden="true" viewBox={`${-TILE_WIDTH / 2} ${-TILE_HEIGHT / 2} ${TILE_WIDTH} ${TILE_HEIGHT}`}>
              <TilePicture tile={tile} rotation={isTaken ? rotation : 0} />
            </svg>
            <span aria-hidden="true">{tileName({ voice }, tile)}</span>
          </button>
        );
      })}
    </div>
  );
}

function step(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = /^Arrow(Down|Right)$/u.test(event.key) ? 1 : /^Arrow(Up|Left)$/u.test(event.key) ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const tiles = [...event.currentTarget.querySelectorAll('button')];
  const here = tiles.findIndex((tile) => tile.matches(':focus'));
  tiles[(here + by + tiles.length) % tiles.length]?.focus();
}
