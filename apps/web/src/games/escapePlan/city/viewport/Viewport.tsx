import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../../../../ui/lazyComponent.tsx';
import { directionOf } from '../choose/roving.ts';
import { useCity } from '../cityUi.ts';
import { distance } from '../geometry/plane.ts';
import { boundsOf } from '../geometry/survey.ts';

// `Look` is loaded with the explanations, which are loaded at the first key press anyway. A separate chunk for `Look`
// would make the first load larger.
const Look = lazyComponent(async () => (await import('../../explain/index.ts')).Look);

const STEP = 1.4;
const PAN = 80;
/** Above this zoom, a double click returns to the whole city. */
const CLOSE_ZOOM = 1.3;

/** The visible part of the map, moved by touch, mouse, wheel and keys. */
export function Viewport({ children }: { readonly children: ComponentChildren }): VNode {
  const { lens, survey, table, layers, targets } = useCity();
  // Officers are always shown to a player who must choose or evade them.
  const showsOfficers =
    layers.shown.has('officers') ||
    table.asked?.frame.step === 'evade' ||
    targets.some(({ kind }) => kind === 'officer');
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current !== null && world.current !== null) return lens.attach(frame.current, world.current);
    return undefined;
  }, [lens]);
  const [looks, setLooks] = useState(0);
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(event.key);
    if (event.key === '+' || event.key === '=') lens.zoomBy(STEP);
    else if (event.key === '-') lens.zoomBy(1 / STEP);
    else if (event.key === '0') lens.fit({ gliding: true });
    else if (direction !== undefined && event.shiftKey) lens.panBy({ x: -direction.x * PAN, y: -direction.y * PAN });
    else if (direction !== undefined) setLooks(looks + 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const closer = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-can="true"]') !== null) return;
    const at = lens.fromClient({ x: event.clientX, y: event.clientY });
    const [nearest] = survey.tiles.toSorted((a, b) => distance(a.centre, at) - distance(b.centre, at));
    const placed = survey.city[nearest?.index ?? -1];
    if (lens.zoom >= CLOSE_ZOOM || placed === undefined) lens.fit({ gliding: true });
    else lens.lookAt(boundsOf([placed]));
  };
  return (
    <section
      ref={frame}
      class="city-frame"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: from here the arrow keys go to the things on the map.
      tabIndex={0}
      aria-label={table.voice.say('city.title')}
      aria-description={table.voice.say('city.help')}
      onKeyDown={press}
      onDblClick={closer}
    >
      <div ref={world} class="city-world" data-officers={showsOfficers}>
        {children}
        {looks === 0 ? null : <Look times={looks} />}
      </div>
    </section>
  );
}
