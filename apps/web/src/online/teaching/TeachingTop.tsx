import { namesOf } from '@getaway/lessons';
import type { Pointed } from '@getaway/protocol/socket';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { MARKED } from '../../table/explain/subject.ts';
import { useFrame } from '../../table/frameContext.ts';
import { ThingMarks } from '../../table/marks/ThingMarks.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import './teaching.css';

interface Props {
  readonly table: OnlineTable;
}

/** For how many milliseconds a thing is marked after the host has pointed at it. */
const SHOWN_MS = 5000;

/** The top of a teaching table: what everybody agreed to, the host's button to point, and what the host points at. */
export function TeachingTop({ table }: Props): VNode {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const room = table.room.value;
  const pointed = usePointed(table);
  const { openHands = false, adviser = false } = room?.setup.teaching ?? {};
  return (
    <section class="teaching" aria-label={voice.say('online.teach.title')}>
      <b>
        <Icon name="plan" /> {voice.say('online.teach.title')}
      </b>
      {openHands ? <span>{voice.say('online.teach.top.hands')}</span> : null}
      {adviser ? <span>{voice.say('online.teach.top.adviser')}</span> : null}
      {room?.hosting === true ? <Pointer table={table} /> : null}
      <p class="visually-hidden" aria-live="polite">
        {pointed === undefined
          ? ''
          : voice.say('online.teach.pointsAt', {
              name: pointed.by,
              thing: voice.list(namesOf(ui, [pointed.thing])) || pointed.thing,
            })}
      </p>
      {pointed === undefined ? null : (
        <ThingMarks subjects={[pointed.thing]} label={voice.say('online.teach.points', { name: pointed.by })} />
      )}
    </section>
  );
}

/** What the host has just pointed at; undefined after `SHOWN_MS`. */
function usePointed({ pointed }: OnlineTable): Pointed | undefined {
  const last = pointed.value;
  const [over, setOver] = useState(last);
  useEffect(() => {
    if (last === undefined || last === over) return undefined;
    const timer = setTimeout(() => setOver(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === over ? undefined : last;
}

/** While the pointer is on, a click of the host points at a thing for everybody. The click chooses nothing. */
function Pointer({ table }: Props): VNode {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const [on, setOn] = useState(false);
  // A layout effect, so that even an immediate click points and does not choose.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const point = async (thing: string): Promise<void> => {
      const done = await table.act('point', { thing });
      if ('refusal' in done) ui.remark(done.refusal.message);
    };
    const select = (event: Event): void => {
      const thing = event.target instanceof Element ? event.target.closest(MARKED) : null;
      if (thing === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void point(thing.getAttribute('data-explain') ?? '');
    };
    const stop = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      setOn(false);
    };
    addEventListener('click', select, true);
    addEventListener('keydown', stop, true);
    return () => {
      removeEventListener('click', select, true);
      removeEventListener('keydown', stop, true);
    };
  }, [on]);
  return (
    <>
      <button type="button" class="button" aria-pressed={on} onClick={() => setOn(!on)}>
        {voice.say('online.teach.point')}
      </button>
      {on ? <span role="status">{voice.say('online.teach.pointing')}</span> : null}
    </>
  );
}
