import { type CONTACT_KINDS, type Contact, EVADE_CONTACTS, TRAVEL_CONTACTS } from '@getaway/escape-plan/content';
import type { IconName } from '../../../../icons/names.ts';
import type { EscapePlanTable } from './table.ts';

type Kind = (typeof CONTACT_KINDS)[number];

export const CONTACT_ICONS: Readonly<Record<Kind, IconName>> = {
  snitch: 'snitch',
  fixer: 'disc',
  fighter: 'fighter',
  boxer: 'boxer',
  ninja: 'ninja',
  informer: 'goodWord',
  bribe: 'bribe',
  rally: 'rally',
  spy1: 'contact',
  spy2: 'freshStart',
  spy3: 'lockpick',
  sewer: 'sewer',
  medic: 'medic',
  medevac: 'medevac',
  gang: 'gangMember',
  chopper: 'helicopter',
  generalStore: 'generalStore',
  stunt: 'stunt',
  fastCar: 'fastCar',
  jetSki: 'jetSki',
};

/** X10. The step symbol of a contact, if it has one. */
export const stepOfContact = (kind: Kind): 'travel' | 'evade' | undefined =>
  TRAVEL_CONTACTS.has(kind) ? 'travel' : EVADE_CONTACTS.has(kind) ? 'evade' : undefined;

/** The effect of a contact in two or three words. The words do not name the officers, because icons beside them do. */
export const contactQuick = ({ voice }: Pick<EscapePlanTable, 'voice'>, { kind, pattern }: Contact): string =>
  voice.say(`quick.${kind}`, { pattern: pattern ?? 'none' });
