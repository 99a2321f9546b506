import { type GoTo, locationIn, type Pack, type Place, tileOfPlace, type View, type Who } from '@getaway/escape-plan';
import type { Table } from './cityUi.ts';
import { signOf } from './pieces/places.ts';

/** "Store A". */
export function spotName({ voice, view }: Pick<Table, 'voice' | 'view'>, pack: Pack, place: Place): string {
  const location = locationIn(pack, place);
  if (location === undefined) return '';
  const haunt = view.sites[place];
  const values =
    'letter' in location ? { letter: location.letter } : 'number' in location ? { number: location.number } : {};
  return voice.say(`spot.${haunt ?? location.kind}`, values);
}

/** "Casino", as it is written on the map. */
export function signName(table: Pick<Table, 'voice' | 'view'>, pack: Pack, place: Place): string {
  const { voice, view } = table;
  const haunt = view.sites[place];
  const location = locationIn(pack, place);
  if (haunt !== undefined) return voice.say(`haunt.${haunt}`);
  if (location?.kind !== 'store' && location?.kind !== 'exit') return voice.say(`location.${location?.kind ?? 'exit'}`);
  const name = spotName(table, pack, place);
  return name.charAt(0).toLocaleUpperCase(voice.locale) + name.slice(1);
}

export const tileName = ({ voice }: Pick<Table, 'voice'>, tile: string): string => voice.say(`tileName.${tile}`);

/** "Store A, Tinker Row". */
export const placeName = (table: Pick<Table, 'voice' | 'view'>, pack: Pack, place: Place): string =>
  table.voice.say('city.placeOn', {
    spot: spotName(table, pack, place),
    tile: tileName(table, tileOfPlace(place)),
  });

export const whoName = ({ describer, voice }: Pick<Table, 'describer' | 'voice'>, who: Who): string =>
  typeof who === 'number' ? describer.seat(who) : voice.say(`automaton.${who}`);

/** What is to be known about a place besides its name. */
export function placeNotes(table: Table, pack: Pack, place: Place): readonly string[] {
  const { view, voice } = table;
  const location = locationIn(pack, place);
  if (location === undefined) return [];
  const sign = signOf(view, { place, location });
  const house = view.sites[place];
  const here = standingAt(view, place);
  const names = (whos: readonly Who[]): string => voice.list(whos.map((who) => whoName(table, who)));
  return [
    ...(sign.isClosed ? [voice.say('city.closed')] : []),
    ...(sign.cubes.length === 0 ? [] : [voice.say('city.visitedBy', { who: names(sign.cubes.map(({ who }) => who)) })]),
    ...(house !== undefined && house in view.keys
      ? [voice.say('city.keysLeft', { count: view.keys[house as keyof View['keys']].length })]
      : []),
    ...(sign.members === undefined ? [] : [voice.say('city.members', { count: sign.members })]),
    ...(sign.hiredBy === undefined ? [] : [voice.say('city.hiredBy', { who: whoName(table, sign.hiredBy) })]),
    ...(location.kind !== 'exit'
      ? []
      : [sign.isBarred ? voice.say('city.exitBarred') : voice.say('city.exitOpen', { cards: sign.patrols })]),
    ...(sign.stack === undefined ? [] : [voice.say('city.exitTiles', { count: sign.stack })]),
    ...(here.length === 0 ? [] : [voice.say('city.thievesHere', { who: names(here) })]),
  ];
}

const standingAt = (view: View, place: Place): readonly Who[] => [
  ...view.seats.flatMap(({ at }, seat): readonly Who[] => (at === place ? [seat] : [])),
  ...(['inspector', 'lieutenant'] as const).filter((who) => view.automata[who]?.at === place),
];

/** F2. Also the exit's own tile, for who escapes. */
export const tilesToEvade = (move: GoTo): readonly string[] =>
  move.escape ? [...new Set([...move.left, tileOfPlace(move.to)])] : move.left;

/** How many have to be evaded on the way, the Inspector among them. */
export const officersOn = (view: View, move: GoTo): number =>
  tilesToEvade(move).reduce(
    (sum, tile) =>
      sum + (view.officers[tile]?.length ?? 0) + (view.automata.inspector?.at.startsWith(`${tile}.`) === true ? 1 : 0),
    0,
  );

/** The fewest officers first, then what is spent. */
export const byDanger = (view: View, moves: readonly GoTo[]): readonly GoTo[] =>
  moves.toSorted(
    (a, b) =>
      Number(b.escape) - Number(a.escape) ||
      officersOn(view, a) - officersOn(view, b) ||
      a.cans + a.means.length - b.cans - b.means.length ||
      a.points - b.points,
  );
