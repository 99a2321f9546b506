import type { Asset } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { contactEffect } from './contacts.ts';
import { fixerEffect } from './fixers.ts';
import { keyWorth, lockerHope, usefulness } from './gains.ts';
import { spareCash } from './money.ts';
import type { Survey } from './survey.ts';
import { EQUIPMENT, NOTORIETY, WOUND } from './weights.ts';

/** Ranks a choice during or after a visit, without looking ahead. */
export function rankVisit(survey: Survey, move: Move): number {
  const { own, pack, cash, freeItemSpaces, view } = survey;
  switch (move.move) {
    case 'takeKey':
      return keyWorth(survey, move.colour);
    case 'useKey':
      return move.colour === 'master' ? -30 : -keyWorth(survey, move.colour);
    case 'buyFixer':
      return affordable(
        survey,
        pack.fixers[move.fixer],
        fixerEffect(survey, move.fixer) - (freeItemSpaces > 0 ? 0 : 12),
      );
    case 'buyEquipment': {
      const same = own.items.some((item) => item.kind === 'equipment' && item.tile === move.equipment);
      const worth = EQUIPMENT * usefulness(survey, move.equipment) * (same ? 0.5 : 1) - (freeItemSpaces > 0 ? 0 : 12);
      return affordable(survey, pack.equipment[move.equipment].cost, survey.turns > 1 ? worth : 0);
    }
    case 'takeCan':
      return 3;
    case 'openLocker':
      return lockerHope(survey, move.locker) - 10 - (move.key === 'master' ? 5 : 0);
    case 'heal':
      return affordable(
        survey,
        view.pending.at(-1)?.step === 'healOne' ? 0 : (pack.prices.hospital[move.wounds - 1] ?? 0),
        WOUND * move.wounds,
      );
    case 'payChurch':
      return own.notoriety > 1 && cash > 2 ? NOTORIETY : -1;
    case 'receiveIncome':
      return own.income;
    case 'takeExitTile':
      return survey.contacts > 1 || own.income < 5 ? 40 : 1;
    case 'takeContact':
      return contactRank(survey, move.card);
    case 'putContact':
      return move.where === 'space' ? 20 : 0;
    case 'replaceContact':
      return contactRank(survey, cardAtHand(survey)) - contactRank(survey, move.card) - NOTORIETY - 3;
    case 'keepTile':
      return move.value;
    case 'putItem':
      return 5;
    case 'replaceItem':
      return 4 - NOTORIETY - itemWorth(survey, move.space);
    case 'takeDisc':
      return survey.turns > 0 ? 20 : 1;
    case 'unlockAndMore':
      return 12;
    case 'unlock':
      return UNLOCKS[move.asset];
    case 'takeHandcuffs':
      return move.boxed === undefined ? 0 : -UNLOCKS[move.boxed];
    default:
      return 0;
  }
}

/** How much the bot wants to unlock each asset. Assets that cover spaces for contacts count most. */
const UNLOCKS: Readonly<Record<Asset, number>> = {
  evadeTile: 9,
  heal: 8,
  masterKey: 7,
  moveLocal: 3,
  moveSwat: 3,
  moveFederal: 3,
  takeDisc: 10,
};

/** A1, F3. The rank of a purchase. It is negative if the money is needed for the escape. */
const affordable = (survey: Survey, cost: number, worth: number): number =>
  cost > spareCash(survey) ? -1 : worth - cost;

/** X1. The value of a contact's effect minus a part of its cost. */
function contactRank(survey: Survey, card: string): number {
  const { pack, own } = survey;
  const contact = pack.contacts.get(card);
  if (contact === undefined) return 0;
  const held = own.contacts.map((other) => other.card);
  return contactEffect(survey, contact, held) - 0.5 * contact.cost - (contact.star ? 2 : 0);
}

function cardAtHand({ view }: Survey): string {
  const frame = view.pending.at(-1);
  return frame?.step === 'placeContact' ? frame.card : '';
}

function itemWorth({ own }: Survey, space: number): number {
  const item = own.items[space];
  if (item === undefined) return 0;
  if ('value' in item) return item.value === 'hidden' ? 50 : item.value;
  return item.faceUp ? 6 : item.kind === 'fixer' ? 0 : 3;
}
