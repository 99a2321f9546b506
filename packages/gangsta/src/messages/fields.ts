/**
 * For each field, the kinds of names that its values have in the catalogue. The numbers of a `seat` field are seats.
 * The numbers of a `bySeat` field are amounts, one per seat.
 */
export const FIELDS = {
  seat: ['seat'],
  from: ['seat'],
  winner: ['seat'],
  partners: ['seat'],
  by: ['seat', 'resource', 'end'],
  member: ['boss', 'henchman'],
  crew: ['boss', 'henchman'],
  out: ['boss', 'henchman'],
  back: ['boss', 'henchman'],
  card: ['job', 'henchman', 'snitch'],
  missing: ['skill'],
  mercenaries: ['bySeat'],
  incomes: ['bySeat'],
} as const;
