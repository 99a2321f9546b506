import { tileOfPlace } from '@getaway/escape-plan/content';
import { placeNow } from '@getaway/escape-plan/reading';
import { ownSeat } from '@getaway/kernel';
import type { Subject } from '../../../../table/explain/subject.ts';
import { tileName, whoName } from '../../panels/model/table.ts';
import type { CityUi } from '../cityUi.ts';
import type { Point } from '../geometry/plane.ts';
import { middleAt } from '../geometry/survey.ts';
import { officerOffset, tokensOf } from '../pieces/layout.ts';
import { capitalised, placeLabel } from '../words.ts';

/** Something on a tile, where it is drawn, and its name for screen readers. */
export interface Thing {
  readonly subject: Subject;
  readonly label: string;
  readonly at: Point;
  /** The offset from `at`, before pieces are scaled. */
  readonly offset?: Point;
  /** The CSS property that holds the scale of the piece. */
  readonly scale?: string;
}

/** The terrains, places, officers and people on a tile. A terrain that has several areas is listed once. */
export function thingsOn(city: CityUi, tile: string): readonly Thing[] {
  const { table, view, pack, survey } = city;
  const { voice } = table;
  const shape = survey.tileAt.get(tile);
  if (shape === undefined) return [];
  const onTile = (spot: string): string => voice.say('city.placeOn', { spot, tile: tileName(table, tile) });
  const terrains = new Map<string, Point>();
  for (const [space, printed] of (pack.tiles[tile]?.spaces ?? []).entries()) {
    const at = middleAt(survey, `${tile}.${space}`);
    if (printed.type === 'area' && at !== undefined && !terrains.has(printed.terrain))
      terrains.set(printed.terrain, at);
  }
  return [
    ...survey.locations
      .filter((location) => location.tile === tile)
      .map(({ place, middle }) => ({
        subject: { kind: 'place', id: place },
        label: capitalised(voice, placeLabel(table, pack, place)),
        at: middle,
      })),
    ...(view.officers[tile] ?? []).map((officer) => ({
      subject: { kind: 'officer', id: `${officer}@${tile}` },
      label: onTile(voice.say(`pursuer.${officer}`)),
      at: shape.post,
      offset: officerOffset(view, tile, officer),
      scale: '--officer',
    })),
    ...tokensOf(view, survey)
      .filter(({ place }) => tileOfPlace(place) === tile)
      .map(({ who, at, offset }) => ({
        subject: { kind: typeof who === 'number' ? 'seat' : 'automaton', id: String(who) },
        label: whoName(table, who),
        at,
        offset,
      })),
    ...[...terrains].map(([terrain, at]) => ({
      subject: { kind: 'terrain', id: terrain },
      label: onTile(voice.say(`terrain.${terrain}`)),
      at,
    })),
  ];
}

/** The viewer's tile. If the viewer has no thief in the city, the first tile. */
export function firstTile({ view, survey }: CityUi): string {
  const seat = ownSeat(view);
  const place = seat === undefined ? undefined : placeNow(view, seat);
  const tile = place === undefined ? '' : tileOfPlace(place);
  return survey.tileAt.has(tile) ? tile : (survey.tiles[0]?.id ?? '');
}
