import type { Paint } from '../../terminal/paint.ts';

type Style = Parameters<Paint>[0];

interface Sign {
  readonly text: string;
  readonly style?: Style | undefined;
}

/** A grid of characters. Text can be written at any position, and the grid is read line by line. */
export interface Canvas {
  put(column: number, line: number, text: string, style?: Style): void;
  lines(paint: Paint): readonly string[];
}

export function canvas(): Canvas {
  const signs = new Map<number, Map<number, Sign>>();
  return {
    put(column, line, text, style) {
      const row = signs.get(line) ?? new Map<number, Sign>();
      signs.set(line, row);
      for (const [i, sign] of [...text].entries()) row.set(column + i, { text: sign, style });
    },
    lines(paint) {
      if (signs.size === 0) return [];
      const columns = [...signs.values()].flatMap((row) => [...row.keys()]);
      const left = Math.min(...columns);
      const right = Math.max(...columns);
      return range(Math.min(...signs.keys()), Math.max(...signs.keys())).map((line) =>
        lineOf(signs.get(line) ?? new Map(), left, right - left + 1, paint),
      );
    },
  };
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** One line of the canvas. Adjacent characters of the same style are painted together. */
function lineOf(row: ReadonlyMap<number, Sign>, first: number, width: number, paint: Paint): string {
  let text = '';
  let run: { style: Style | undefined; text: string } = { style: undefined, text: '' };
  const flush = (): void => {
    text += run.style === undefined ? run.text : paint(run.style, run.text);
  };
  for (const column of range(first, first + width - 1)) {
    const sign = row.get(column) ?? { text: ' ' };
    if (sign.style === run.style) run.text += sign.text;
    else {
      flush();
      run = { style: sign.style, text: sign.text };
    }
  }
  flush();
  return text.trimEnd();
}
