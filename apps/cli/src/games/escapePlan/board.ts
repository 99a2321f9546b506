import { ASSETS, type Haunt, type Pack, packOf } from '@getaway/escape-plan/content';
import {
  countUncovered,
  freeContactSpaces,
  freeItemSpaces,
  GROUPS,
  hasVisited,
  nextLine,
  placeNow,
  WOUND_CUBES,
} from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView, View } from '@getaway/escape-plan/view';
import { nameInForm } from '@getaway/text';
import { wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { itemName, placeName, quickEffect } from './names.ts';

const INDENT = '    ';

/** The reader's own board: everything that the reader can use, and everything that can still score. */
export function drawBoard(view: View, seat: number, drawing: Drawing<EscapePlan>): string[] {
  const { speaker, paint, columns, players } = drawing;
  const held = view.seats[seat];
  if (held === undefined) return [];
  const pack = packOf(view);
  const name = players[seat]?.name ?? '';
  const values = {
    number: seat + 1,
    name,
    place: placeName(placeNow(view, seat) ?? held.at, drawing),
    cash: held.cash ?? 0,
    income: held.income,
  };
  const lead = speaker.say('board.lead', { ...values, rest: held.rested ? 'moon' : 'sun' });
  const rows = [
    body(view, held, drawing),
    ...(held.plan === undefined ? [] : [planOf(view, seat, held.plan, pack, drawing)]),
    assetsOf(held, pack, drawing),
    itemsOf(view, held, drawing),
    contactsOf(view, held, drawing),
  ];
  return [
    ...wrap(lead, columns, INDENT).map((line) => paint('heading', line)),
    ...rows.flatMap((row) => wrap(`  ${row}`, columns, INDENT)),
  ];
}

function body(view: View, held: SeatView, { speaker }: Drawing<EscapePlan>): string {
  const { penalties } = packOf(view).track;
  const { notoriety, cubes, wounds, discs, cans, firstAid, members, handcuffs } = held;
  const facts = [
    speaker.say('board.notoriety', {
      row: notoriety,
      top: penalties.length,
      penalty: penalties[notoriety - 1] ?? 0,
      cubes: notorietySign(cubes),
      next: nextLine(view, notoriety) ?? 'none',
    }),
    speaker.say('board.wounds', { wounds: woundSign(wounds) }),
    speaker.say('board.firstAid', { ready: String(firstAid) }),
    ...(discs > 0 ? [speaker.say('board.discs', { count: discs })] : []),
    ...(cans > 0 ? [speaker.say('board.cans', { count: cans })] : []),
    ...(members > 0 ? [speaker.say('board.members', { count: members })] : []),
    ...(handcuffs > 0 ? [speaker.say('board.handcuffs', { count: handcuffs })] : []),
    ...(held.keys.length > 0 ? [speaker.say('board.keys', { keys: keysOf(held, speaker) })] : []),
  ];
  return facts.join(' · ');
}

/** The cubes that change notoriety at the next adjustment: "+" for each red cube and "−" for each blue one. */
export const notorietySign = ({ red, blue }: SeatView['cubes']): string => '+'.repeat(red) + '−'.repeat(blue);

export const woundSign = (wounds: number): string => '●'.repeat(wounds) + '○'.repeat(WOUND_CUBES - wounds);

export const keysOf = ({ keys }: SeatView, speaker: Drawing<EscapePlan>['speaker']): string =>
  keys
    .map(({ colour, used }) => {
      const thing = nameInForm(speaker, `tone.${colour}`, 'key');
      return used ? speaker.say('sign.used', { thing }) : thing;
    })
    .join(' ');

/**
 * G5. What the reader's plan has scored and what it can still score. Income symbols are left out, because they pay at
 * once.
 */
function planOf(view: View, seat: number, id: string, pack: Pack, drawing: Drawing<EscapePlan>): string {
  const { speaker } = drawing;
  const lines = pack.plans.get(id)?.lines;
  const line = (haunt: Haunt): string => {
    const value = lines?.[haunt] ?? 0;
    const thing = speaker.say('board.planLine', {
      haunt: speaker.say(`code.${haunt}`),
      value: value === 'income' ? 'income' : speaker.say('sign.money', { sum: value }),
      income: String(value === 'income'),
    });
    if (hasVisited(view, seat, haunt)) return speaker.say('sign.done', { thing });
    return view.closed.includes(haunt) ? speaker.say('sign.closed', { thing }) : thing;
  };
  const groups = GROUPS.map((group) => group.map(line).join(' '));
  return speaker.say('board.plan', { plan: speaker.say(`plan.${id}`), groups: groups.join(' · ') });
}

/** X6. Lists the assets by their status: ready, used or still locked. */
function assetsOf({ assets }: SeatView, pack: Pack, { speaker }: Drawing<EscapePlan>): string {
  const at = (...places: readonly string[]): string[] =>
    ASSETS.filter((asset) => places.includes(assets[asset].at)).map((asset) => {
      const thing = speaker.say(`asset.${asset}`);
      const cost = pack.assetCosts[assets[asset].space];
      if (assets[asset].at === 'used') return speaker.say('sign.used', { thing });
      return cost === undefined ? thing : `${thing} ${speaker.say('sign.money', { sum: cost })}`;
    });
  const ready = [...at('unlocked'), ...at('used')];
  const locked = at('item', 'contact');
  return speaker.say('board.assets', {
    ready: ready.length === 0 ? 'none' : ready.join(', '),
    locked: locked.length === 0 ? 'none' : locked.join(', '),
  });
}

function itemsOf(view: View, held: SeatView, drawing: Drawing<EscapePlan>): string {
  const { speaker } = drawing;
  const { items } = held;
  return speaker.say('board.items', {
    items: items.length === 0 ? 'none' : items.map((item) => itemName(item, drawing)).join(', '),
    free: freeItemSpaces(view, held),
  });
}

/** X1, E6. The contacts and their effects. Used contacts, and contacts covered by handcuffs, are marked. */
function contactsOf(view: View, held: SeatView, drawing: Drawing<EscapePlan>): string {
  const { speaker } = drawing;
  const pack = packOf(view);
  const uncovered = countUncovered(view, held);
  const texts = held.contacts.map(({ card, faceUp }, i) => {
    const thing = `${speaker.say(`contact.${card}`)} (${quickEffect(card, pack, drawing)})`;
    if (i >= uncovered) return speaker.say('sign.covered', { thing });
    return faceUp ? thing : speaker.say('sign.used', { thing });
  });
  return speaker.say('board.contacts', {
    contacts: texts.length === 0 ? 'none' : texts.join(', '),
    free: freeContactSpaces(view, held),
  });
}
