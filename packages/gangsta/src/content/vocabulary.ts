/** Rule C2. */
export const SKILLS = ['leader', 'mercenary', 'informer', 'sniper', 'brawler', 'hacker'] as const;
export type Skill = (typeof SKILLS)[number];

/** Rule C3. */
export const FAMILIES = ['bratva', 'cartel', 'ghetto', 'mafia', 'triads'] as const;
export type Family = (typeof FAMILIES)[number];

/** The kinds of jobs. Only the high-tech gear depends on them (Q5). */
export const KINDS = [
  'armouredVan',
  'casino',
  'inmateTransfer',
  'jeweller',
  'supermarket',
  'rivalGang',
  'hacking',
  'drugDealer',
  'offshoreMoney',
  'artTheft',
] as const;
export type Kind = (typeof KINDS)[number];

/** Rules Q3-Q14. */
export const RESOURCES = [
  'policeStation',
  'blackMarket',
  'headquarters',
  'counterfeitPress',
  'privateJet',
  'media',
  'highTechGear',
  'secretSociety',
  'bank',
  'bikerGang',
  'hospital',
  'informerNetwork',
] as const;
export type ResourceId = (typeof RESOURCES)[number];

/** Section H of the rules. */
export const CHAPTERS = [1, 2, 3] as const;
export type Chapter = (typeof CHAPTERS)[number];
