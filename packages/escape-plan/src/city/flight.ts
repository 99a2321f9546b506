/** V6. Whether a flight can cover this distance, in tiles. */
export const isFlight = (distance: number | undefined): boolean => distance === 1 || distance === 2;
