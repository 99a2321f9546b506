import type { Location } from '../city/tile.ts';
import type { Pack } from '../content/pack.ts';
import { PACKS } from '../content/read.ts';
import { HIDDEN } from '../events.ts';
import { tileOfPlace } from '../geography.ts';
import type { Place } from '../state.ts';
import type { View } from '../view.ts';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
type Named = Pick<View, 'pack' | 'sites'>;

/**
 * The names that no catalogue can hold, because they depend on the pack and on what stands where: places, tiles, and the cards
 * of an owner's pack. Undefined: the catalogue has it, or nobody.
 */
export function nameIn(view: Named, key: string, say: Say): string | undefined {
  const dot = key.indexOf('.');
  const kind = key.slice(0, dot);
  const id = key.slice(dot + 1);
  const pack = PACKS.get(view.pack);
  switch (kind) {
    case 'place':
      return nameOfPlace(view, pack, id, say);
    case 'tile': {
      const name = pack.tiles[id]?.name;
      return name === undefined ? undefined : say('called.tile', { name, tile: id });
    }
    case 'item':
      return id.includes(':') ? nameOfItem(id.split(':'), say) : undefined;
    default:
      return undefined;
  }
}

/** For the cards of a pack that is not ours: by their kind, or by their id. */
export function nameOfCard({ pack }: Named, key: string, say: Say): string | undefined {
  const [kind = '', id = ''] = key.split('.', 2);
  const contact = kind === 'contact' ? PACKS.get(pack).contacts.get(id) : undefined;
  if (contact !== undefined) return say('called.contact', { kind: say(`contactKind.${contact.kind}`), id });
  return kind === 'plan' && PACKS.get(pack).plans.has(id) ? id : undefined;
}

function nameOfPlace({ sites }: Named, pack: Pack, place: Place, say: Say): string | undefined {
  const tile = tileOfPlace(place);
  const location = locationIn(pack, place);
  if (location === undefined) return undefined;
  const haunt = sites[place];
  const values =
    'letter' in location ? { letter: location.letter } : 'number' in location ? { number: location.number } : {};
  return say('called.place', { spot: say(`spot.${haunt ?? location.kind}`, values), tile });
}

/** What is printed at a place, whether its tile is in the city or not. */
export function locationIn({ tiles }: Pack, place: Place): Location | undefined {
  const space = tiles[tileOfPlace(place)]?.spaces[Number(place.slice(place.lastIndexOf('.') + 1))];
  return space?.type === 'location' ? space.location : undefined;
}

function nameOfItem([kind = '', what = '', value = '']: readonly string[], say: Say): string {
  switch (kind) {
    case 'locker':
      return say(value === HIDDEN ? 'item.locker' : 'item.lockerOf', { tone: say(`tone.${what}`), value });
    case 'exit':
      return say(value === HIDDEN ? 'item.exit' : 'item.exitOf', { value });
    case 'taken':
      return say('item.taken', { count: value, stack: say(`stack.${what}`) });
    case 'worth':
      return say('item.worth', { value: what });
    default:
      return say('item.tool', { item: say(`${kind}.${what}`) });
  }
}
