const OLD = /^#\/(?<page>table|join)\/(?<id>[^/]+)$/u;

/** In old links, local games have long ids and tables on a server have short ones. */
const LOCAL_ID = /^[\da-f]{8}-/u;

/**
 * Links of earlier versions did not say where a table is, or said "join" for a table on a server. They are translated
 * when the address is read, so that no other code needs to know them.
 */
export function newAddress(hash: string): string {
  const { page, id } = OLD.exec(hash)?.groups ?? {};
  if (id === undefined) return hash;
  return `#/table/${id}/${page === 'table' && LOCAL_ID.test(id) ? 'local' : 'online'}`;
}
