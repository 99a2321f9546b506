const OLD = /^#\/(?<page>table|join)\/(?<id>[^/]+)$/u;

/** Games of a browser always had long ids, tables of a server short ones. */
const LOCAL_ID = /^[\da-f]{8}-/u;

/**
 * Links of earlier versions did not say where a table is, or said «join» for one of a server. They are translated where an
 * address is read, so that nobody else has to know of them.
 */
export function newAddress(hash: string): string {
  const { page, id } = OLD.exec(hash)?.groups ?? {};
  if (id === undefined) return hash;
  return `#/table/${id}/${page === 'table' && LOCAL_ID.test(id) ? 'local' : 'online'}`;
}
