import { BUSINESSES, COLOURS, EQUIPMENT, packOf, SAFE_HOUSES } from '@getaway/escape-plan/content';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { nameInForm } from '@getaway/text';
import { cell, widthOf, wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { costSign, effectOf } from './names.ts';
import { codesOn, peopleOn, signOf } from './signs.ts';

const MARK = '▸';

export function drawMarket(view: View, drawing: Drawing<EscapePlan>): string[] {
  const { dense, columns } = drawing;
  return [
    ...drawContacts(view, drawing),
    ...(dense ? [] : [fixersOf(view, drawing), equipmentOf(view, drawing), lockersOf(view, drawing)]),
    businessesOf(view, drawing),
    ...(view.display.length === 0 ? [] : [displayOf(view, drawing)]),
  ].flatMap((line) => wrap(line, columns, '    '));
}

/** The contacts on offer in two columns, each with its name, price and effect. */
export function drawContacts(view: View, drawing: Drawing<EscapePlan>): string[] {
  const { speaker, columns, moves, paint } = drawing;
  const pack = packOf(view);
  const offered = new Set(moves.flatMap((move) => (move.move === 'takeContact' ? [move.card] : [])));
  const width = Math.floor((columns - 2) / 2);
  const cards = view.contactRow.map((id) => {
    const contact = pack.contacts.get(id);
    if (contact === undefined) return cell(id, width);
    const what = `${speaker.say(`contactKind.${contact.kind}`)} ${costSign(contact, drawing)} ${effectOf(contact, drawing)}`;
    const text = cell(`${offered.has(id) ? MARK : ' '} ${what}`, width);
    return offered.has(id) ? paint('choice', text) : text;
  });
  const title = speaker.say('market.contacts', { deck: view.contactDeck });
  const half = Math.ceil(cards.length / 2);
  return [
    paint('heading', title),
    ...cards.slice(0, half).map((left, i) => `${left}${cards[half + i] ?? ''}`.trimEnd()),
  ];
}

function fixersOf(view: View, { speaker }: Drawing<EscapePlan>): string {
  const pack = packOf(view);
  const texts = view.fixers.map(
    (fixer) => `${speaker.say(`fixer.${fixer}`)} ${speaker.say('sign.money', { sum: pack.fixers[fixer] })}`,
  );
  return speaker.say('market.fixers', { fixers: texts.length === 0 ? 'none' : texts.join(', ') });
}

function equipmentOf(view: View, { speaker }: Drawing<EscapePlan>): string {
  const { equipment } = packOf(view);
  const texts = EQUIPMENT.map((tile) =>
    speaker.say('market.tool', {
      tool: speaker.say(`equipment.${tile}`),
      cost: equipment[tile].cost,
      count: view.equipment[tile],
      officers: equipment[tile].officers.map((officer) => speaker.say(`letter.${officer}`)).join(''),
    }),
  );
  return speaker.say('market.equipment', { equipment: texts.join(', '), cans: view.cans, discs: view.discs });
}

function lockersOf(view: View, { speaker }: Drawing<EscapePlan>): string {
  const { lockers } = packOf(view);
  const texts = COLOURS.map((colour) =>
    speaker.say('market.locker', {
      colour: nameInForm(speaker, `tone.${colour}`, 'locker'),
      count: view.lockers[colour],
      number: lockers[colour].number,
    }),
  );
  const keys = SAFE_HOUSES.map((house) =>
    speaker.say('market.keysOf', {
      house: speaker.say(`code.${house}`),
      keys:
        view.keys[house].length === 0
          ? 'none'
          : view.keys[house].map((colour) => nameInForm(speaker, `tone.${colour}`, 'key')).join(' '),
    }),
  );
  return speaker.say('market.lockers', { lockers: texts.join(', '), keys: keys.join(', ') });
}

/** L3. The number of cubes in each business, and the businesses that are closed. */
function businessesOf(view: View, { speaker }: Drawing<EscapePlan>): string {
  const standing = new Set(Object.values(view.sites));
  const texts = [...BUSINESSES, ...SAFE_HOUSES]
    .filter((haunt) => standing.has(haunt))
    .map((haunt) => {
      const cubes = view.cubes[haunt].map(({ who }) => signOf(speaker, who)).join('');
      const thing = `${speaker.say(`code.${haunt}`)}${cubes === '' ? '' : `:${cubes}`}`;
      return view.closed.includes(haunt) ? speaker.say('sign.closed', { thing }) : thing;
    });
  return speaker.say('market.haunts', { haunts: texts.length === 0 ? 'none' : texts.join(' ') });
}

/** S3. The next tiles with their officers and locations. */
export function displayOf(view: View, { speaker }: Drawing<EscapePlan>): string {
  const texts = view.display.map((tile) =>
    [tile, peopleOn(view, tile, speaker), ...codesOn(view, tile, speaker)]
      .filter((part) => widthOf(part) > 0)
      .join(' '),
  );
  return speaker.say('market.display', { tiles: texts.join(' · ') });
}
