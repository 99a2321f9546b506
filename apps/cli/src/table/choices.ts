import { cell, cut, widthOf, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';

export interface ChoiceLine {
  readonly label: string;
  readonly hint: string;
}

interface Sheet {
  readonly columns: number;
  readonly paint: Paint;
}

const MAX_LABEL = 46;
/** The width of a choice's number if it has one digit, including the gaps beside it. */
const LEAST_LEAD = 6;

/** The choices with all details, each on its own line or lines. */
export function choiceLines(choices: readonly ChoiceLine[], { columns, paint }: Sheet): string[] {
  const number = String(choices.length).length + 1;
  const width = Math.min(MAX_LABEL, Math.max(...choices.map(({ label }) => widthOf(label))));
  const indent = ' '.repeat(number + 2 + width + 2);
  return choices.flatMap(({ label, hint }, i) => {
    const lead = `${paint('choice', String(i + 1).padStart(number))}  ${cell(cut(label, width), width)}`;
    if (hint === '') return [lead.trimEnd()];
    const [first = '', ...rest] = wrap(hint, columns - indent.length);
    return [`${lead}  ${first}`, ...rest.map((more) => indent + more)];
  });
}

/** More choices than this are shown in two columns, so that they do not push the table off the screen. */
const MANY = 6;

/** Choices in one column, or in two if there are many. Hints are cut to fit. */
export function briefChoices(choices: readonly ChoiceLine[], { columns, paint }: Sheet): string[] {
  if (choices.length > MANY) return inColumns(choices, 2, { columns, paint });
  const label = Math.min(MAX_LABEL, Math.max(...choices.map((choice) => widthOf(choice.label))));
  const room = columns - label - LEAST_LEAD;
  return choiceLines(
    choices.map((choice) => ({ ...choice, hint: cut(choice.hint, room) })),
    { columns, paint },
  );
}

/** On the smallest screens, up to this many choices are shown in two columns. A longer list is shown in three. */
const MOST_IN_TWO = 12;

export const barestChoices = (choices: readonly ChoiceLine[], sheet: Sheet): string[] =>
  inColumns(choices, choices.length > MOST_IN_TWO ? 3 : 2, sheet);

/** Fills one column after the other. Text that does not fit is cut off. */
function inColumns(choices: readonly ChoiceLine[], count: number, { columns, paint }: Sheet): string[] {
  const number = String(choices.length).length + 1;
  const width = Math.floor(columns / count) - number - 3;
  const cells = choices.map(({ label, hint }, i) => {
    const text = hint === '' ? label : `${label}  ${hint}`;
    return `${paint('choice', String(i + 1).padStart(number))}  ${cell(text, width)}`;
  });
  const rows = Math.ceil(cells.length / count);
  return cells.slice(0, rows).map((_, row) =>
    Array.from({ length: count }, (_, i) => cells[i * rows + row] ?? '')
      .join(' ')
      .trimEnd(),
  );
}
