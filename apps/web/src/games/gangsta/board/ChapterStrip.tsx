import { CHAPTERS } from '@getaway/gangsta/content';
import { snitchesOfChapter } from '@getaway/gangsta/reading';
import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { Actions } from './Actions.tsx';
import './strip.css';

/** The chapter and its progress, the snitches so far, and the choices that belong to no card. */
export function ChapterStrip(): VNode {
  const { view, voice } = useTable<Gangsta>();
  const { chapter, threshold, seats, endedBy } = view;
  const largest = Math.max(...seats.map(({ gang }) => gang.length));
  return (
    <div class="gs-strip">
      <h2 class="gs-chapter">
        {endedBy === undefined ? voice.say('board.chapter', { chapter }) : voice.say('board.over')}
      </h2>
      {endedBy === undefined ? (
        <p class="gs-progress" title={voice.say('board.largest', { count: largest })}>
          <Icon name="members" />
          <span class="gs-pips" aria-hidden="true">
            {Array.from({ length: threshold }, (_, i) => (
              <span key={i} data-full={i < largest} />
            ))}
          </span>
          <span>{voice.say('board.ends', { chapter, members: threshold, largest })}</span>
        </p>
      ) : (
        <p class="gs-progress">{voice.say('board.endedBy', { reason: voice.say(`end.${endedBy}`) })}</p>
      )}
      <Snitches />
      <Actions />
    </div>
  );
}

/** The snitches of this chapter; earlier ones no longer count. */
function Snitches(): VNode | null {
  const { view, voice, describer } = useTable<Gangsta>();
  const [first] = CHAPTERS;
  if (view.chapter === first || view.endedBy !== undefined) return null;
  const snitches = snitchesOfChapter(view);
  return (
    <p class="gs-snitches">
      <Icon name="snitch" />
      <span>{voice.say('board.snitches', { count: snitches.length, chapter: view.chapter })}</span>
      {snitches.map(({ id, number }) => (
        <b key={id} title={describer.name('snitch', id)}>
          {number}
        </b>
      ))}
    </p>
  );
}
