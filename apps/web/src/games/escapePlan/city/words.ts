import { AUTOMATA, type Pack, tileOfPlace } from '@getaway/escape-plan/content';
import type { GoTo } from '@getaway/escape-plan/moves';
import { byDanger } from '@getaway/escape-plan/reading';
import { locationIn, spotAt } from '@getaway/escape-plan/text';
import type { Place, View, Who } from '@getaway/escape-plan/view';
import { type EscapePlanTable, tileName, whoInside } from '../panels/model/table.ts';
import type { CityUi } from './cityUi.ts';
import { signOf } from './pieces/places.ts';

/**
 * The name of a spot, for example "Store A". In some languages names have an article. `label` selects the form without
 * an article.
 */
export function spotName(
  { voice, view }: Pick<EscapePlanTable, 'voice' | 'view'>,
  place: Place,
  form?: 'label',
): string {
  const spot = spotAt(view, place);
  if (spot === undefined) return '';
  const inForm = `spot.${spot.kind}#${form}`;
  return voice.say(voice.has(inForm) ? inForm : `spot.${spot.kind}`, spot.values);
}

export function signName(table: Pick<EscapePlanTable, 'voice' | 'view'>, pack: Pack, place: Place): string {
  const { voice, view } = table;
  const haunt = view.sites[place];
  const location = locationIn(pack, place);
  if (haunt !== undefined) return voice.say(`haunt.${haunt}`);
  if (location?.kind !== 'store' && location?.kind !== 'exit') return voice.say(`location.${location?.kind ?? 'exit'}`);
  return capitalised(voice, spotName(table, place, 'label'));
}

export const capitalised = ({ locale }: Pick<EscapePlanTable['voice'], 'locale'>, text: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The name of a place with its tile, for example "Store A, Tinker Row". */
export const placeWithTile = (table: Pick<EscapePlanTable, 'voice' | 'view'>, place: Place): string =>
  table.voice.say('city.placeOn', {
    spot: spotName(table, place),
    tile: tileName(table, tileOfPlace(place)),
  });

/** The name of a place with its tile and its notes, for screen readers. */
export function placeLabel(table: EscapePlanTable, pack: Pack, place: Place): string {
  const { voice } = table;
  const name = placeWithTile(table, place);
  const notes = placeNotes(table, pack, place);
  return notes.length === 0 ? name : voice.say('city.placeNotes', { place: name, notes: voice.list(notes) });
}

/** The name of a tile with the officers on it, for screen readers. */
export function tileLabel(
  { table, view }: Pick<CityUi, 'table' | 'view'>,
  { id, heliport }: { readonly id: string; readonly heliport: boolean },
): string {
  const { voice } = table;
  const officers = view.officers[id] ?? [];
  const name = tileName(table, id);
  return voice.say('city.tileOfficers', {
    tile: heliport ? voice.say('city.tileHeliport', { tile: name }) : name,
    count: officers.length,
    officers: voice.list(officers.map((officer) => voice.say(`pursuer.${officer}`))),
  });
}

/** What a player needs to know about a place besides its name. */
export function placeNotes(table: EscapePlanTable, pack: Pack, place: Place): readonly string[] {
  const { view, voice } = table;
  const location = locationIn(pack, place);
  if (location === undefined) return [];
  const sign = signOf(view, { place, location });
  const house = view.sites[place];
  const here = standingAt(view, place);
  const names = (whos: readonly Who[]): string => voice.list(whos.map((who) => whoInside(table, who)));
  return [
    ...(sign.isClosed ? [voice.say('city.closed')] : []),
    ...(sign.cubes.length === 0 ? [] : [voice.say('city.visitedBy', { who: names(sign.cubes.map(({ who }) => who)) })]),
    ...(house !== undefined && house in view.keys
      ? [voice.say('city.keysLeft', { count: view.keys[house as keyof View['keys']].length })]
      : []),
    ...(sign.members === undefined ? [] : [voice.say('city.members', { count: sign.members })]),
    ...(sign.hiredBy === undefined ? [] : [voice.say('city.hiredBy', { who: whoInside(table, sign.hiredBy) })]),
    ...(location.kind !== 'exit'
      ? []
      : [sign.isBarred ? voice.say('city.exitBarred') : voice.say('city.exitOpen', { cards: sign.patrols })]),
    ...(sign.stack === undefined ? [] : [voice.say('city.exitTiles', { count: sign.stack })]),
    ...(here.length === 0 ? [] : [voice.say('city.thievesHere', { who: names(here) })]),
  ];
}

const standingAt = (view: View, place: Place): readonly Who[] => [
  ...view.seats.flatMap(({ at }, seat): readonly Who[] => (at === place ? [seat] : [])),
  ...AUTOMATA.filter((who) => view.automata[who]?.at === place),
];

/**
 * Sorts journeys. Escapes come first. After that, journeys are sorted by the number of officers to evade, then by the
 * number of rides and gas cans, then by movement points.
 */
export const sortedByDanger = (view: View, moves: readonly GoTo[]): readonly GoTo[] =>
  moves.toSorted((a, b) => Number(b.escape) - Number(a.escape) || byDanger(view, a, b));
