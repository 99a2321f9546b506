import { stripVTControlCharacters } from 'node:util';

/** Letters that take two columns: East Asian ones, and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The columns that a text takes on the screen; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(stripVTControlCharacters(text))) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** Cuts a plain text so that it fits; an ellipsis tells that something is gone. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (widthOf(kept) + widthOf(segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Exactly that many columns, cut or filled up. */
export function cell(text: string, columns: number): string {
  const fitting = cut(text, columns);
  return fitting + ' '.repeat(Math.max(0, columns - widthOf(fitting)));
}

/** Breaks a text between words; the lines after the first are indented. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= columns || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line].map((whole) => (widthOf(whole) > columns ? cut(stripVTControlCharacters(whole), columns) : whole));
}

/** Puts blocks beside each other, as many as fit into a line. */
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
