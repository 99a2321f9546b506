import type { Page } from '@playwright/test';

/** Opens the fairness section below the scores and returns its text. */
export async function fairnessText(page: Page): Promise<string> {
  const draws = page.locator('.draws');
  await draws.getByText('Every draw verified').click();
  return draws.innerText();
}
