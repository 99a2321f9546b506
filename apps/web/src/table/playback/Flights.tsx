import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import type { Spot, StartedFlight } from '../playback.ts';
import { useTable } from '../tableUi.ts';
import { middleOf } from './anchors.ts';

interface Props {
  readonly flights: readonly StartedFlight[];
  readonly ms: number;
}

/**
 * Cards and money that fly over the page. With reduced motion nothing flies, and only the caption describes the event.
 */
export function Flights({ flights, ms }: Props): VNode {
  return (
    <>
      {flights.map((started, i) => (
        <Traveller key={i} {...started} ms={ms} />
      ))}
    </>
  );
}

/**
 * How far a thing moves, in pixels, if its start or its goal is not on the page. Without a start on the page, it falls
 * to its goal. Without a goal on the page, it rises from its start.
 */
const RISE = 48;
const SHARE_OF_BEAT = 0.8;

function Traveller({ flight, start, ms }: StartedFlight & { readonly ms: number }): VNode | null {
  const { voice, describer } = useTable();
  const thing = useRef<HTMLSpanElement>(null);
  const { icon, isMoney = false } = flight;
  useLayoutEffect(() => {
    const element = thing.current;
    if (element === null || document.documentElement.dataset.motion === 'reduced') return undefined;
    const end = flight.to === undefined ? undefined : middleOf(flight.to);
    const frames = framesOf(start, end);
    const moving =
      frames === undefined
        ? undefined
        : element.animate(frames, { duration: ms * SHARE_OF_BEAT, easing: 'ease-in-out' });
    return () => moving?.cancel();
  }, []);
  return (
    <span ref={thing} class="traveller" data-money={isMoney}>
      <Icon name={icon} />
      {flight.text({ say: (key, values) => voice.say(key, values), name: (kind, id) => describer.name(kind, id) })}
    </span>
  );
}

function framesOf(start: Spot | undefined, end: Spot | undefined): Keyframe[] | undefined {
  const from = start ?? (end === undefined ? undefined : { x: end.x, y: end.y - RISE });
  const to = end ?? (start === undefined ? undefined : { x: start.x, y: start.y - RISE });
  if (from === undefined || to === undefined) return undefined;
  const at = ({ x, y }: Spot, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  return [
    { transform: at(from, 0.9), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.15 },
    { transform: at(to, 1), opacity: 1, offset: 0.85 },
    { transform: at(to, 0.8), opacity: 0 },
  ];
}
