/**
 * Where the names of a field's values stand in the catalogue, for the fields that are not called as what they hold.
 * The numbers of a `seat` field are seats; those of `bySeat` are amounts, one for each seat.
 */
export const FIELDS = {
  seat: ['seat'],
  from: ['seat'],
  winner: ['seat'],
  partners: ['seat'],
  by: ['seat', 'resource', 'end'],
  member: ['boss', 'henchman'],
  crew: ['boss', 'henchman'],
  card: ['job', 'henchman', 'snitch'],
  missing: ['skill'],
  mercenaries: ['bySeat'],
} as const;
