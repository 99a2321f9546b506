/** Hides Node's warnings about its experimental features, which tell an operator nothing new. All other warnings are shown. */
export function hushExperimental(): void {
  const tellers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return;
    for (const tell of tellers) tell(warning);
  });
}
