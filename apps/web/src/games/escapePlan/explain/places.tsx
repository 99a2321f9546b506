import { HAUNTS, type Haunt, packOf, placesOn, type Terrain, tileOfPlace } from '@getaway/escape-plan/content';
import { allPursuersOn, closesAt, exitState, hasVisited, planValue, tollOn } from '@getaway/escape-plan/reading';
import { locationIn } from '@getaway/escape-plan/text';
import type { Place } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../city/geometry/plane.ts';
import { signOf } from '../city/pieces/places.ts';
import { TilePicture } from '../city/preview/Ghost.tsx';
import { placeNotes, placeWithTile, spotName } from '../city/words.ts';
import { type EscapePlanTable, money, tileName } from '../panels/model/table.ts';
import { HAUNT_ICONS } from '../panels/model/things.ts';
import { distanceNote, kindName, moneyList, ownTile, pursuerNames, see } from './context.ts';

/** The ids of the rules about each kind of location. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  business: ['L2', 'L3', 'L4'],
  safeHouse: ['L5', 'L7'],
  hospital: ['L13'],
  headquarters: ['L8', 'X5'],
  store: ['L9', 'L10'],
  clinic: ['L11'],
  church: ['L12'],
  exit: ['L14', 'D4', 'F1', 'F3'],
  subwayStation: ['V5', 'V8'],
  helicopterPad: ['V6', 'V8'],
  businessSite: ['D8'],
  safeHouseSite: ['D8'],
};

const isHaunt = (id: string): id is Haunt => HAUNTS.some((haunt) => haunt === id);
const kindOfHaunt = (haunt: Haunt): 'safeHouse' | 'business' =>
  haunt.startsWith('safeHouse') ? 'safeHouse' : 'business';

/** What a visit to a kind of location does. */
function visitText(table: EscapePlanTable, kind: string): string {
  const { prices } = packOf(table.view);
  switch (kind) {
    case 'hospital':
      return table.voice.say('about.hospital', { prices: moneyList(table, prices.hospital) });
    case 'headquarters':
      return table.voice.say('about.headquarters', { price: money(table, prices.gang) });
    case 'church':
      return table.voice.say('about.church', { price: money(table, prices.church) });
    default:
      return table.voice.say(`about.${kind}`);
  }
}

export function aboutPlace(table: EscapePlanTable, place: Place): Explanation | undefined {
  const { view } = table;
  const pack = packOf(view);
  const location = locationIn(pack, place);
  if (location === undefined) return undefined;
  const haunt = view.sites[place];
  const kind = haunt === undefined ? location.kind : kindOfHaunt(haunt);
  const tile = tileOfPlace(place);
  return {
    kind: kindName(table, 'place'),
    title: placeWithTile(table, place),
    picture: <Icon name={signOf(view, { place, location }).icon} />,
    what: [visitText(table, kind)],
    now: [
      ...(haunt === undefined ? [] : hauntNow(table, haunt)),
      ...(location.kind === 'exit' ? exitNow(table, location.number) : []),
      ...placeNotes(table, pack, place).map(sentence),
      ...distanceNote(table, tile),
    ],
    also: [
      see('tile', tile),
      ...allPursuersOn(view, tile).map((officer) =>
        officer === 'inspector' ? see('automaton', officer) : see('officer', `${officer}@${tile}`),
      ),
    ],
    rules: RULES[kind] ?? [],
  };
}

/** Explains a business or a safe house, whether it is in the city or not. */
export function aboutHaunt(table: EscapePlanTable, haunt: string): Explanation | undefined {
  const { view, voice } = table;
  if (!isHaunt(haunt)) return undefined;
  const place = Object.keys(view.sites).find((site) => view.sites[site] === haunt);
  if (place !== undefined) return aboutPlace(table, place);
  return {
    kind: kindName(table, 'place'),
    title: voice.say(`haunt.${haunt}`),
    picture: <Icon name={HAUNT_ICONS[haunt]} />,
    what: [visitText(table, kindOfHaunt(haunt))],
    now: hauntNow(table, haunt),
    rules: RULES[kindOfHaunt(haunt)] ?? [],
  };
}

/** Rules L2, L3 and G5. */
function hauntNow(table: EscapePlanTable, haunt: Haunt): readonly string[] {
  const { view, voice } = table;
  const seat = ownSeat(view);
  const value = planValue(view, haunt);
  const isVisited = seat !== undefined && hasVisited(view, seat, haunt);
  const isClosed = view.closed.includes(haunt);
  const isAway = !Object.values(view.sites).includes(haunt);
  const stand = isVisited ? 'visited' : isClosed ? 'closed' : isAway ? 'away' : 'open';
  return [
    voice.say(`planStand.${stand}`),
    ...(value === undefined
      ? []
      : [voice.say('about.pays', { value: value === 'income' ? value : money(table, value) })]),
    ...(kindOfHaunt(haunt) === 'business' && !isClosed
      ? [voice.say('about.closes', { count: closesAt(view) - view.cubes[haunt].length })]
      : []),
  ];
}

type ExitNumber = Parameters<typeof exitState>[1];

/** Rules D4, F1 and F3. */
function exitNow(table: EscapePlanTable, exit: ExitNumber): readonly string[] {
  const { view, voice } = table;
  const cash = ownOf(view)?.cash;
  const isOpen = exitState(view, exit).stand === 'open';
  if (!isOpen || cash === undefined) return [];
  return [voice.say('about.escapeCost', { cost: money(table, view.escapeCost), cash: money(table, cash) })];
}

/** Explains an exit, given by its number, even if its tile is not in the city. */
export function aboutExit(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const exit = ([1, 2, 3] as const).find((number) => String(number) === id);
  if (exit === undefined) return undefined;
  const { place, stand, cards } = exitState(view, exit);
  if (place !== undefined) return aboutPlace(table, place);
  return {
    kind: kindName(table, 'place'),
    title: voice.say('track.exit', { exit }),
    picture: <Icon name="exit" />,
    what: [visitText(table, 'exit')],
    now: [sentence(voice.say('track.exitStand', { stand, cards })), sentence(voice.say('track.noTile'))],
    also: [see('deck', 'patrol')],
    rules: RULES.exit ?? [],
  };
}

/** T1. Explains a tile with everything on it, whether it is in the city or not. */
export function aboutTile(table: EscapePlanTable, tile: string): Explanation | undefined {
  const { view, voice } = table;
  const pack = packOf(view);
  const printed = pack.tiles[tile];
  if (printed === undefined) return undefined;
  const placed = view.city.find((one) => one.tile === tile);
  const state = placed !== undefined ? 'city' : view.display.includes(tile) ? 'display' : 'pile';
  const places = placesOn(pack, tile);
  const officers = allPursuersOn(view, tile);
  const isHere = ownTile(table) === tile;
  const names = places.map((place) => spotName(table, place));
  const terrains = [...new Set(printed.spaces.flatMap((space) => (space.type === 'area' ? [space.terrain] : [])))];
  return {
    kind: kindName(table, 'tile'),
    title: tileName(table, tile),
    large: true,
    picture: (
      <svg
        class="ep-about-tile"
        aria-hidden="true"
        viewBox={`${-TILE_WIDTH / 2} ${-TILE_HEIGHT / 2} ${TILE_WIDTH} ${TILE_HEIGHT}`}
        style="--k: 1; --officer: 1.2"
      >
        <TilePicture tile={tile} rotation={placed?.rotation ?? 0} />
      </svg>
    ),
    what: [
      voice.say('about.tileWith', { count: names.length, places: voice.list(names) }),
      ...(printed.heliport ? [voice.say('about.heliport')] : []),
    ],
    now: [
      voice.say('about.tileState', { state }),
      isHere
        ? voice.say('about.leaving', { count: officers.length })
        : voice.say('about.tileOfficers', { count: officers.length, officers: pursuerNames(table, officers) }),
      ...(isHere ? [] : distanceNote(table, tile)),
      ...tollNow(table, tile),
    ],
    also: [
      ...places.map((place) => see('place', place)),
      ...officers.map((officer) =>
        officer === 'inspector' ? see('automaton', officer) : see('officer', `${officer}@${tile}`),
      ),
      ...terrains.map((terrain) => see('terrain', terrain)),
    ],
    rules: ['T1', 'E2', ...(printed.heliport ? ['X7'] : []), ...(state === 'city' ? [] : ['D6', 'D7'])],
  };
}

/** Rule J4. */
function tollNow(table: EscapePlanTable, tile: string): readonly string[] {
  const toll = tollOn(table.view, tile);
  return toll === undefined
    ? []
    : [table.voice.say('evade.toll', { sum: money(table, toll.sum), can: String(toll.canPay) })];
}

const TERRAINS: readonly string[] = ['industrial', 'commercial', 'residential', 'water'] satisfies Terrain[];

/** Rules V2 and V3. */
export function aboutTerrain(table: EscapePlanTable, terrain: string): Explanation | undefined {
  const { voice } = table;
  if (!TERRAINS.includes(terrain)) return undefined;
  const isWater = terrain === 'water';
  return {
    kind: kindName(table, 'terrain'),
    title: voice.say(`terrain.${terrain}`),
    picture: <i class="ep-about-terrain" data-terrain={terrain} />,
    what: [voice.say(isWater ? 'about.water' : 'about.land')],
    now: [],
    also: isWater ? [see('ferry')] : [see('token', 'points')],
    rules: isWater ? ['V3', 'V10', 'T4'] : ['V2', 'T3'],
  };
}

export function aboutFerry(table: EscapePlanTable): Explanation {
  return {
    kind: kindName(table, 'place'),
    title: table.voice.say('about.ferryTitle'),
    picture: <Icon name="ferry" />,
    what: [table.voice.say('about.ferry')],
    now: [],
    also: [see('terrain', 'water')],
    rules: ['V3', 'T4'],
  };
}

/** Turns a note into a full sentence. On the map, notes are only fragments. */
const sentence = (note: string): string => `${note.charAt(0).toLocaleUpperCase()}${note.slice(1)}.`;
