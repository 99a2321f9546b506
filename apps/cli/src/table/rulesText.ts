import type { Rulebook } from '@getaway/games';
import { type ReadersWords, searchRules } from '@getaway/games/search';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';

/** The texts of these rules, each with its id. */
export function rulesById({ rules }: Rulebook, ids: readonly string[], columns: number): string[] {
  return ids.flatMap((id) => {
    const text = rules[id];
    return text === undefined ? [] : wrap(`${id.padEnd(4)}${text}`, columns, '    ');
  });
}

/** The rules that match a search, under their headings. Undefined if no rule matches. */
export function rulesText(
  { rulebook, readers }: { readonly rulebook: Rulebook; readonly readers: ReadersWords },
  wanted: string | undefined,
  columns: number,
): string[] | undefined {
  const found = searchRules(rulebook, wanted ?? '', readers);
  if (found.length === 0) return undefined;
  let section = '';
  return found.flatMap((id) => {
    const letter = id.charAt(0);
    const heading =
      letter === section ? [] : ['', shell.say('rules.heading', { letter, section: rulebook.sections[letter] ?? '' })];
    section = letter;
    return [...heading, ...rulesById(rulebook, [id], columns)];
  });
}
