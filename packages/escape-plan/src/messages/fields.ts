/**
 * For each field of an event or a move, the kinds of names under which messages look up its value in the catalogue. For
 * example, the value of `who` is a seat or an automaton. A kind with the field's own name is always looked up too.
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
} as const;

/** Kinds of messages, besides those of a describer, that get names in several forms (`officersIn`). */
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
