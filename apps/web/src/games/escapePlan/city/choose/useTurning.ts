import type { PlaceTileAt } from '@getaway/escape-plan';
import { useEffect, useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import { turnsOf } from './joins.ts';

/** The turn that is shown: the wished one, or the next that fits. */
export function turnNow(moves: readonly PlaceTileAt[], rotation: number): PlaceTileAt | undefined {
  const turns = turnsOf(moves);
  return turns.find((move) => move.rotation >= rotation) ?? turns[0];
}

/** Turns the tile that is being considered to its next position that fits. */
export function useTurning(): () => void {
  const { table, targets, turnTo } = useCity();
  return () => {
    const shown = table.considered?.moves[0];
    if (shown?.move !== 'placeTile') return;
    const space = targets.find((target) => target.kind === 'space' && target.q === shown.q && target.r === shown.r);
    if (space?.kind !== 'space') return;
    const turns = turnsOf(space.moves);
    const next = turns.find(({ rotation }) => rotation > shown.rotation) ?? turns[0];
    if (next === undefined) return;
    turnTo(next.rotation);
    if (table.considered?.pinned === true) table.pin(next);
    else table.consider(next);
  };
}

/** Wheels come in bursts: one turn each. */
const WHEEL_PAUSE_MS = 180;

/** R and the wheel turn the tile, wherever the focus is; both have another meaning when none is shown. */
export function useTurningKeys(): void {
  const { table, lens } = useCity();
  const turn = useRef(useTurning());
  turn.current = useTurning();
  const isShown = table.considered?.moves[0]?.move === 'placeTile';
  useEffect(() => {
    if (!isShown) return;
    let last = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      turn.current();
    };
    addEventListener('keydown', press, { capture: true });
    lens.wheelInstead = (event) => {
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
      lens.wheelInstead = undefined;
    };
  }, [isShown, lens]);
}
