import type { Definition } from './definition.ts';
import { digestOf } from './pack.ts';
import type { Shape, Viewer } from './shape.ts';

/**
 * What a viewer sees in addition to the public part of a document. For a list, this is either the whole list, or a
 * record that maps the index of an item to its private part.
 */
export type PrivatePart<Seen> = Seen extends readonly (infer Item)[]
  ? Seen | Readonly<Record<number, PrivatePart<Item>>>
  : Seen extends object
    ? { readonly [Name in keyof Seen]?: PrivatePart<Seen[Name]> }
    : Seen;

type Fields = Readonly<Record<string, unknown>>;

/** Merges a private part into the public document. Neither of the two is modified. */
export const mergeView = <Seen extends object>(own: PrivatePart<Seen>, open: Seen): Seen => over(own, open) as Seen;

function over(own: unknown, open: unknown): unknown {
  if (!isRecord(own) || typeof open !== 'object' || open === null) return own;
  const all = (Array.isArray(open) ? open.slice() : { ...open }) as Record<string, unknown>;
  for (const name in own) all[name] = over(own[name], all[name]);
  return all;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which hands a viewer sees: only their own, or, if everybody has agreed, all of them. */
export type Hands = 'own' | 'open';

/** Everything one viewer may know of a state. */
export function viewFor<G extends Shape>(
  definition: Definition<G>,
  state: G['state'],
  viewer: Viewer,
  hands: Hands = 'own',
): G['view'] {
  const open = definition.publicView(state);
  const own = privatePartFor(definition, state, viewer, hands);
  return own === undefined ? open : mergeView(own, open);
}

/** What a viewer sees in addition to the public view. It is undefined for a spectator who sees no hands. */
export function privatePartFor<G extends Shape>(
  definition: Definition<G>,
  state: G['state'],
  viewer: Viewer,
  hands: Hands,
): PrivatePart<G['view']> | undefined {
  if (hands === 'open') return knownToAny(definition, state, viewer);
  return viewer === 'spectator' ? undefined : definition.privateView(state, viewer);
}

/**
 * Everything that all seats together know. It is shown after a game. Where the views of the seats differ, for example
 * in prices, the public value is used.
 */
export const openViewOf = <G extends Shape>(definition: Definition<G>, state: G['state']): G['view'] =>
  viewFor(definition, state, 'spectator', 'open');

/**
 * The private part of a viewer who sees all hands. It contains everything that some seat knows. Where the views of the
 * seats differ, the value that the viewer's own seat sees is used.
 */
function knownToAny<G extends Shape>(
  definition: Definition<G>,
  state: G['state'],
  viewer: Viewer,
): PrivatePart<G['view']> {
  const seats = Array.from({ length: definition.seatsOf(state) }, (_, seat) => definition.privateView(state, seat));
  const [first, ...others] = seats as readonly unknown[];
  const { viewer: _, ...all } = others.reduce<unknown>(together, first) as Fields;
  return over(viewer === 'spectator' ? {} : definition.privateView(state, viewer), all) as PrivatePart<G['view']>;
}

/** Merges two private parts and leaves out fields in which they differ. */
function together(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return digestOf([one]) === digestOf([other]) ? one : undefined;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const fields = names.map((name): readonly [string, unknown] => {
    if (!(name in one) || !(name in other)) return [name, one[name] ?? other[name]];
    return [name, together(one[name], other[name])];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
