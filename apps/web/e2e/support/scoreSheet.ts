import type { Page } from '@playwright/test';

export interface Column {
  readonly name: string;
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  readonly place: string;
}

/** The score sheet on the page, player by player. */
export async function columnsOf(page: Page): Promise<readonly Column[]> {
  const rows = await page
    .locator('.score-sheet tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent?.trim() ?? '')));
  const [head = [], ...rest] = rows;
  const [place = [], total = [], ...lines] = rest.toReversed();
  return head.slice(1).map((name, i) => ({
    name,
    lines: Object.fromEntries(lines.map((line) => [line[0] ?? '', numberOf(line[i + 1])])),
    total: numberOf(total[i + 1]),
    place: place[i + 1] ?? '',
  }));
}

/** A dash stands for a missing line, which counts as 0. */
const numberOf = (cell = ''): number => (cell === '–' ? 0 : Number(cell.replace('−', '-').replaceAll(',', '')));
