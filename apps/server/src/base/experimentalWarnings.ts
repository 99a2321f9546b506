/**
 * Hides Node's warnings about experimental features, because an operator can do nothing about them. All other warnings
 * are shown.
 */
export function hideExperimentalWarnings(): void {
  const tellers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return;
    for (const tell of tellers) tell(warning);
  });
}
