/** A kind of lettering on the map. Sizes are in pixels of the screen. */
export interface Lettering {
  readonly size: number;
  readonly line: number;
  /** The width of most letters, as a share of the font size. */
  readonly letter: number;
  readonly wide: number;
}

/** The names of tiles are in narrow capitals. */
export const tileLettering = (size: number): Lettering => ({ size, line: size, letter: 0.49, wide: 0.66 });

export const placeLettering = (size: number): Lettering => ({ size, line: size * 1.1, letter: 0.52, wide: 0.86 });

const WIDE = /[mwшщжюыфдм]/iu;

/** An upper bound of the width of a text. Measuring the exact width would have to wait for the fonts. */
export const widthOf = (text: string, { size, letter, wide }: Lettering): number =>
  [...text].reduce((sum, char) => sum + (WIDE.test(char) ? wide : letter), 0) * size;

/** A name in two lines of similar length; undefined if the name is a single word. */
export function inTwoLines(name: string): readonly string[] | undefined {
  const words = name.split(' ');
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return splits.toSorted((a, b) => longest(a) - longest(b))[0];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
