/** Arc commands. Their two flags may follow each other without a separator. */
const ARC = /[aA]/u;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iuy;
const FLAG = /[01]/uy;
const GAP = /[\s,]*/uy;
const ARC_LENGTH = 7;
const ARC_FLAGS = [3, 4];

/**
 * Rounds the numbers of a path to the precision its 512-unit square needs on a screen, which shortens it by a third.
 */
export function roundPath(path: string, digits = 1): string {
  return path.replace(/([a-z])([^a-z]*)/giu, (_, command: string, rest: string) => {
    const numbers = numbersOf(rest, ARC.test(command)).map((number) => short(number, digits));
    return command + joined(numbers);
  });
}

function numbersOf(text: string, isArc: boolean): readonly number[] {
  const numbers: number[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  for (take(GAP); at < text.length; take(GAP)) {
    const isFlag = isArc && ARC_FLAGS.includes(numbers.length % ARC_LENGTH);
    const found = take(isFlag ? FLAG : NUMBER);
    if (found === '') throw new Error(`not an SVG path: ${text.slice(at)}`);
    numbers.push(Number(found));
  }
  return numbers;
}

const short = (number: number, digits: number): string =>
  String(Number(number.toFixed(digits)))
    .replace(/^(-?)0\./u, '$1.')
    .replace(/^-0$/u, '0');

/** Adds a space only where two numbers would otherwise run together. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number, i) => {
    const before = numbers[i - 1];
    const apart = before === undefined || number.startsWith('-') || (number.startsWith('.') && before.includes('.'));
    return text + (apart ? '' : ' ') + number;
  }, '');
