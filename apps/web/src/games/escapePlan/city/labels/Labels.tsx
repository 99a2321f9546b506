import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { tileName } from '../../panels/model/table.ts';
import { isDangerous } from '../choose/DangerSign.tsx';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { middleAt } from '../geometry/survey.ts';
import { planTags } from '../layers/planTags.ts';
import { letterScale } from '../viewport/camera.ts';
import { useSight } from '../viewport/useSight.ts';
import { signName } from '../words.ts';
import { labelLayout } from './labelLayout.ts';
import { LETTERS_HIDDEN, obstaclesOf, warningAt } from './obstacles.ts';
import './labels.css';

/** Places are named only if the zoom is at least this large. */
const NEAR_ZOOM = 0.95;
const NUMBER = 26;

/**
 * The names of tiles and, when zoomed in, of places. The layout is computed again after the map or a piece has moved.
 */
export function Labels(): VNode {
  const { view, survey, pack, table, targets, layers } = useCity();
  const sight = useSight();
  const { zoom, smallest } = sight;
  // While a player travels step by step, the map shows the cost of each step. Names must not cover these numbers.
  const numbers = targets.flatMap((target) => {
    const at = target.kind === 'ground' ? middleAt(survey, target.place) : undefined;
    const size = NUMBER * letterScale(zoom, smallest);
    return at === undefined ? [] : [{ ...at, width: size, height: size, weight: LETTERS_HIDDEN }];
  });
  const tags = layers.shown.has('plan')
    ? planTags(view, survey, sight).map(({ x, y, width, height }) => ({ x, y, width, height, weight: LETTERS_HIDDEN }))
    : [];
  // Names must not cover the warnings on the map.
  const warnings = targets.flatMap((target) => {
    const at = target.kind === 'place' && isDangerous(table, target.moves) ? middleAt(survey, target.place) : undefined;
    return at === undefined ? [] : [warningAt(at, sight)];
  });
  const scene = {
    zoom,
    letters: Math.max(13, smallest),
    tiles: survey.tiles.map(({ id, centre }) => ({ id, name: tileName(table, id), centre })),
    places:
      zoom < NEAR_ZOOM
        ? []
        : survey.locations.map(({ place, middle }) => ({ place, name: signName(table, pack, place), middle })),
    obstacles: [...obstaclesOf(view, survey, sight), ...numbers, ...tags, ...warnings],
  };
  const content = JSON.stringify(scene);
  const labels = useMemo(() => labelLayout(scene), [content]);
  return (
    <MapSvg bounds={survey.bounds} class="labels">
      {labels.map(({ key, kind, lines, at }) => (
        <g
          key={`${kind} ${key}`}
          class={`${kind}-name`}
          style={`transform: translate(${at.x}px, ${at.y}px) scale(calc(1 / var(--zoom)))`}
        >
          {lines.map((line, i) => (
            <text key={line} y={(i - (lines.length - 1) / 2) * scene.letters}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </MapSvg>
  );
}
