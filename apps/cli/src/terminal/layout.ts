import { stripVTControlCharacters } from 'node:util';

/** Characters that take two columns: East Asian ones and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Matches text in which every character takes one column. This is the usual case. */
const SIMPLE =
  /^[\u0020-\u007e\u00a0-\u02ff\u0400-\u0482\u2010-\u2027\u2190-\u21ff\u2212\u2500-\u25ff\u2605\u263c\u263e\u2713\u2717]*$/u;

/** The number of columns that a text takes on the screen. Colour codes take none. */
export function widthOf(text: string): number {
  const bare = text.includes('\u001b') ? stripVTControlCharacters(text) : text;
  if (SIMPLE.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of letters.segment(bare)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** Cuts a text without colours to a width and ends it with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (widthOf(kept) + widthOf(segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Cuts or pads a text to exactly this width. */
export function cell(text: string, columns: number): string {
  const fitting = cut(text, columns);
  return fitting + ' '.repeat(Math.max(0, columns - widthOf(fitting)));
}

/** A non-breaking space. It is printed as an ordinary space. */
export const NO_BREAK_SPACE = '\u00a0';

/** Wraps a text between words. Lines after the first are indented. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  const lead = /^ */u.exec(text)?.[0] ?? '';
  let line = '';
  for (const word of text.slice(lead.length).split(' ')) {
    const longer = line === '' ? lead + word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= columns) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line].map((whole) => fitted(whole.replaceAll(NO_BREAK_SPACE, ' '), columns));
}

/** Cuts a line that consists of one word and is too long. */
const fitted = (line: string, columns: number): string =>
  widthOf(line) > columns ? cut(stripVTControlCharacters(line), columns) : line;

/** Puts texts side by side, as many on each line as fit. */
export function flow(items: readonly string[], columns: number, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? indent + item : `${line}  ${item}`;
    if (widthOf(longer) <= columns) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = indent + item;
    }
  }
  return line === '' ? lines : [...lines, line];
}
