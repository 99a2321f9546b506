/**
 * For each field, the kinds of names that its values have in the catalogue. For example, the value of `who` is a seat
 * or an automaton.
 */
export const FIELDS = {
  seat: ['seat'],
  who: ['seat', 'automaton'],
  order: ['seat', 'automaton'],
  tiles: ['tile'],
  left: ['tile'],
  toward: ['tile'],
  from: ['place', 'tile'],
  to: ['place', 'tile'],
  site: ['place'],
  at: ['place'],
  by: ['stepBy'],
  headquarters: ['place'],
  contacts: ['contact'],
  card: ['contact', 'cardPlace'],
  kind: ['contactKind'],
  effect: ['contactEffect'],
  replaced: ['contact', 'item'],
  items: ['item'],
  piles: ['item'],
  pile: ['item'],
  drawn: ['item'],
  haunt: ['spot'],
  colour: ['tone'],
  key: ['tone'],
  locker: ['tone'],
  means: ['contact', 'fixer', 'mean'],
  officers: ['pursuer'],
  boxed: ['asset', 'none'],
  tile: ['tile', 'none'],
  officer: ['pursuer', 'none'],
  does: ['ability', 'none'],
  hexagon: ['hexagon'],
  where: ['where'],
  bought: ['equipment'],
  use: ['fixerEffect'],
  power: ['assetEffect'],
} as const;

/**
 * In events, moves and other descriptions, names can have several grammatical forms (see `officersIn`). These kinds of
 * messages use such forms too.
 */
export const FORMED = ['contactEffect', 'equipmentEffect'] as const;

export const SCORE_LINES = [
  'firstGroup',
  'secondGroup',
  'safeHouses',
  'cash',
  'assets',
  'contacts',
  'tiles',
  'notoriety',
  'wounds',
] as const;
