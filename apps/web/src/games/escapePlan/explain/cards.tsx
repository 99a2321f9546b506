import { type Asset, EVADE_CONTACTS, packOf, SENDING_CONTACTS } from '@getaway/escape-plan/content';
import { assetPrice, countUncovered, nextAssetCost } from '@getaway/escape-plan/reading';
import { ownOf } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { OfficerMarks } from '../panels/marks/OfficerMark.tsx';
import { stepOfContact } from '../panels/model/contacts.ts';
import { movesOnAsset, movesOnContact } from '../panels/model/moves.ts';
import type { EscapePlanTable } from '../panels/model/table.ts';
import { ASSET_ICONS, equipmentEffect } from '../panels/model/things.ts';
import { ContactCard, contactOf } from '../panels/own/ContactCard.tsx';
import { affordNote, evadableNote, holderOf, kindName, see, whyUnusable } from './context.ts';

type Fixer = EscapePlanTable['view']['fixers'][number];
type Equipment = keyof EscapePlanTable['view']['equipment'];

/** Rules X1 and X9. */
export function aboutContact(table: EscapePlanTable, card: string): Explanation | undefined {
  const { voice, describer } = table;
  const contact = contactOf(table, card);
  if (contact === undefined) return undefined;
  const { kind, cost, star, officers } = contact;
  const step = stepOfContact(kind);
  const where = contactWhere(table, card);
  const isAgainst = EVADE_CONTACTS.has(kind) || SENDING_CONTACTS.has(kind) || kind === 'gang';
  return {
    kind: voice.say('about.kindOf', { kind: kindName(table, 'contact'), which: voice.say(`contactKind.${kind}`) }),
    title: describer.name('contact', card),
    large: true,
    picture: (
      <span class="ep-about-card">
        <ContactCard card={card} />
      </span>
    ),
    what: [
      describer.name('contactEffect', card),
      voice.say('about.perUse', { cost }),
      voice.say('about.usedUntilRest'),
      ...(star ? [voice.say('about.token.star')] : []),
      ...(step === undefined ? [] : [voice.say(`about.token.${step}`)]),
    ],
    now: [
      voice.say('about.contactWhere', where),
      ...(where.where === 'ready' ? affordNote(table, cost) : []),
      ...(where.where === 'ready' && isAgainst
        ? evadableNote(table, (help) => help.kind === 'contact' && help.card === card)
        : []),
      ...(where.where === 'ready' && step === undefined ? whyUnusable(table, movesOnContact(table, card)) : []),
    ],
    also: officers.map((officer) => see('officer', officer)),
    rules: ['X1', 'X9', ...(step === undefined ? [] : ['X10']), 'L15'],
  };
}

function contactWhere(table: EscapePlanTable, card: string): { readonly where: string; readonly name: string } {
  const { view } = table;
  const held = ownOf(view);
  const at = held?.contacts.findIndex((own) => own.card === card) ?? -1;
  if (held !== undefined && at >= 0) {
    const isCovered = at >= countUncovered(view, held);
    return { where: isCovered ? 'covered' : held.contacts[at]?.faceUp === true ? 'ready' : 'used', name: '' };
  }
  if (view.contactRow.includes(card)) return { where: 'row', name: '' };
  if (view.contactBox.includes(card)) return { where: 'box', name: '' };
  const name = holderOf(table, ({ contacts }) => contacts.some((own) => own.card === card));
  if (name !== undefined) return { where: 'rival', name };
  const isLieutenants = view.automata.lieutenant?.contacts.includes(card) === true;
  return isLieutenants
    ? { where: 'rival', name: table.voice.say('automaton.lieutenant') }
    : { where: 'deck', name: '' };
}

/** Rule X2. */
export function aboutEquipment(table: EscapePlanTable, tile: Equipment): Explanation | undefined {
  const { view, voice } = table;
  const printed = packOf(view).equipment[tile];
  if (printed === undefined) return undefined;
  const own = ownOf(view)?.items.filter((item) => item.kind === 'equipment' && item.tile === tile) ?? [];
  const isReady = own.some((item) => 'faceUp' in item && item.faceUp);
  return {
    kind: kindName(table, 'equipment'),
    title: voice.say(`equipment.${tile}`),
    picture: (
      <>
        <Icon name={tile} />
        <OfficerMarks officers={printed.officers} />
      </>
    ),
    what: [
      equipmentEffect(table, tile),
      `${voice.say('about.freeUse')} ${voice.say('about.usedUntilRest')}`,
      voice.say('about.bought', { where: 'store', cost: printed.cost }),
    ],
    now: [
      ...(own.length === 0 ? [] : [voice.say('about.yours', { state: isReady ? 'ready' : 'used' })]),
      ...(isReady ? evadableNote(table, (help) => help.kind === 'equipment' && help.tile === tile) : []),
      voice.say('about.stock', { count: view.equipment[tile] }),
    ],
    also: printed.officers.map((officer) => see('officer', officer)),
    rules: ['X2', 'L9', 'X10'],
  };
}

/** Rule X3. */
export function aboutFixer(table: EscapePlanTable, fixer: Fixer): Explanation | undefined {
  const { view, voice } = table;
  const cost = packOf(view).fixers[fixer];
  if (cost === undefined) return undefined;
  return {
    kind: kindName(table, 'fixer'),
    title: voice.say(`fixer.${fixer}`),
    picture: <Icon name={fixer} />,
    what: [
      voice.say(`fixerEffect.${fixer}`),
      `${voice.say('about.freeUse')} ${voice.say('about.fixerOnce')}`,
      voice.say('about.bought', { where: 'house', cost }),
    ],
    now: [fixerWhere(table, fixer)],
    rules: ['X3', 'L5', 'L6'],
  };
}

function fixerWhere(table: EscapePlanTable, fixer: Fixer): string {
  const { view, voice } = table;
  if (view.fixers.includes(fixer)) return voice.say('about.offered');
  const own = ownOf(view)?.items.find((item) => item.kind === 'fixer' && item.tile === fixer);
  if (own !== undefined) return voice.say('about.yours', { state: 'faceUp' in own && own.faceUp ? 'ready' : 'used' });
  const name = holderOf(table, ({ items }) => items.some((item) => item.kind === 'fixer' && item.tile === fixer));
  return name === undefined ? voice.say('about.outOfGame') : voice.say('about.has', { name });
}

/** X6, U. Explains an asset. */
export function aboutAsset(table: EscapePlanTable, asset: Asset): Explanation | undefined {
  const { view, voice } = table;
  const held = ownOf(view);
  const at = held?.assets[asset]?.at;
  const price = held === undefined ? 0 : assetPrice(view, held, asset);
  const helps = asset === 'evadeTile' || asset.startsWith('move');
  return {
    kind: kindName(table, 'asset'),
    title: voice.say(`asset.${asset}`),
    picture: <Icon name={ASSET_ICONS[asset]} />,
    what: [voice.say(`assetEffect.${asset}`), voice.say('about.asset')],
    now:
      held === undefined
        ? []
        : [
            assetStand(table, asset),
            ...(at === 'unlocked' ? affordNote(table, price) : []),
            ...(at === 'unlocked' ? whyUnusable(table, movesOnAsset(table, asset)) : []),
            ...(at === 'unlocked' && helps
              ? evadableNote(table, (help) => help.kind === 'asset' && help.asset === asset)
              : []),
          ],
    rules: ['X6', 'U1', 'U2', 'G2'],
  };
}

function assetStand({ view, voice }: EscapePlanTable, asset: Asset): string {
  const held = ownOf(view);
  if (held === undefined) return '';
  switch (held.assets[asset].at) {
    case 'item':
    case 'contact':
      return voice.say('own.locked', { cost: nextAssetCost(view, held) ?? 'none' });
    case 'unlocked':
      return voice.say('card.cost', { cost: assetPrice(view, held, asset) });
    case 'used':
      return voice.say('own.usedAsset');
    default:
      return voice.say('about.outOfGame');
  }
}
