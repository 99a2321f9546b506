/** Where a table is: in the browser that shows it, or on the server. */
export const PLACES = ['local', 'online'] as const;
export type Place = (typeof PLACES)[number];

/** The part of a table's address that begins with `#`. The id comes first, because earlier pages read only the id. */
export const tableAddress = (id: string, place: Place): string => `#/table/${encodeURIComponent(id)}/${place}`;
