/**
 * Documents with more levels than this could overflow the stack of recursive code. Valid documents have at most about a
 * dozen levels.
 */
const MAX_LEVELS = 64;

export interface ParsedJson {
  /**
   * The parsed document, or undefined if the text isn't JSON. Every value that is nested deeper than the limit is
   * `null`.
   */
  readonly document: unknown;
  readonly fault?: 'notJson' | 'tooDeep';
  /** Where and why the text is not valid JSON, in English. */
  readonly reason?: string;
}

/**
 * All JSON from outside is parsed here. The depth is checked before parsing, because parsing a megabyte of brackets
 * takes half a second.
 */
export function parseJson(text: string): ParsedJson {
  const shallow = withoutDepths(text);
  try {
    const document: unknown = JSON.parse(shallow);
    return shallow === text ? { document } : { document, fault: 'tooDeep' };
  } catch (error) {
    return { document: undefined, fault: 'notJson', reason: error instanceof Error ? error.message : '' };
  }
}

/** Whether a text is nested too deeply. Callers that parse JSON with a library need this check. */
export const isTooDeep = (text: string): boolean => withoutDepths(text) !== text;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LIST = { begins: 0x5b, ends: 0x5d } as const;
const RECORD = { begins: 0x7b, ends: 0x7d } as const;

/** The text with `null` in place of every value that is nested too deeply. */
function withoutDepths(text: string): string {
  if (hasFewBrackets(text)) return text;
  const kept: string[] = [];
  let from = 0;
  let levels = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) i += code === BACKSLASH ? 1 : 0;
    else if (code === LIST.begins || code === RECORD.begins) {
      levels += 1;
      if (levels === MAX_LEVELS + 1) kept.push(text.slice(from, i), 'null');
    } else if (code === LIST.ends || code === RECORD.ends) {
      if (levels === MAX_LEVELS + 1) from = i + 1;
      levels -= 1;
    }
  }
  return kept.length === 0 ? text : [...kept, levels > MAX_LEVELS ? '' : text.slice(from)].join('');
}

/**
 * Whether a text has so few opening brackets that no value can be nested too deeply. Most messages have few. Counting
 * brackets is several times as fast as following their levels.
 */
function hasFewBrackets(text: string): boolean {
  let count = 0;
  for (const bracket of ['[', '{'])
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > MAX_LEVELS) return false;
    }
  return true;
}
