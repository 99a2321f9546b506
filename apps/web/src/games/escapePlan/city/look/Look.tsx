import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { open } from '../../../../table/explain/shown.ts';
import { about } from '../../../../table/explain/subject.ts';
import { directionOf, nextInDirection } from '../choose/roving.ts';
import { useCity } from '../cityUi.ts';
import { type Point, TILE_HEIGHT, TILE_WIDTH } from '../geometry/plane.ts';
import { tileLabel } from '../words.ts';
import { firstTile, type Thing, thingsOn } from './things.ts';
import './look.css';

interface Where {
  readonly tile: string;
  /** The index of the focused thing on the tile; undefined if the tile itself has the focus. */
  readonly nth?: number | undefined;
}

/**
 * Lets a keyboard reach everything on the map that can be explained. The arrow keys go from tile to tile. Enter goes
 * to the things on a tile, and Escape goes back. None of these elements is a tab stop.
 */
export function Look({
  times,
}: {
  /** Every change of this number sets the focus again. */ readonly times: number;
}): VNode {
  const city = useCity();
  const { survey, lens, table } = city;
  const root = useRef<HTMLDivElement>(null);
  const [where, setWhere] = useState<Where>(() => ({ tile: firstTile(city) }));
  const tile = survey.tileAt.get(where.tile);
  const things = where.nth === undefined ? [] : thingsOn(city, where.tile);
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-now="true"]')?.focus();
    const at = things[where.nth ?? -1]?.at ?? tile?.centre;
    if (at !== undefined) lens.reveal(at);
  }, [times, where]);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const direction = directionOf(event.key);
    if (direction !== undefined) setWhere((now) => step(now, direction));
    else if (event.key !== 'Escape') return;
    else if (where.nth === undefined) root.current?.closest<HTMLElement>('.city-frame')?.focus();
    else setWhere({ tile: where.tile });
    event.preventDefault();
    event.stopPropagation();
  };
  const step = (now: Where, direction: Point): Where => {
    if (now.nth === undefined) {
      const tiles = survey.tiles.map(({ id, centre }) => ({ ...centre, id }));
      const next = nextInDirection(tile?.centre ?? { x: 0, y: 0 }, direction, tiles);
      return next === undefined ? now : { tile: next.id };
    }
    return { ...now, nth: (now.nth + direction.x + direction.y + things.length) % things.length };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the things on the map are not inputs.
    <div ref={root} role="group" class="city-look" aria-label={table.voice.say('city.title')} onKeyDown={press}>
      {where.nth === undefined
        ? survey.tiles.map((shape) => (
            <button
              type="button"
              key={shape.id}
              class="look look-tile"
              tabIndex={-1}
              data-now={shape.id === where.tile}
              aria-label={tileLabel(city, shape)}
              style={boxAt(shape.centre, TILE_WIDTH, TILE_HEIGHT)}
              {...about('tile', shape.id)}
              onFocus={() => shape.id !== where.tile && setWhere({ tile: shape.id })}
              onClick={() => setWhere({ tile: shape.id, nth: 0 })}
            />
          ))
        : things.map((thing, nth) => (
            <ThingButton key={`${thing.subject.kind}:${thing.subject.id}`} thing={thing} isNow={nth === where.nth} />
          ))}
    </div>
  );
}

const SIZE = 40;

const boxAt = ({ x, y }: Point, width: number, height: number): Readonly<Record<string, string>> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** A thing that can get the focus. Its card opens on Enter or the I key. */
function ThingButton({ thing, isNow }: { readonly thing: Thing; readonly isNow: boolean }): VNode {
  const { subject, label, at, offset, scale } = thing;
  return (
    <button
      type="button"
      class="look look-thing"
      tabIndex={-1}
      data-now={isNow}
      aria-label={label}
      style={{
        ...boxAt(at, SIZE, SIZE),
        '--dx': `${offset?.x ?? 0}px`,
        '--dy': `${offset?.y ?? 0}px`,
        ...(scale === undefined ? {} : { '--k': `var(${scale})` }),
      }}
      {...about(subject.kind, subject.id)}
      onClick={({ currentTarget }) => open({ element: currentTarget, pinned: true, focused: true })}
    />
  );
}
