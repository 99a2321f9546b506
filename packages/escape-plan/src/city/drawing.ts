import { at } from './at.ts';
import { type Fault, faultOn } from './fault.ts';
import { LINE_LENGTHS } from './lattice.ts';

/** The letters of a drawing: three land terrains, water, water with a ferry icon, and three locations. */
const LETTERS = ['I', 'C', 'R', 'W', 'w', '1', '2', '3'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Drawing {
  /** 54 letters, one per triangle. A faulty drawing may have fewer. */
  readonly letters: readonly Letter[];
  readonly faults: readonly Fault[];
}

function isLetter(sign: string): sign is Letter {
  return LETTERS.some((letter) => letter === sign);
}

/**
 * Reads six lines of 7, 9, 11, 11, 9 and 7 letters with slashes between them. The slashes must show which triangles
 * touch.
 */
export function readDrawing(tile: string, drawing: string): Drawing {
  const lines = drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length !== LINE_LENGTHS.length) {
    return { letters: [], faults: [faultOn(tile, 'lineCount', `has ${lines.length} lines of letters instead of 6`)] };
  }
  const read = lines.map((text, line) => readLine(tile, text, line));
  return { letters: read.flatMap(({ letters }) => letters), faults: read.flatMap(({ faults }) => faults) };
}

function readLine(tile: string, text: string, line: number): Drawing {
  const length = at(LINE_LENGTHS, line);
  const signs = [...text];
  const where = `line ${line + 1}`;
  if (signs.length !== 2 * length + 1) {
    const problem = `${where} has ${signs.length} signs instead of ${2 * length + 1}: ${length} letters with slashes between and around them`;
    return { letters: [], faults: [faultOn(tile, 'lineLength', problem)] };
  }
  const letters: Letter[] = [];
  const faults: Fault[] = [];
  signs.forEach((sign, place) => {
    if (place % 2 === 0) {
      const slash = (place % 4 === 0) === line < 3 ? '/' : '\\';
      if (sign !== slash)
        faults.push(faultOn(tile, 'slash', `${where} has ${sign} as sign ${place + 1} instead of ${slash}`));
    } else if (isLetter(sign)) {
      letters.push(sign);
    } else {
      const known = LETTERS.join(' ');
      faults.push(
        faultOn(
          tile,
          'unknownLetter',
          `${where} has ${sign} as letter ${(place + 1) / 2}, which is not one of ${known}`,
        ),
      );
    }
  });
  return { letters, faults };
}

/** The 54 letters of a drawing, laid out in lines with slashes. */
export function showDrawing(letters: readonly string[]): string {
  let first = 0;
  return LINE_LENGTHS.map((length, line) => {
    const own = letters.slice(first, first + length);
    first += length;
    const slashes = line < 3 ? ['/', '\\'] : ['\\', '/'];
    return ' '.repeat(11 - length) + own.map((letter, i) => at(slashes, i % 2) + letter).join('') + at(slashes, 1);
  }).join('\n');
}
