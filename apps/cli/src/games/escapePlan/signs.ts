import { type Officer, packOf, placesOn } from '@getaway/escape-plan/content';
import { thievesOn } from '@getaway/escape-plan/reading';
import { spotAt } from '@getaway/escape-plan/text';
import type { Place, View, Who } from '@getaway/escape-plan/view';
import type { Speaker } from '@getaway/text';

/** One letter for each officer: F, L, S. */
export const officerSigns = (speaker: Speaker, officers: readonly Officer[]): string =>
  officers.map((officer) => speaker.say(`letter.${officer}`)).join('');

export const signOf = (speaker: Speaker, who: Who): string =>
  typeof who === 'number' ? String(who + 1) : speaker.say(`letter.${who}`);

/** The occupants of a tile: one letter for each officer, then a single @, then one number or letter for each thief. */
export function peopleOn(view: View, tile: string, speaker: Speaker): string {
  const officers = officerSigns(speaker, view.officers[tile] ?? []);
  const thieves = thievesOn(view, tile).map((who) => signOf(speaker, who));
  return [officers, thieves.length === 0 ? '' : speaker.say('sign.thieves', { thieves: thieves.join('') })]
    .filter((part) => part !== '')
    .join(' ');
}

export function codeOf(view: View, place: Place, speaker: Speaker): string {
  const spot = spotAt(view, place);
  return spot === undefined ? '' : speaker.say(`code.${spot.kind}`, spot.values);
}

export const codesOn = (view: View, tile: string, speaker: Speaker): readonly string[] =>
  placesOn(packOf(view), tile).map((place) => codeOf(view, place, speaker));
