/**
 * Loads the page as the server has it now. A service worker shows the version that it keeps, so it is asked to look for a newer
 * one and to hand over to it first.
 */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined); // without a network there is nothing newer
  const next = registration?.installing ?? registration?.waiting ?? undefined;
  if (next === undefined) return location.reload();
  const goOn = (): void => {
    if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
    else if (next.state === 'activated' || next.state === 'redundant') location.reload();
  };
  next.addEventListener('statechange', goOn);
  goOn();
}
