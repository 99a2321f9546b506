import type { Asset } from '@getaway/escape-plan/content';
import { WOUND_PENALTY } from '@getaway/escape-plan/reading';
import type { ContactKind, Fixer } from './box.ts';

/** G2. The score that a wound costs. */
export const WOUND = WOUND_PENALTY;

/**
 * `LAST_WOUND` is the additional cost of the third wound, because the next wound leads to handcuffs. `HANDCUFFS` is the
 * cost of handcuffs.
 */
export const LAST_WOUND = 12;
export const HANDCUFFS = 18;

/** N3. The value of the disc for crossing the last line. */
export const LINE_DISC = 20;

/**
 * The estimated cost of gaining one step of notoriety. The notoriety that a player already has is rated with the exact
 * track instead.
 */
export const NOTORIETY = 7;

/** The value of a turn for which the city does not have a good destination yet. */
export const IDLE_TURN = 14;
/** For each turn before a gain, the value of the gain is multiplied by this factor. Later gains are less certain. */
export const PATIENCE = 0.94;

export const CAN = 4;
export const EQUIPMENT = 13;
export const MEMBER = 10;
export const FIRST_AID = 10;
export const KEY = 14;
export const UNLOCK = 7;

/** The value of the effect of an asset, in addition to the points for having used it. */
export const ASSET_EFFECTS: Readonly<Record<Asset, number>> = {
  moveFederal: 4,
  moveLocal: 4,
  moveSwat: 4,
  takeDisc: 8,
  evadeTile: 12,
  masterKey: 9,
  heal: 12,
};

/** The value of a face-up contact until the end of the game. */
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
