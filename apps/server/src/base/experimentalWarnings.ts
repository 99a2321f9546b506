/**
 * Hides Node's warnings about experimental features, because an operator can't do anything about them. All other
 * warnings are still printed.
 */
export function hideExperimentalWarnings(): void {
  const tellers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return;
    for (const tell of tellers) tell(warning);
  });
}
