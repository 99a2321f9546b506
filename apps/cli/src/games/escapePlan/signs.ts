import {
  AUTOMATA,
  locationIn,
  type Officer,
  PACKS,
  type Pack,
  type Place,
  placesOn,
  tileOfPlace,
  type View,
  type Who,
} from '@getaway/escape-plan';
import type { Speaker } from '@getaway/text';

export const packOf = (view: View): Pack => PACKS.get(view.pack);

/** F, L, S: one letter an officer. */
export const officerSigns = (speaker: Speaker, officers: readonly Officer[]): string =>
  officers.map((officer) => speaker.say(`letter.${officer}`)).join('');

/** Everybody who stands on a tile, players by their number. */
function thievesOn(view: View, tile: string): readonly Who[] {
  const players = view.seats.flatMap(({ at }, seat): Who[] => (isOn(at, tile) ? [seat] : []));
  return [...players, ...AUTOMATA.filter((who) => isOn(view.automata[who]?.at ?? '', tile))];
}

const isOn = (at: Place, tile: string): boolean => at.includes('.') && tileOfPlace(at) === tile;

export const signOf = (speaker: Speaker, who: Who): string =>
  typeof who === 'number' ? String(who + 1) : speaker.say(`letter.${who}`);

/** Who is on a tile, in a few letters: officers, then thieves behind their sign. */
export function peopleOn(view: View, tile: string, speaker: Speaker): string {
  const officers = officerSigns(speaker, view.officers[tile] ?? []);
  const thieves = thievesOn(view, tile).map((who) => signOf(speaker, who));
  return [officers, thieves.length === 0 ? '' : speaker.say('sign.thieves', { thieves: thieves.join('') })]
    .filter((part) => part !== '')
    .join(' ');
}

/** Three letters for a location, as they are drawn on the map. */
export function codeOf(view: View, place: Place, speaker: Speaker): string {
  const location = locationIn(packOf(view), place);
  if (location === undefined) return '';
  const haunt = view.sites[place];
  const values =
    'letter' in location ? { letter: location.letter } : 'number' in location ? { number: location.number } : {};
  return speaker.say(`code.${haunt ?? location.kind}`, values);
}

export const codesOn = (view: View, tile: string, speaker: Speaker): readonly string[] =>
  placesOn(packOf(view), tile).map((place) => codeOf(view, place, speaker));
