import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('experimental warnings are hidden, all others are shown', async () => {
  const script = `
    import { hideExperimentalWarnings } from ${JSON.stringify(new URL('./experimentalWarnings.ts', import.meta.url).href)};
    hideExperimentalWarnings();
    process.emitWarning('It may change', 'ExperimentalWarning');
    process.emitWarning('It is old', 'DeprecationWarning');
    process.emitWarning('It leaks');`;
  const { stderr } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(stderr).not.toContain('It may change');
  expect(stderr).toMatch(/DeprecationWarning: It is old/u);
  expect(stderr).toMatch(/Warning: It leaks/u);
});
