import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { NARROW, useMedia } from '../../../ui/useMedia.ts';
import { Actions } from './Actions.tsx';
import { Threats } from './Threats.tsx';
import './strip.css';

/**
 * The chapter, the threats to everybody, and the choices that belong to no card. On a phone, these choices are in the
 * row of the job deck.
 */
export function ChapterStrip(): VNode {
  const { view, voice, describer } = useTable<Gangsta>();
  const { chapter, endedBy } = view;
  // On a phone the threats stay visible while the rest of the board scrolls.
  const narrow = useMedia(NARROW);
  return (
    <>
      <div class="gs-strip">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to ask what a chapter is. */}
        <h2 class="gs-chapter" tabIndex={0} {...about('chapter', chapter)}>
          {endedBy === undefined ? voice.say('board.chapter', { chapter }) : voice.say('board.over')}
        </h2>
        {endedBy === undefined ? null : (
          <p class="gs-ended">{voice.say('board.endedBy', { reason: describer.end({ end: endedBy }) })}</p>
        )}
        {narrow ? null : (
          <>
            <Threats />
            <Actions />
          </>
        )}
      </div>
      {narrow ? <Threats /> : null}
    </>
  );
}
