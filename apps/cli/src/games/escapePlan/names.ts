import type { Contact, Pack } from '@getaway/escape-plan/content';
import { type EscapePlan, HIDDEN, type Place, type ShownItem } from '@getaway/escape-plan/view';
import type { Drawing } from '../game.ts';
import { officerSigns } from './signs.ts';

/** The name of a place in the city. For a thief who is no longer in the city, a word such as “escaped”. */
export const placeName = (at: Place, { speaker }: Drawing<EscapePlan>): string =>
  speaker.say(at.includes('.') ? `place.${at}` : `spot.${at}`);

export function itemName(item: ShownItem, { speaker }: Drawing<EscapePlan>): string {
  if (item.kind === 'locker' || item.kind === 'exit') {
    const thing = speaker.say(item.kind === 'locker' ? `short.${item.colour}` : 'short.exit');
    return item.value === HIDDEN ? thing : `${thing} ${speaker.say('sign.money', { sum: item.value })}`;
  }
  const thing = speaker.say(`${item.kind}.${item.tile}`);
  return item.faceUp ? thing : speaker.say('sign.used', { thing });
}

/** The cost and the effect of a contact in a few words, such as "$2k★ removes F". Only some contacts have a star. */
export function quickEffect(card: string, pack: Pack, drawing: Drawing<EscapePlan>): string {
  const contact = pack.contacts.get(card);
  return contact === undefined ? '' : `${costSign(contact, drawing)} ${effectOf(contact, drawing)}`;
}

export const costSign = ({ cost, star }: Contact, { speaker }: Drawing<EscapePlan>): string =>
  speaker.say('sign.cost', { sum: cost, star: String(star) });

export const effectOf = ({ kind, officers, pattern }: Contact, { speaker }: Drawing<EscapePlan>): string =>
  speaker.say(`quick.${kind}`, {
    officers: officerSigns(speaker, officers),
    pattern: pattern === undefined ? '' : speaker.say(`pattern.${pattern}`),
  });
