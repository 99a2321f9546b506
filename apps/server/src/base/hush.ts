/** Node warns of its own features that may still change, which is no news to whoever runs us. All other warnings are told. */
export function hushExperimental(): void {
  const tellers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return;
    for (const tell of tellers) tell(warning);
  });
}
