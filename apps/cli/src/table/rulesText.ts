import type { Rulebook } from '@getaway/games';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';

/** Rules by their ids, as in the rulebook. */
export function rulesById({ rules }: Rulebook, ids: readonly string[], columns: number): string[] {
  return ids.flatMap((id) => {
    const text = rules[id];
    return text === undefined ? [] : wrap(`${id.padEnd(4)}${text}`, columns, '    ');
  });
}

/** Finds rules by an id, a section's letter or a word; returns all rules without a query. */
function findRules({ rules, sections }: Rulebook, wanted: string | undefined): readonly string[] {
  const ids = Object.keys(rules);
  if (wanted === undefined) return ids;
  const exact = ids.find((id) => id.toLowerCase() === wanted.toLowerCase());
  if (exact !== undefined) return [exact];
  const section = Object.keys(sections).find((letter) => letter.toLowerCase() === wanted.toLowerCase());
  if (section !== undefined) return ids.filter((id) => id.startsWith(section));
  return ids.filter((id) => rules[id]?.toLowerCase().includes(wanted.toLowerCase()));
}

/** The rules found, under their headings, or a sentence that none was found. */
export function rulesText(rulebook: Rulebook, wanted: string | undefined, columns: number): string[] | undefined {
  const found = findRules(rulebook, wanted);
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
