import type { AskingStep } from '../messages/en/moves.ts';
import type { View } from '../view.ts';

/** What a player is asked about, in terms that reveal no secret. */
export type Topic = 'turn' | 'journey' | 'officers' | 'tile' | 'contact' | 'asset' | 'exit' | 'visit';

const TOPICS: Readonly<Record<AskingStep, Topic>> = {
  placeTile: 'tile',
  openSite: 'tile',
  chooseTurn: 'turn',
  useDisc: 'turn',
  returnMember: 'turn',
  endTurn: 'turn',
  travel: 'journey',
  stepByStep: 'journey',
  evade: 'officers',
  takeWound: 'officers',
  takeHandcuffs: 'officers',
  moveOfficer: 'officers',
  removeOfficer: 'officers',
  moveNearer: 'officers',
  takeContact: 'contact',
  placeContact: 'contact',
  unlockForCash: 'asset',
  unlockAsset: 'asset',
  payEscape: 'exit',
  openClosed: 'visit',
  buyFixer: 'visit',
  takeCan: 'visit',
  buyEquipment: 'visit',
  openLocker: 'visit',
  healOne: 'visit',
  payChurch: 'visit',
  buyHealing: 'visit',
  exitReward: 'visit',
  groupBonus: 'visit',
  takeKey: 'visit',
  keepTile: 'visit',
  storeItem: 'visit',
};

/** What the next decision is about; undefined if nobody has to decide. */
export function topicOf({ pending }: Pick<View, 'pending'>): Topic | undefined {
  const next: string | undefined = pending.at(-1)?.step;
  return next !== undefined && Object.hasOwn(TOPICS, next) ? TOPICS[next as AskingStep] : undefined;
}
