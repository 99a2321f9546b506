import { SIDES } from '@getaway/escape-plan/content';
import type { PlaceTileAt } from '@getaway/escape-plan/moves';
import { useEffect, useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import { rotationsOf } from './joins.ts';

/** The placement to show: the requested rotation, or the next one that fits. */
export function placementToShow(moves: readonly PlaceTileAt[], rotation: number): PlaceTileAt | undefined {
  const turns = rotationsOf(moves);
  return turns.find((move) => move.rotation >= rotation) ?? turns[0];
}

export function useTurning(): () => void {
  const { table, targets, rotation: requested, rotateTo } = useCity();
  return () => {
    const shown = table.considered?.moves[0];
    // If the tile is not on a space yet, remembers the rotation for later.
    if (shown?.move !== 'placeTile') return rotateTo((requested + 1) % SIDES.length);
    const space = targets.find((target) => target.kind === 'space' && target.q === shown.q && target.r === shown.r);
    if (space?.kind !== 'space') return;
    const turns = rotationsOf(space.moves);
    const next = turns.find(({ rotation }) => rotation > shown.rotation) ?? turns[0];
    if (next === undefined) return;
    rotateTo(next.rotation);
    if (table.considered?.pinned === true) table.pin(next);
    else table.consider(next);
  };
}

/** Wheel events come in bursts. A burst rotates the tile only once. */
const WHEEL_PAUSE_MS = 180;

/** While a tile is being placed, the key R rotates it wherever the focus is. So does the mouse wheel over a space. */
export function useTurningKeys(): void {
  const { lens, targets } = useCity();
  const now = useTurning();
  const turn = useRef(now);
  turn.current = now;
  const isPlacing = targets.some(({ kind }) => kind === 'space');
  useEffect(() => {
    if (!isPlacing) return;
    let last = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      turn.current();
    };
    addEventListener('keydown', press, { capture: true });
    lens.onWheel = (event) => {
      if (event.ctrlKey || !(event.target instanceof Element) || event.target.closest('.spot.hexagon') === null)
        return false;
      if (event.timeStamp - last > WHEEL_PAUSE_MS) {
        last = event.timeStamp;
        turn.current();
      }
      return true;
    };
    return () => {
      removeEventListener('keydown', press, { capture: true });
      lens.onWheel = undefined;
    };
  }, [isPlacing, lens]);
}
