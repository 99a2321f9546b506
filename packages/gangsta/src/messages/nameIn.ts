import { PACKS } from '../content/read.ts';
import type { View } from '../view.ts';

const SHELVES = new Map<string, 'bosses' | 'henchmen' | 'jobs' | 'snitches'>([
  ['boss', 'bosses'],
  ['henchman', 'henchmen'],
  ['job', 'jobs'],
  ['snitch', 'snitches'],
]);

/** Names a card of a custom pack by its id. Undefined if the catalogue has the name, or if the key names no card. */
export function nameIn(
  { pack }: Pick<View, 'pack'>,
  key: string,
  voice: { has(key: string): boolean },
): string | undefined {
  const dot = key.indexOf('.');
  const shelf = SHELVES.get(key.slice(0, dot));
  if (shelf === undefined || voice.has(key)) return undefined;
  const id = key.slice(dot + 1);
  return PACKS.get(pack)[shelf].has(id) ? id : undefined;
}
