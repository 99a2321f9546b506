/**
 * Finds the first Markdown table whose header begins with these columns. Returns the cells of each row, without
 * backticks.
 */
export function rowsUnder(markdown: string, ...columns: readonly string[]): readonly (readonly string[])[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => columns.every((column, i) => cellsIn(line)[i] === column));
  if (start < 0) throw new Error(`there is no table with the columns ${columns.join(', ')}`);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map(cellsIn);
}

const cellsIn = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
