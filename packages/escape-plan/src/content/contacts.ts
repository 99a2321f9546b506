import type { Contact } from './pack.ts';
import type { Officer } from './vocabulary.ts';

const NONE: readonly Officer[] = [];

/**
 * C6, X9. The contacts of the house pack. Cards that reduce notoriety have no star, because a star would cancel their
 * effect.
 */
export const CONTACTS: readonly Contact[] = [
  { id: 'canary-conrad', kind: 'snitch', cost: 1, star: true, officers: ['federal'] },
  { id: 'loose-lips-lola', kind: 'snitch', cost: 1, star: true, officers: ['local'] },
  { id: 'two-tongues-tibor', kind: 'snitch', cost: 1, star: true, officers: ['swat'] },
  { id: 'overtime-odette', kind: 'fixer', cost: 4, star: false, officers: NONE },
  { id: 'eleventh-hour-ezra', kind: 'fixer', cost: 3, star: true, officers: NONE },
  { id: 'haymaker-hank', kind: 'fighter', cost: 1, star: true, officers: ['local'] },
  { id: 'bar-stool-beatrix', kind: 'fighter', cost: 3, star: true, officers: ['federal', 'local'] },
  { id: 'southpaw-salome', kind: 'boxer', cost: 2, star: true, officers: ['federal'] },
  { id: 'hush-haruko', kind: 'ninja', cost: 2, star: false, officers: ['swat'] },
  { id: 'no-footsteps-noor', kind: 'ninja', cost: 4, star: false, officers: ['local', 'swat'] },
  { id: 'whitewash-wilma', kind: 'informer', cost: 1, star: false, officers: NONE },
  { id: 'good-word-gus', kind: 'informer', cost: 2, star: false, officers: NONE },
  { id: 'envelope-enzo', kind: 'bribe', cost: 2, star: false, officers: ['federal'] },
  { id: 'lunch-money-louie', kind: 'bribe', cost: 2, star: false, officers: ['local'] },
  { id: 'golf-club-gwen', kind: 'bribe', cost: 2, star: false, officers: ['swat'] },
  { id: 'megaphone-mags', kind: 'rally', cost: 0, star: true, officers: ['federal'] },
  { id: 'false-alarm-farid', kind: 'rally', cost: 0, star: true, officers: ['swat'] },
  { id: 'rolodex-rita', kind: 'spy1', cost: 2, star: false, officers: NONE },
  { id: 'plus-one-pavel', kind: 'spy1', cost: 1, star: true, officers: NONE },
  { id: 'second-wind-sylvie', kind: 'spy2', cost: 3, star: true, officers: NONE },
  { id: 'paper-clip-pia', kind: 'spy3', cost: 3, star: false, officers: NONE },
  { id: 'crowbar-casimir', kind: 'spy3', cost: 2, star: true, officers: NONE },
  { id: 'manhole-milos', kind: 'sewer', cost: 1, star: false, officers: NONE, pattern: 'straight' },
  { id: 'u-bend-ursula', kind: 'sewer', cost: 1, star: false, officers: NONE, pattern: 'bend' },
  { id: 'kitchen-table-kofi', kind: 'medic', cost: 1, star: false, officers: NONE },
  { id: 'stitches-stella', kind: 'medic', cost: 2, star: false, officers: NONE },
  { id: 'blue-light-bruno', kind: 'medevac', cost: 1, star: false, officers: NONE },
  { id: 'stoop-king-carmelo', kind: 'gang', cost: 3, star: false, officers: NONE },
  { id: 'whirlybird-wanda', kind: 'chopper', cost: 2, star: false, officers: NONE },
  { id: 'corner-shop-cosmo', kind: 'generalStore', cost: 0, star: true, officers: NONE },
  { id: 'breakaway-bess', kind: 'stunt', cost: 3, star: false, officers: NONE },
  { id: 'redline-rosa', kind: 'fastCar', cost: 4, star: true, officers: NONE },
  { id: 'sea-legs-chidi', kind: 'jetSki', cost: 0, star: false, officers: NONE },
];
