import type { Move } from '@getaway/escape-plan/moves';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Menu, useCity } from '../cityUi.ts';
import { distance } from '../geometry/plane.ts';
import { JourneyFacts } from './JourneyFacts.tsx';

/**
 * A menu for a spot with several moves. It opens beside the spot; on a phone, below the map. Hovering previews a move.
 */
export function SpotMenu({ menu: { label, at, moves } }: { readonly menu: Menu }): VNode {
  const { table, lens, openMenu } = useCity();
  const box = useRef<HTMLElement>(null);
  const frame = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    frame.current = element.closest('.city-board')?.querySelector('.city-frame') ?? null;
    element.showPopover();
    const origin = frame.current?.getBoundingClientRect();
    const { x, y } = lens.toFrame(at);
    const { width, height } = element.getBoundingClientRect();
    const clamp = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
    element.style.setProperty('--menu-left', `${clamp((origin?.left ?? 0) + x + 24, innerWidth - width)}px`);
    element.style.setProperty('--menu-top', `${clamp((origin?.top ?? 0) + y - height / 2, innerHeight - height)}px`);
    element.querySelector('button')?.focus();
    // Moving the map closes the menu.
    return lens.watch(() => distance(lens.toFrame(at), { x, y }) > 1 && openMenu(undefined));
  }, []);
  const pointer = useRef('');
  const choose = (move: Move): void => {
    openMenu(undefined);
    // Touch has no hover. So the first tap shows the route, and a button below confirms it.
    if (pointer.current === 'touch') table.pin(move);
    else table.choose(move);
  };
  return (
    <section
      ref={box}
      class="spot-menu"
      popover="auto"
      aria-label={label}
      onToggle={(event) => event.newState === 'closed' && openMenu(undefined)}
      onKeyDown={step}
    >
      <h3>{label}</h3>
      {moves.map((move) => (
        <button
          type="button"
          key={JSON.stringify(move)}
          onPointerDown={({ pointerType }) => {
            pointer.current = pointerType;
          }}
          onPointerEnter={() => table.consider(move)}
          onFocus={() => table.consider(move)}
          onClick={() => choose(move)}
        >
          {move.move === 'travel' ? <JourneyFacts move={move} /> : table.describer.move(move)}
        </button>
      ))}
    </section>
  );
}

/** The arrow keys move between rows. */
function step(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const here = rows.findIndex((row) => row.matches(':focus'));
  rows[(here + by + rows.length) % rows.length]?.focus();
}
