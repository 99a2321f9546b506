import { expect, test } from '@playwright/test';

test('the page opens and runs only its own files', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(faults).toEqual([]);
});
