import type { Move } from '@getaway/escape-plan/moves';
import type { VNode } from 'preact';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { hexagonOf, middleAt } from '../geometry/survey.ts';
import { officerOffset } from '../pieces/layout.ts';
import { placedAt } from '../pieces/useGlide.ts';
import { watchedTiles } from './watchedTiles.ts';
import './preview.css';

/** Highlights choosable targets. It is drawn under the pieces. */
export function Glow(): VNode {
  const { survey, targets, gesture, table, view } = useCity();
  const watched = watchedTiles(view, table.asked?.frame);
  return (
    <MapSvg bounds={survey.bounds} class="glow">
      {watched.map((tile) => (
        <path key={tile} class="watched" d={survey.tileAt.get(tile)?.hexagon ?? ''} />
      ))}
      {targets.map((target) => {
        switch (target.kind) {
          case 'place': {
            const path = survey.locationAt.get(target.place)?.path ?? '';
            return (
              <g key={target.key} class="glow-location">
                <path class="halo" d={path} />
                <path class="rim" d={path} />
              </g>
            );
          }
          case 'ground': {
            const at = middleAt(survey, target.place);
            return at === undefined ? null : (
              <g key={target.key} class="glow-ground" style={{ transform: placedAt(at) }}>
                <g style="transform: scale(var(--letter))">
                  <circle r="12" />
                  <text>{costOf(target.moves)}</text>
                </g>
              </g>
            );
          }
          case 'tile':
            return <path key={target.key} class="glow-tile" d={survey.tileAt.get(target.tile)?.hexagon ?? ''} />;
          case 'space':
            return <path key={target.key} class="glow-space" d={hexagonOf(target)} />;
          default:
            return null;
        }
      })}
      {gesture.picked === undefined ? null : (
        <path class="picked-tile" d={survey.tileAt.get(gesture.picked.from)?.hexagon ?? ''} />
      )}
    </MapSvg>
  );
}

/** V9. The movement points of the cheapest of these steps. */
const costOf = (moves: readonly Move[]): number =>
  Math.min(...moves.flatMap((move) => (move.move === 'stepTo' ? [move.points] : [])));

/** Highlights choosable officers. Unlike `Glow`, it is drawn above the pieces, so that nothing hides the highlights. */
export function OfficerGlow(): VNode {
  const { survey, targets, gesture, view } = useCity();
  const picked =
    gesture.picked === undefined ? { x: 0, y: 0 } : officerOffset(view, gesture.picked.from, gesture.picked.officer);
  return (
    <g>
      {targets.map((target) => {
        if (target.kind !== 'officer') return null;
        const { tile, officer } = target;
        const isHers = officer === 'inspector';
        const at = isHers
          ? survey.locationAt.get(view.automata.inspector?.at ?? '')?.middle
          : survey.tileAt.get(tile)?.post;
        if (at === undefined) return null;
        const offset = isHers ? { x: 0, y: 27 } : officerOffset(view, tile, officer);
        return (
          <g key={target.key} style={{ transform: placedAt(at, isHers ? '--k' : '--officer') }}>
            <circle class="glow-officer" r={isHers ? 17 : 14} cx={offset.x} cy={offset.y} />
          </g>
        );
      })}
      {gesture.picked === undefined ? null : (
        <g style={{ transform: placedAt(survey.tileAt.get(gesture.picked.from)?.post ?? { x: 0, y: 0 }, '--officer') }}>
          <circle class="picked-officer" r="15" cx={picked.x} cy={picked.y} />
        </g>
      )}
    </g>
  );
}
