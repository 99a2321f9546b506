import { AUTOMATA, type Automaton, HAUNTS, packOf } from '@getaway/escape-plan/content';
import { countAssetsAt, hasVisited, placeNow } from '@getaway/escape-plan/reading';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { keysOf, notorietySign, woundSign } from './board.ts';
import { itemName, placeName } from './names.ts';

const INDENT = '    ';

export function drawRivals(view: View, drawing: Drawing<EscapePlan>): string[] {
  return [
    ...view.seats.flatMap((_, seat) => (seat === view.viewer ? [] : drawRival(view, seat, drawing))),
    ...AUTOMATA.flatMap((who) => drawAutomaton(view, who, drawing)),
  ];
}

const visited = (view: View, who: number | Automaton, { speaker }: Drawing<EscapePlan>): string => {
  const codes = HAUNTS.filter((haunt) => hasVisited(view, who, haunt)).map((haunt) => speaker.say(`code.${haunt}`));
  return speaker.say('rival.visited', { haunts: codes.length === 0 ? 'none' : codes.join(' ') });
};

function drawRival(view: View, seat: number, drawing: Drawing<EscapePlan>): string[] {
  const { speaker, players, columns, shows } = drawing;
  const held = view.seats[seat];
  if (held === undefined) return [];
  const { name = '', bot } = players[seat] ?? {};
  const lead = [
    speaker.say(bot === undefined ? 'rival.human' : 'rival.bot', { number: seat + 1, name }),
    placeName(placeNow(view, seat) ?? held.at, drawing),
    speaker.say('rival.notoriety', { row: held.notoriety, cubes: notorietySign(held.cubes) }),
    woundSign(held.wounds),
    speaker.say('rival.income', { sum: held.income }),
    ...(held.cash === undefined ? [] : [speaker.say('sign.money', { sum: held.cash })]),
    ...(held.discs > 0 ? [speaker.say('board.discs', { count: held.discs })] : []),
  ].join(' · ');
  if (shows === 'choice') return wrap(lead, columns, INDENT).slice(0, 1);
  const more = [
    visited(view, seat, drawing),
    speaker.say('rival.assets', {
      unlocked: countAssetsAt(held, 'unlocked'),
      used: countAssetsAt(held, 'used'),
    }),
    ...contacts(held.contacts, view, drawing),
    ...(held.items.length > 0 ? [held.items.map((item) => itemName(item, drawing)).join(', ')] : []),
    ...(held.keys.length > 0 ? [speaker.say('board.keys', { keys: keysOf(held, speaker) })] : []),
    ...(held.cans > 0 ? [speaker.say('board.cans', { count: held.cans })] : []),
    ...(held.members > 0 ? [speaker.say('board.members', { count: held.members })] : []),
    ...(held.handcuffs > 0 ? [speaker.say('board.handcuffs', { count: held.handcuffs })] : []),
  ].join(' · ');
  return [...wrap(lead, columns, INDENT), ...wrap(`  ${more}`, columns, INDENT)];
}

/** Contacts grouped by kind, because for the reader their abilities matter more than their names. */
function contacts(
  held: View['seats'][number]['contacts'],
  view: View,
  { speaker }: Drawing<EscapePlan>,
): readonly string[] {
  const pack = packOf(view);
  const texts = held.map(({ card, faceUp }) => {
    const kind = pack.contacts.get(card)?.kind;
    const thing = kind === undefined ? card : speaker.say(`contactKind.${kind}`);
    return faceUp ? thing : speaker.say('sign.used', { thing });
  });
  return texts.length === 0 ? [] : [texts.join(', ')];
}

function drawAutomaton(view: View, who: Automaton, drawing: Drawing<EscapePlan>): string[] {
  const { speaker, columns, shows } = drawing;
  const figure = view.automata[who];
  if (figure === undefined) return [];
  const lead = [
    speaker.say('rival.automaton', { letter: speaker.say(`letter.${who}`), name: speaker.say(`automaton.${who}`) }),
    placeName(figure.at, drawing),
    speaker.say('rival.notoriety', { row: figure.notoriety, cubes: notorietySign(figure.cubes) }),
    ...(figure.discs > 0 ? [speaker.say('board.discs', { count: figure.discs })] : []),
    speaker.say('rival.cards', { count: figure.cards.length }),
  ].join(' · ');
  if (shows === 'choice') return wrap(lead, columns, INDENT).slice(0, 1);
  const more = [
    visited(view, who, drawing),
    ...(who === 'lieutenant'
      ? [speaker.say('rival.lieutenant', { contacts: figure.contacts.length, piles: figure.piles.length })]
      : []),
  ].join(' · ');
  return [...wrap(lead, columns, INDENT), ...wrap(`  ${more}`, columns, INDENT)];
}
