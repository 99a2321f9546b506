import { ASSET_OFFICERS, type Asset, COLOURS, type Officer, packOf } from '@getaway/escape-plan/content';
import { isExecutive, type Move } from '@getaway/escape-plan/moves';
import { changeOf, lockerTerms, nextAssetCost, planValue } from '@getaway/escape-plan/reading';
import type { ShownItem } from '@getaway/escape-plan/view';
import { ownOf } from '@getaway/kernel';
import { nameInForm } from '@getaway/text';
import type { IconName } from '../../../../icons/names.ts';
import { CONTACT_ICONS, contactQuick } from '../model/contacts.ts';
import { type EscapePlanTable, money, price, signed } from '../model/table.ts';
import { ASSET_ICONS, equipmentEffect, HAUNT_ICONS, itemIcon } from '../model/things.ts';

/** Something that the question offers, such as a contact for hire. If the player can't take it, `moves` is empty. */
export interface Offer {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly price?: string;
  readonly star?: boolean;
  readonly officers?: readonly Officer[];
  /** An officer whose picture replaces the icon. */
  readonly art?: Officer;
  readonly moves: readonly Move[];
  readonly candidate?: Move;
}

type AskedNow = NonNullable<EscapePlanTable['asked']>;

/** Everything that the question offers. Moves without a card or tile are shown as text. */
export function offersOf(table: EscapePlanTable): readonly Offer[] {
  const { asked } = table;
  if (asked === undefined) return [];
  const things = thingsOf(table, asked);
  const shown = new Set(things.flatMap(({ moves }) => moves));
  const rest = asked.moves.filter((move) => !shown.has(move) && !isExecutive(move));
  return [...things, ...rest.map((move) => plainOffer(table, move))];
}

const OF_TRAVEL: ReadonlySet<Move['move']> = new Set(['stepByStep', 'arrive', 'returnCan', 'turnBack']);

/** V9. The choices during a journey. Destinations are left out, because the map shows them. */
export const travelOffers = (table: EscapePlanTable): readonly Offer[] =>
  (table.asked?.moves ?? []).filter(({ move }) => OF_TRAVEL.has(move)).map((move) => plainOffer(table, move));

function thingsOf(table: EscapePlanTable, asked: AskedNow): readonly Offer[] {
  const { view } = table;
  switch (asked.frame.step) {
    case 'takeContact':
      return view.contactRow.map((card) => contactOffer(table, asked, card));
    case 'buyFixer':
      return view.fixers.map((fixer): Offer => {
        const candidate = { move: 'buyFixer', fixer } as const;
        return {
          key: fixer,
          icon: fixer,
          name: table.voice.say(`fixer.${fixer}`),
          note: table.voice.say(`fixerEffect.${fixer}`),
          price: money(table, packOf(view).fixers[fixer]),
          ...having(asked, candidate),
        };
      });
    case 'buyEquipment':
      return equipmentOffers(table, asked);
    case 'openLocker':
      return lockerOffers(table, asked);
    case 'unlockAsset':
    case 'unlockForCash':
      return asked.moves.flatMap((move) => (move.move === 'unlock' ? [assetOffer(table, move.asset, move)] : []));
    default:
      return [];
  }
}

const having = (asked: AskedNow, candidate: Move): Pick<Offer, 'moves' | 'candidate'> => ({
  moves: asked.moves.filter((move) => same(move, candidate)),
  candidate,
});

const same = (one: Move, other: Move): boolean => {
  const fields = Object.entries(other);
  return fields.every(([field, value]) => (one as unknown as Record<string, unknown>)[field] === value);
};

function contactOffer(table: EscapePlanTable, asked: AskedNow, card: string): Offer {
  const contact = packOf(table.view).contacts.get(card);
  const name = table.describer.name('contact', card);
  const had = having(asked, { move: 'takeContact', card });
  if (contact === undefined) return { key: card, icon: 'contact', name, ...had };
  return {
    key: card,
    icon: CONTACT_ICONS[contact.kind],
    name,
    note: contactQuick(table, contact),
    price: price(table, contact.cost),
    star: contact.star,
    officers: contact.officers,
    ...had,
  };
}

function equipmentOffers(table: EscapePlanTable, asked: AskedNow): readonly Offer[] {
  const { view, voice } = table;
  const { equipment } = packOf(view);
  return (Object.keys(equipment) as (keyof typeof equipment)[]).map((tile) => ({
    key: tile,
    icon: tile,
    name: voice.say('offer.stock', { thing: voice.say(`equipment.${tile}`), count: view.equipment[tile] }),
    note: equipmentEffect(table, tile),
    price: money(table, equipment[tile].cost),
    ...having(asked, { move: 'buyEquipment', equipment: tile }),
  }));
}

/** L10. What a locker of each colour requires, and how many tiles the player would draw. */
function lockerOffers(table: EscapePlanTable, asked: AskedNow): readonly Offer[] {
  const { view, voice } = table;
  const held = ownOf(view);
  if (held === undefined) return [];
  return COLOURS.map((colour) => {
    const { needed, reached, draws } = lockerTerms(view, held, colour);
    return {
      key: colour,
      icon: 'locker',
      name: voice.say('offer.locker', {
        tone: nameInForm(voice, `tone.${colour}`, 'locker'),
        count: view.lockers[colour],
      }),
      note: voice.say('offer.lockerNeeds', { need: needed, have: reached, draw: Math.max(0, draws) }),
      moves: asked.moves.filter((move) => move.move === 'openLocker' && move.locker === colour),
      candidate: { move: 'openLocker', locker: colour, key: colour } as const,
    };
  });
}

function assetOffer(table: EscapePlanTable, asset: Asset, move: Move): Offer {
  const { voice, view } = table;
  const held = ownOf(view);
  const cost = held === undefined ? undefined : nextAssetCost(view, held);
  const officer = ASSET_OFFICERS[asset];
  return {
    key: asset,
    icon: ASSET_ICONS[asset],
    name: voice.say(`asset.${asset}`),
    note: voice.say('offer.unlock', {
      effect: voice.say(`assetEffect.${asset}`),
      from: held?.assets[asset].at ?? 'item',
    }),
    ...(officer === undefined ? {} : { art: officer }),
    ...(cost === undefined ? {} : { price: money(table, cost) }),
    moves: [move],
  };
}

/** A move as text, with the icon of its subject. */
function plainOffer(table: EscapePlanTable, move: Move): Offer {
  const { voice, view } = table;
  const offer = { key: JSON.stringify(move), name: table.describer.move(move, table.asked?.frame.step), moves: [move] };
  switch (move.move) {
    case 'openHaunt': {
      const value = planValue(view, move.haunt);
      const note =
        value === undefined
          ? {}
          : { note: voice.say('offer.onPlan', { value: value === 'income' ? value : 'sum', sum: value }) };
      return { ...offer, icon: HAUNT_ICONS[move.haunt], ...note };
    }
    case 'stepByStep':
    case 'arrive':
    case 'turnBack':
      return { ...offer, icon: 'whileTravelling' };
    case 'returnCan':
      return { ...offer, icon: 'can' };
    case 'takeKey': {
      const held = ownOf(view);
      if (held === undefined) return { ...offer, icon: 'key' };
      const { needed, reached, draws } = lockerTerms(view, held, move.colour);
      const note = voice.say('offer.keyOpens', { need: needed, have: reached, draw: Math.max(0, draws) });
      return { ...offer, icon: 'key', note };
    }
    case 'keepTile':
      return { ...offer, icon: isExitTile(table) ? 'exitTile' : 'locker', price: money(table, move.value) };
    case 'replaceItem': {
      const item: ShownItem | undefined = ownOf(view)?.items[move.space];
      return {
        ...offer,
        icon: item === undefined ? 'jobDone' : itemIcon(item),
        ...notorietyNote(table, move),
      };
    }
    case 'replaceContact':
      return {
        ...offer,
        icon: 'contact',
        name: voice.say('offer.inPlace', { name: table.describer.name('contact', move.card) }),
        ...notorietyNote(table, move),
      };
    case 'heal':
      return { ...offer, icon: 'heal', ...priceOf(table, move) };
    case 'payChurch':
      return { ...offer, icon: 'notoriety', ...priceOf(table, move) };
    case 'payEscape':
      return { ...offer, icon: 'exitTile', price: money(table, view.escapeCost) };
    case 'takeDisc':
      return { ...offer, icon: 'disc', note: voice.say('own.discsText') };
    case 'unlockAndMore':
      return { ...offer, icon: 'unlocked', note: voice.say('offer.bonus', bonusOf(table, move)) };
    case 'receiveIncome':
      return { ...offer, icon: 'income', note: voice.say('menu.gain', { sum: gainOf(table, move) }) };
    default:
      return { ...offer, icon: PLAIN_ICONS[move.move] ?? 'covered' };
  }
}

/** The change of the viewer's notoriety, once the forecast has arrived. */
function notorietyNote(table: EscapePlanTable, move: Move): Pick<Offer, 'note'> {
  const change = changeOf(table.forecastOf(move), 'notoriety');
  return change === undefined ? {} : { note: table.voice.say('hint.notoriety', { change: signed(change.by) }) };
}

/** L4, L7. The bonus that the player gets together with the asset. */
function bonusOf(table: EscapePlanTable, move: Move): { readonly group: number; readonly sum: number } {
  const frame = table.asked?.frame;
  return { group: frame?.step === 'groupBonus' ? frame.group : 0, sum: gainOf(table, move) };
}

const gainOf = (table: EscapePlanTable, move: Move): number => changeOf(table.forecastOf(move), 'cash')?.by ?? 0;

/** The price of a move; empty for a free move. */
function priceOf(table: EscapePlanTable, move: Move): Pick<Offer, 'price'> {
  const change = changeOf(table.forecastOf(move), 'cash');
  return change === undefined || change.by >= 0 ? {} : { price: money(table, -change.by) };
}

const PLAIN_ICONS: Readonly<Partial<Record<Move['move'], IconName>>> = {
  decline: 'skipped',
  useDisc: 'disc',
  rest: 'mayRest',
  setOut: 'whileTravelling',
  passTurn: 'skipped',
  endTurn: 'covered',
  takeWound: 'wound',
  takeHandcuffs: 'handcuffs',
  useKey: 'key',
  takeCan: 'can',
  takeExitTile: 'exitTile',
  putContact: 'contact',
  putItem: 'jobDone',
  returnMember: 'gangMember',
};

const isExitTile = ({ asked }: EscapePlanTable): boolean =>
  asked?.frame.step === 'keepTile' && typeof asked.frame.from === 'number';
