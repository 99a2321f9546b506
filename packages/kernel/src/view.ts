import type { Definition } from './definition.ts';
import type { Shape, Viewer } from './shape.ts';

/**
 * What somebody sees of a document beyond what everybody sees: the same document with nothing else in it. A list is there whole,
 * or as a record of the places where there is more to see.
 */
export type Beyond<Seen> = Seen extends readonly (infer Item)[]
  ? Seen | Readonly<Record<number, Beyond<Item>>>
  : Seen extends object
    ? { readonly [Name in keyof Seen]?: Beyond<Seen[Name]> }
    : Seen;

type Fields = Readonly<Record<string, unknown>>;

/** A document as somebody sees it who sees more of it than everybody. Neither of the two is changed. */
export const laidOver = <Seen extends object>(own: Beyond<Seen>, open: Seen): Seen => over(own, open) as Seen;

function over(own: unknown, open: unknown): unknown {
  if (!isRecord(own) || typeof open !== 'object' || open === null) return own;
  const all = (Array.isArray(open) ? open.slice() : { ...open }) as Record<string, unknown>;
  for (const name in own) all[name] = over(own[name], all[name]);
  return all;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What one viewer may know of a state, and nothing else. */
export function viewFor<G extends Shape>(definition: Definition<G>, state: G['state'], viewer: Viewer): G['view'] {
  const open = definition.openView(state);
  return viewer === 'spectator' ? open : laidOver(definition.ownView(state, viewer), open);
}
