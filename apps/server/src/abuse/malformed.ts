import { SOCKET_REQUESTS } from '@getaway/protocol/socket';

/** A small random generator. The same seed gives the same numbers. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Roll = ReturnType<typeof seededRandom>;

const REQUESTS = [...Object.keys(SOCKET_REQUESTS), 'nonsense', '__proto__', 'constructor'];
/**
 * Requests that a seated player may make. The test does not send them from a seat, because they would change the table.
 */
const RIGHTFUL = ['stand', 'link', 'handToBot', 'leave'];
const PLAIN = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  4,
  5,
  2 ** 53,
  '',
  ' ',
  '0',
  '\u0000',
  '\uD800',
  '🂡',
  'x'.repeat(5000),
];
const NESTED: readonly unknown[] = [
  [],
  {},
  [[]],
  { move: 'pass' },
  { move: '__proto__' },
  { move: {} },
  { toString: 1 },
  { length: 1e9 },
  [null],
];
const STRANGE: readonly unknown[] = [...PLAIN, ...NESTED];
const MOVES = ['pass', 'announce', 'recruit', 'travel', 'activate', 'decline', 'stay', 'toString', 'hasOwnProperty'];

export interface Field {
  readonly table: string;
  readonly other: string;
  readonly seated: boolean;
  /** Valid requests that other people made. */
  readonly overheard: readonly string[];
}

/** A message that no honest client would send on this connection. */
export function malformedMessage(roll: Roll, field: Field): string | Buffer {
  const kind = roll(12);
  if (kind === 0 && roll(40) === 0) return Buffer.from(Array.from({ length: roll(200) }, () => roll(256)));
  if (kind === 1) return '[{"'.repeat(roll(50)) + String.fromCharCode(roll(0xd7ff)).repeat(roll(50));
  if (kind === 2) return '['.repeat(roll(15_000)) + ']'.repeat(roll(15_000));
  if (kind === 3 && roll(40) === 0) return 'x'.repeat(32 * 1024 + roll(100_000));
  if (kind === 4 || kind === 5) return pick(roll, field.overheard) ?? '{}';
  if (kind === 6) return broken(roll, pick(roll, field.overheard) ?? '{"do":"play"}');
  return JSON.stringify(forged(roll, field));
}

function forged(roll: Roll, { table, other, seated }: Field): object {
  const request = pick(roll, REQUESTS) ?? '';
  const move = {
    move: pick(roll, MOVES),
    job: pick(roll, STRANGE),
    to: roll(40),
    ...(roll(3) === 0 ? strange(roll) : {}),
  };
  return {
    id: roll(4) === 0 ? pick(roll, STRANGE) : roll(1000),
    do: seated && RIGHTFUL.includes(request) ? 'play' : request,
    table: roll(6) === 0 ? (pick(roll, [other, '', '../x', 'x'.repeat(41), '__proto__', null]) ?? null) : table,
    seat: roll(3) === 0 ? pick(roll, STRANGE) : roll(6),
    number: roll(3) === 0 ? pick(roll, STRANGE) : 1000 + roll(50),
    moves: roll(4) === 0 ? pick(roll, STRANGE) : Array.from({ length: roll(25) }, () => move),
    move,
    passages: roll(3) === 0 ? pick(roll, STRANGE) : roll(50),
    entries: roll(3) === 0 ? pick(roll, STRANGE) : roll(50),
    known: roll(3) === 0 ? pick(roll, STRANGE) : { lines: roll(100), passages: roll(100) },
    agrees: roll(2) === 0,
    device: roll(2) === 0 ? 'x'.repeat(43) : pick(roll, STRANGE),
    text: pick(roll, STRANGE),
    ...(roll(5) === 0 ? strange(roll) : {}),
  };
}

/** Makes objects whose field names have a meaning in JavaScript, such as `__proto__`. */
const strange = (roll: Roll): object =>
  JSON.parse(
    `{"${pick(roll, ['__proto__', 'constructor', 'prototype', 'then', 'toJSON'])}": {"x": ${roll(9)}}}`,
  ) as object;

function broken(roll: Roll, text: string): string {
  const at = roll(text.length);
  return text.slice(0, at) + String.fromCharCode(32 + roll(90)) + text.slice(at + roll(3));
}

const pick = <T>(roll: Roll, things: readonly T[]): T | undefined => things[roll(Math.max(1, things.length))];
