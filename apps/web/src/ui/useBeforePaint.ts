import { useLayoutEffect } from 'preact/hooks';

/**
 * Runs an effect before the next paint, after all rendering. Effects that scroll or measure would otherwise compute the
 * layout twice.
 */
export function useBeforePaint(effect: () => void, inputs: readonly unknown[]): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(effect);
    return () => cancelAnimationFrame(frame);
  }, inputs);
}
