/**
 * For each node of a graph, a collection of sets. A set consists of the tiles that a thief has moved away from, and of
 * the rides and gas cans that the thief has used. It is stored as the bits of a number. A set is added only if no set
 * that is already at the node is a subset of it.
 */
export interface Front {
  /** The index of the newest entry at each node, or NONE. */
  head: Int32Array;
  /** The index of the next older entry at the same node. */
  next: Int32Array;
  bits: Int32Array;
  /** The node of each entry, or NONE if a smaller set has replaced the entry. */
  node: Int32Array;
  count: number;
}

export const NONE = -1;

export function newFront(): Front {
  const entries = () => new Int32Array(256);
  return { head: new Int32Array(0), next: entries(), bits: entries(), node: entries(), count: 0 };
}

export function clearFront(front: Front, nodes: number): void {
  if (front.head.length < nodes) front.head = new Int32Array(nodes);
  front.head.fill(NONE);
  front.count = 0;
}

export function extendFront(front: Front, nodes: number): void {
  const { head } = front;
  if (nodes <= head.length) return;
  front.head = new Int32Array(Math.max(nodes, 2 * head.length)).fill(NONE);
  front.head.set(head);
}

/** Reads the number at an index that must exist. On typed arrays, this is faster than the generic `at`. */
export function get(list: Int32Array, index: number): number {
  return list[index] ?? NONE;
}

/**
 * Adds a set at a node, unless a subset of it is already there. Returns whether the set was added. The new set replaces
 * its supersets among the entries from `since` on.
 */
export function offer(front: Front, node: number, bits: number, since: number): boolean {
  const { head, next, bits: known } = front;
  let newer = NONE;
  let entry = get(head, node);
  while (entry !== NONE) {
    const other = get(known, entry);
    const older = get(next, entry);
    if ((other & ~bits) === 0) return false;
    if (entry >= since && (bits & ~other) === 0) {
      front.node[entry] = NONE;
      if (newer === NONE) head[node] = older;
      else next[newer] = older;
    } else newer = entry;
    entry = older;
  }
  add(front, node, bits);
  return true;
}

function add(front: Front, node: number, bits: number): void {
  const entry = front.count;
  if (entry === front.bits.length) grow(front);
  front.bits[entry] = bits;
  front.node[entry] = node;
  front.next[entry] = get(front.head, node);
  front.head[node] = entry;
  front.count += 1;
}

function grow(front: Front): void {
  const longer = (list: Int32Array) => {
    const grown = new Int32Array(2 * list.length);
    grown.set(list);
    return grown;
  };
  front.next = longer(front.next);
  front.bits = longer(front.bits);
  front.node = longer(front.node);
}
