const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/uy;
const FLAG = /[01]/uy;
const GAP = /[\s,]*/uy;

/** The arguments of each path command: x and y are coordinates, n is any other number, and f is a flag. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'nnnffxy',
  z: '',
};

interface Point {
  x: number;
  y: number;
}

/**
 * Rounds the coordinates of a path to whole units of its 512-unit square. This halves the number of characters.
 * Relative coordinates start from the rounded previous point, so rounding errors do not add up.
 */
export function roundPath(path: string): string {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  return path.replace(/([a-z])([^a-z]*)/giu, (_, command: string, rest: string) => {
    const kinds = ARGUMENTS[command.toLowerCase()];
    if (kinds === undefined) throw new Error(`not a command of an SVG path: ${command}`);
    if (kinds === '') {
      at = start;
      return command;
    }
    const isRelative = command === command.toLowerCase();
    const numbers = numbersOf(rest, kinds);
    const rounded: number[] = [];
    for (let i = 0; i < numbers.length; i += kinds.length) {
      const end = { ...at };
      for (const [j, kind] of [...kinds].entries()) {
        const number = numbers[i + j] ?? 0;
        if (kind !== 'x' && kind !== 'y') rounded.push(Number(number.toFixed(1)));
        else {
          const from = isRelative ? at[kind] : 0;
          end[kind] = from + number;
          rounded.push(Math.round(end[kind]) - Math.round(from));
        }
      }
      at = end;
      if (i === 0 && command.toLowerCase() === 'm') start = at;
    }
    return command + joined(rounded.map(short));
  });
}

function numbersOf(text: string, kinds: string): readonly number[] {
  const numbers: number[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  for (take(GAP); at < text.length; take(GAP)) {
    // The two flags of an arc may follow each other without a separator.
    const found = take(kinds[numbers.length % kinds.length] === 'f' ? FLAG : NUMBER);
    if (found === '') throw new Error(`not an SVG path: ${text.slice(at)}`);
    numbers.push(Number(found));
  }
  return numbers;
}

const short = (number: number): string => String(number).replace(/^(-?)0\./u, '$1.');

/** Adds a space only where two numbers would otherwise run together. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number, i) => {
    const before = numbers[i - 1];
    const apart = before === undefined || number.startsWith('-') || (number.startsWith('.') && before.includes('.'));
    return text + (apart ? '' : ' ') + number;
  }, '');
