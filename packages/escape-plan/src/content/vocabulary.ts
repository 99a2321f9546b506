/** Rule C7. */
export const OFFICERS = ['federal', 'local', 'swat'] as const;
export type Officer = (typeof OFFICERS)[number];

/** C3. The businesses, in two groups of three. */
export const BUSINESS_GROUPS = [
  ['casino', 'bar', 'restaurant'],
  ['gym', 'nightclub', 'gallery'],
] as const;
export const BUSINESSES = BUSINESS_GROUPS.flat();
type Business = (typeof BUSINESS_GROUPS)[number][number];

export const SAFE_HOUSES = ['safeHouse1', 'safeHouse2', 'safeHouse3'] as const;
export type SafeHouse = (typeof SAFE_HOUSES)[number];

/** G5. The nine lines of an escape plan. */
export const HAUNTS = [...BUSINESSES, ...SAFE_HOUSES] as const;
export type Haunt = Business | SafeHouse;

/** Rule C5. */
export const EQUIPMENT = ['vest', 'cap', 'helmet', 'gasMask'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** X3. There is one tile of each fixer. */
export const FIXERS = [
  'phone',
  'safe',
  'disguise',
  'idCard',
  'firstAidKit',
  'motorcycle',
  'energyDrink',
  'helicopter',
] as const;
export type Fixer = (typeof FIXERS)[number];

/** X6. Each player has these seven assets. */
export const ASSETS = ['moveFederal', 'moveLocal', 'moveSwat', 'takeDisc', 'evadeTile', 'masterKey', 'heal'] as const;
export type Asset = (typeof ASSETS)[number];
/** X6. The officer that an asset moves. */
export const ASSET_OFFICERS: Readonly<Partial<Record<Asset, Officer>>> = {
  moveFederal: 'federal',
  moveLocal: 'local',
  moveSwat: 'swat',
};

/** X9. The kinds of contacts. */
export const CONTACT_KINDS = [
  'snitch',
  'fixer',
  'fighter',
  'boxer',
  'ninja',
  'informer',
  'bribe',
  'rally',
  'spy1',
  'spy2',
  'spy3',
  'sewer',
  'medic',
  'medevac',
  'gang',
  'chopper',
  'generalStore',
  'stunt',
  'fastCar',
  'jetSki',
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
/**
 * X10. Contacts with the travel symbol carry the thief. Contacts with the evade symbol can be used only in an evade
 * step.
 */
export const TRAVEL_CONTACTS: ReadonlySet<ContactKind> = new Set(['sewer', 'medevac', 'chopper', 'jetSki']);
export const EVADE_CONTACTS: ReadonlySet<ContactKind> = new Set(['fighter', 'boxer', 'ninja', 'stunt', 'fastCar']);

/** X9, I14. Contacts that send an officer away. They never affect the Inspector. */
export const SENDING_CONTACTS: ReadonlySet<ContactKind> = new Set(['snitch', 'bribe', 'rally']);

/** X9. A sewer leads to a tile at distance 2, either in a straight line (`straight`) or around a corner (`bend`). */
export const SEWER_PATTERNS = ['straight', 'bend'] as const;
export type SewerPattern = (typeof SEWER_PATTERNS)[number];

/** C4. The colours of keys and lockers. */
export const COLOURS = ['green', 'black', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** Rule V1. */
export const MOVEMENT_POINTS = 3;

/** Rule D11. */
export const PARTS = ['morning', 'afternoon', 'evening', 'night', 'dawn'] as const;
export type Part = (typeof PARTS)[number];
/** D11. The parts of the day in which everybody has a turn. In the other parts, a turn costs a disc (D12). */
export const FREE_PARTS: readonly Part[] = ['morning', 'afternoon', 'evening'];

export const DAYS = [1, 2, 3] as const;
export type Day = (typeof DAYS)[number];
export const LAST_DAY = DAYS[2];

export const EXITS = [1, 2, 3] as const;
export type Exit = (typeof EXITS)[number];

export const STORES = ['A', 'B', 'C', 'D'] as const;
export type Store = (typeof STORES)[number];

/** The locations on the cards of the automata (C9). */
export type CardPlace = Haunt | `store${Store}` | `exit${Exit}`;
export const CARD_PLACES: readonly CardPlace[] = [
  ...HAUNTS,
  ...STORES.map((store) => `store${store}` as const),
  ...EXITS.map((exit) => `exit${exit}` as const),
];

/** I, J. Automatic players, who make no decisions. */
export const AUTOMATA = ['inspector', 'lieutenant'] as const;
export type Automaton = (typeof AUTOMATA)[number];
