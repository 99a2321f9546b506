const OLD = /^#\/(?<page>table|join)\/(?<id>[^/]+)$/u;

/** In old links, the id of a local game is long, and the id of a table on a server is short. */
const LOCAL_ID = /^[\da-f]{8}-/u;

/**
 * Translates links of earlier versions. A link with "table" did not say where the table is. A link with "join" led to a
 * table on a server.
 */
export function newAddress(hash: string): string {
  const { page, id } = OLD.exec(hash)?.groups ?? {};
  if (id === undefined) return hash;
  return `#/table/${id}/${page === 'table' && LOCAL_ID.test(id) ? 'local' : 'online'}`;
}
