import type { Rules } from '@getaway/kernel';
import { takeHandcuffs, unlockAsset, unlockForCash } from './assets.ts';
import { leaveCity, playAutomaton } from './automata.ts';
import { placeContact, takeContact } from './contacts.ts';
import {
  beginDay,
  beginPart,
  endPart,
  openSite,
  placeTile,
  receiveIncomePhase,
  revealPatrol,
  setTurnOrder,
  turnUpTiles,
} from './day.ts';
import { returnMember, turnDown } from './effects.ts';
import { payEscape } from './escape.ts';
import { evade, payLieutenant } from './evade.ts';
import { keepTile, storeItem } from './items.ts';
import { adjustNotoriety, closeInByChance, crossLine, gainDisc, moveNearer } from './notoriety.ts';
import { moveOneOfficer, removeOfficer } from './officers.ts';
import { dealOut, layOut, seatTheTable } from './setup.ts';
import type { EscapePlan } from './shape.ts';
import { stepByStep } from './stepByStep.ts';
import { travel } from './travel.ts';
import { chooseTurn, closeTurn, endTurn, takeTurn, useDisc } from './turn.ts';
import { groupBonus, meetThieves, openClosed, placeCube } from './visits/business.ts';
import { buyHealing, exitReward, healOne, payChurch } from './visits/care.ts';
import { buyFixer, drawAttention, lieLow, takeKey } from './visits/safeHouse.ts';
import { buyEquipment, hireGang, openLocker, takeCan } from './visits/store.ts';
import { beginVisit } from './visits/visit.ts';
import { takeWound } from './wounds.ts';

/** All steps of Escape Plan, in the order of the rulebook. */
export const rules: Rules<EscapePlan> = {
  // S. Setup
  layOut,
  dealOut,
  seatTheTable,

  // D. The day: income, patrol, city, turn order, five parts
  beginDay,
  receiveIncome: receiveIncomePhase,
  unlockForCash,
  revealPatrol,
  placeTile,
  openSite,
  turnUpTiles,
  setTurnOrder,
  beginPart,

  // A. A turn: rest, or move
  useDisc, // rule D12
  takeTurn,
  chooseTurn,
  // V. Travel
  travel,
  stepByStep, // rule V9
  // E. Evade
  evade,
  payLieutenant, // rule J4
  takeWound,
  takeHandcuffs,
  // L. Visit
  beginVisit,
  openClosed, // rule L3
  meetThieves, // rule L1
  placeCube, // rules L2 and L5
  lieLow, // rule L5
  takeKey,
  buyFixer,
  hireGang, // rule L8
  takeCan, // rule L9
  buyEquipment,
  openLocker,
  healOne, // rule L11
  payChurch, // rule L12
  buyHealing, // rule L13
  drawAttention,
  exitReward, // rule L14
  takeContact, // rule L15
  placeContact,
  keepTile, // rules L10 and L14
  storeItem, // rule L6
  // Rules A6, L4 and L7.
  endTurn,
  closeTurn,
  groupBonus,
  // X. What executive actions lead to
  moveOfficer: moveOneOfficer,
  removeOfficer,
  turnDown,
  returnMember,
  // U. Assets
  unlockAsset,
  // F. Escape
  payEscape,

  // I, J. The Inspector and the Lieutenant
  playAutomaton,
  leaveCity,

  // N. Notoriety, after every part of the day
  adjustNotoriety,
  crossLine,
  moveNearer,
  closeInByChance, // rule R13
  gainDisc,
  // G. End
  endPart,
};
