/**
 * A test title that begins with rule ids. It follows `test(`, `describe(`, or the closing bracket of a `test.each`
 * table.
 */
const TITLE = /(?:\b(?:test|describe)|[\])])\(\s*['"`](?<ids>[A-Z]\d+(?:(?:, |\+)[A-Z]\d+)*)(?:, worked example)?:/g;

/** The rule ids with which the test titles in this text begin, as in `Q13+F1: …` or `L10, C4, worked example: …`. */
export const ruleIdsIn = (text: string): readonly string[] =>
  [...text.matchAll(TITLE)].flatMap(({ groups }) => (groups?.ids ?? '').split(/, |\+/));
