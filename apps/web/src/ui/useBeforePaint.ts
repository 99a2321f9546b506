import { useLayoutEffect } from 'preact/hooks';

/**
 * Runs an effect before the next paint, when everything that changes until then has been rendered. It is for effects
 * that scroll or measure: they make the browser compute the layout, and every later change would compute it once more.
 */
export function useBeforePaint(effect: () => void, inputs: readonly unknown[]): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(effect);
    return () => cancelAnimationFrame(frame);
  }, inputs);
}
