import type { Location, LocationKind } from '../city/tile.ts';
import type { Pack } from '../content/pack.ts';
import { HOUSE_HASH, PACKS } from '../content/read.ts';
import type { Haunt } from '../content/vocabulary.ts';
import { HIDDEN } from '../events.ts';
import { tileOfPlace } from '../geography.ts';
import type { Place } from '../state.ts';
import type { View } from '../view.ts';
import { officersIn } from './officersIn.ts';

/** The catalogue of one language. */
export interface Voice {
  has(key: string): boolean;
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  list(things: readonly string[]): string;
}
type Say = Voice['say'];
type Named = Pick<View, 'pack' | 'sites'>;

/**
 * A name that depends on the pack and the city: the name of a place, a tile, or a card of a custom pack. Undefined
 * means that the catalogue has the name.
 */
export const nameIn = (view: Named, key: string, voice: Voice): string | undefined =>
  nameWith(view, key, voice, (tile) => tile);

/** Like `nameIn`, but names places and tiles by the names that a drawn map shows, instead of by their codes. */
export const nameOnMap = (view: Named, key: string, voice: Voice): string | undefined =>
  nameWith(view, key, voice, (tile) => nameOfTile(view, tile, voice) ?? tile);

/** Returns what a tile is called within another name, such as the name of a place. */
type TileCalled = (tile: string) => string;

function nameWith(view: Named, key: string, voice: Voice, called: TileCalled): string | undefined {
  const dot = key.indexOf('.');
  const kind = key.slice(0, dot);
  const [id = '', form] = key.slice(dot + 1).split('#');
  // Here, only the names of places have grammatical forms. Any other name with a form is in the catalogue.
  if (kind === 'place') return nameOfPlace(view, { place: id, form, called }, voice);
  return form === undefined ? plainNameIn(view, { kind, id, called }, voice) : undefined;
}

function plainNameIn(
  view: Named,
  { kind, id, called }: { readonly kind: string; readonly id: string; readonly called: TileCalled },
  voice: Voice,
): string | undefined {
  const { say } = voice;
  const pack = PACKS.get(view.pack);
  switch (kind) {
    case 'tile': {
      const name = nameOfTile(view, id, voice);
      if (name === undefined) return undefined;
      return called(id) === name ? name : say('called.tile', { name, tile: called(id) });
    }
    case 'tileName':
      return nameOfTile(view, id, voice);
    case 'contact':
    case 'plan':
      return voice.has(`${kind}.${id}`) ? undefined : nameOfCard(pack, kind, id, say);
    case 'contactEffect':
      return effectOfContact(pack, id, voice);
    case 'item':
      return id.includes(':') ? nameOfItem(id.split(':'), voice) : undefined;
    default:
      return undefined;
  }
}

/** The catalogue names the tiles of the house pack. A custom pack contains the names of its own tiles. */
function nameOfTile({ pack }: Named, id: string, voice: Voice): string | undefined {
  const key = `tile.${id}`;
  return pack === HOUSE_HASH && voice.has(key) ? voice.say(key) : PACKS.get(pack).tiles[id]?.name;
}

/** The name of a card in a custom pack: the kind and the id of a contact, or only the id of a plan. */
function nameOfCard(pack: Pack, kind: string, id: string, say: Say): string | undefined {
  const contact = kind === 'contact' ? pack.contacts.get(id) : undefined;
  if (contact !== undefined) return say('called.contact', { kind: say(`contactKind.${contact.kind}`), id });
  return kind === 'plan' && pack.plans.has(id) ? id : undefined;
}

/** What a contact does, in one sentence. */
function effectOfContact({ contacts }: Pack, id: string, voice: Voice): string | undefined {
  const contact = contacts.get(id);
  if (contact === undefined) return undefined;
  const { kind, officers, pattern } = contact;
  return voice.say(`contactEffect.${kind}`, {
    ...officersIn('officers', officers, voice),
    officersCount: officers.length,
    pattern: pattern === undefined ? '' : voice.say(`pattern.${pattern}`),
  });
}

function nameOfPlace(
  view: Named,
  { place, form, called }: { readonly place: Place; readonly form: string | undefined; readonly called: TileCalled },
  { has, say }: Voice,
): string | undefined {
  const spot = spotAt(view, place);
  const tile = called(tileOfPlace(place));
  if (spot === undefined) return form === undefined ? nameOfTerrain(view, { place, tile }, say) : undefined;
  const name = form === undefined ? `spot.${spot.kind}` : `spot.${spot.kind}#${form}`;
  return has(name) ? say('called.place', { spot: say(name, spot.values), tile }) : undefined;
}

/** V9. The name of a terrain space. If the tile has several spaces of this terrain, a number is added. */
function nameOfTerrain(
  { pack }: Named,
  { place, tile }: { readonly place: Place; readonly tile: string },
  say: Say,
): string | undefined {
  const spaces = PACKS.get(pack).tiles[tileOfPlace(place)]?.spaces ?? [];
  const own = Number(place.slice(place.lastIndexOf('.') + 1));
  const space = spaces[own];
  if (space?.type !== 'area') return undefined;
  const alike = spaces.flatMap((other, i) => (other.type === 'area' && other.terrain === space.terrain ? [i] : []));
  const number = alike.length > 1 ? alike.indexOf(own) + 1 : 0;
  return say('called.terrain', { terrain: space.terrain, tile, number });
}

interface Spot {
  readonly kind: LocationKind | Haunt;
  /** The letter or number of the place, if there are several of its kind. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** The name of a place: the business or safe house that has opened there, or what is printed on the tile. */
export function spotAt({ pack, sites }: Named, place: Place): Spot | undefined {
  const location = locationIn(PACKS.get(pack), place);
  if (location === undefined) return undefined;
  const values =
    'letter' in location ? { letter: location.letter } : 'number' in location ? { number: location.number } : {};
  return { kind: sites[place] ?? location.kind, values };
}

export function locationIn({ tiles }: Pack, place: Place): Location | undefined {
  const space = tiles[tileOfPlace(place)]?.spaces[Number(place.slice(place.lastIndexOf('.') + 1))];
  return space?.type === 'location' ? space.location : undefined;
}

function nameOfItem([kind = '', what = '', value = '']: readonly string[], voice: Voice): string {
  const { say } = voice;
  switch (kind) {
    case 'locker': {
      const agreeing = `tone.${what}#locker`;
      const tone = say(voice.has(agreeing) ? agreeing : `tone.${what}`);
      return say(value === HIDDEN ? 'item.locker' : 'item.lockerOf', { tone, value });
    }
    case 'exit':
      return say(value === HIDDEN ? 'item.exit' : 'item.exitOf', { value });
    case 'taken':
      return say('item.taken', { count: value, stack: say(`stack.${what}`) });
    case 'worth':
      return say('item.worth', { value: what });
    default: {
      const inside = `${kind}.${what}#inside`;
      return say('item.tool', { item: say(voice.has(inside) ? inside : `${kind}.${what}`) });
    }
  }
}
