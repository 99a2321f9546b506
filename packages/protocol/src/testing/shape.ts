import type * as v from 'valibot';

interface Node {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly options?: readonly Node[];
  readonly wrapped?: Node;
  readonly pipe?: readonly Node[];
}

const OPTIONAL = ['optional', 'exact_optional'];
const LEAVES: Readonly<Record<string, string>> = { string: 'text' };

/**
 * A schema in the notation of the READMEs. `{name, label?}` is a record with an optional field, `[{id}]` is a list, and
 * `…` stands for unlisted fields. A record that is nested deeper than `depth` levels is not written out. Only the name
 * of its field appears.
 */
export function shapeOf(schema: v.GenericSchema, depth = Number.POSITIVE_INFINITY): string {
  const node = schema as unknown as Node;
  if (node.type === 'nullable' && node.wrapped !== undefined) return `${nameOf(node.wrapped, depth)} or null`;
  return nameOf(node, depth);
}

const nameOf = (node: Node, depth: number): string => detailOf(node, depth) ?? LEAVES[node.type] ?? node.type;

function detailOf(outer: Node, depth: number): string | undefined {
  const node = innermost(outer);
  if (node.entries !== undefined) return depth === 0 ? undefined : recordOf(node.entries, node.type, depth);
  if (node.item !== undefined) {
    const inner = detailOf(node.item, depth);
    return inner === undefined ? undefined : `[${inner}]`;
  }
  const details = node.type === 'union' ? node.options?.map((option) => detailOf(option, depth)) : undefined;
  return details?.every((detail) => detail !== undefined) === true ? details.join(' or ') : undefined;
}

function recordOf(entries: NonNullable<Node['entries']>, type: string, depth: number): string {
  const fields = Object.entries(entries).map(([name, node]) => {
    const detail = detailOf(node, depth - 1);
    return `${name}${OPTIONAL.includes(node.type) ? '?' : ''}${detail === undefined ? '' : `: ${detail}`}`;
  });
  return `{${[...fields, ...(type === 'loose_object' ? ['…'] : [])].join(', ')}}`;
}

/** The schema inside a pipe or wrapper. */
function innermost(node: Node): Node {
  if (node.wrapped !== undefined) return innermost(node.wrapped);
  const last = node.pipe?.findLast(({ kind }) => kind === 'schema');
  return last === undefined || last === node ? node : innermost(last);
}
