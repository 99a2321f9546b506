import type { Paint } from '../../table/paint.ts';

type Style = Parameters<Paint>[0];

interface Sign {
  readonly text: string;
  readonly style?: Style | undefined;
}

/** A grid of single signs, put anywhere and read line by line. */
export interface Canvas {
  put(column: number, line: number, text: string, style?: Style): void;
  /** From the first to the last sign, in slices that are no wider than the screen. */
  slices(columns: number, paint: Paint): readonly (readonly string[])[];
}

export function canvas(): Canvas {
  const signs = new Map<number, Map<number, Sign>>();
  return {
    put(column, line, text, style) {
      const row = signs.get(line) ?? new Map<number, Sign>();
      signs.set(line, row);
      for (const [i, sign] of [...text].entries()) row.set(column + i, { text: sign, style });
    },
    slices(columns, paint) {
      const filled = [...signs].filter(([, row]) => row.size > 0);
      if (filled.length === 0) return [];
      const lines = filled.map(([line]) => line);
      const left = Math.min(...filled.flatMap(([, row]) => [...row.keys()]));
      const right = Math.max(...filled.flatMap(([, row]) => [...row.keys()]));
      const count = Math.ceil((right - left + 1) / columns);
      const width = Math.ceil((right - left + 1) / count);
      return Array.from({ length: count }, (_, slice) =>
        range(Math.min(...lines), Math.max(...lines)).map((line) =>
          lineOf(signs.get(line) ?? new Map(), left + slice * width, width, paint),
        ),
      );
    },
  };
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Signs of one style that stand side by side are painted in one go. */
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
