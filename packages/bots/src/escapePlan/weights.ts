import type { Asset } from '@getaway/escape-plan/content';
import { WOUND_PENALTY } from '@getaway/escape-plan/reading';
import type { ContactKind, Fixer } from './box.ts';

/** G2. The score that a wound costs. */
export const WOUND = WOUND_PENALTY;

/** The extra cost of a wound if the next one brings handcuffs, and the cost of handcuffs. */
export const LAST_WOUND = 12;
export const HANDCUFFS = 18;

/** N3. The disc for crossing the last line. */
export const LINE_DISC = 20;

/** An estimate of the cost of one step of notoriety. The final score uses the exact track. */
export const NOTORIETY = 7;

/** The value of a turn whose best destination is not in the city yet. */
export const IDLE_TURN = 14;
/** The discount per turn, because distant gains are less certain. */
export const PATIENCE = 0.94;

export const CAN = 4;
export const EQUIPMENT = 13;
export const MEMBER = 10;
export const FIRST_AID = 10;
export const KEY = 14;
export const UNLOCK = 7;

/** Effects of an asset, in addition to the score for having used it. */
export const ASSET_EFFECTS: Readonly<Record<Asset, number>> = {
  moveFederal: 4,
  moveLocal: 4,
  moveSwat: 4,
  takeDisc: 8,
  evadeTile: 12,
  masterKey: 9,
  heal: 12,
};

/** The value of a face-up contact for the rest of the game. */
export const CONTACT_EFFECTS: Readonly<Record<ContactKind, number>> = {
  snitch: 9,
  fixer: 12,
  fighter: 9,
  boxer: 9,
  ninja: 10,
  informer: 9,
  bribe: 8,
  rally: 9,
  spy1: 8,
  spy2: 8,
  spy3: 9,
  sewer: 9,
  medic: 9,
  medevac: 10,
  gang: 9,
  chopper: 9,
  generalStore: 8,
  stunt: 9,
  fastCar: 13,
  jetSki: 9,
};

export const FIXER_EFFECTS: Readonly<Record<Exclude<Fixer, 'disguise'>, number>> = {
  phone: 9,
  safe: 7,
  idCard: 16,
  firstAidKit: 10,
  motorcycle: 9,
  energyDrink: 8,
  helicopter: 5,
};
