import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { moveFocus } from '../../ui/moveFocus.ts';
import { NamedText, useNameFinder } from '../explain/NamedText.tsx';
import type { TextPart } from '../explain/names.ts';
import { useFrame } from '../frameContext.ts';
import { ActorMark } from './ActorMark.tsx';
import { groupLog, HEADLINES, type LogGroup } from './logGroups.ts';
import { RewindNote } from './RewindNote.tsx';
import './log.css';

/** Everything that happened, the newest last. Selecting an entry shows the table at the moment of that entry. */
export function Log(): VNode {
  const voice = useVoice();
  const { table, game, tell, playback, open } = useFrame();
  const { replay, extras } = open;
  const LogTop = extras?.LogTop;
  const noteAt = (passages: number): string | undefined => {
    const note = extras?.noteAt?.(passages);
    return note === undefined ? undefined : voice.say(note.key, note.values);
  };
  const log = replay?.log() ?? table.log;
  const upcoming = noteAt(log.length + 1);
  const past = replay?.at() ?? table.past;
  const find = useNameFinder();
  const list = useRef<HTMLDivElement>(null);
  const headlines = game.headlines ?? HEADLINES;
  const groups = groupLog(log, { tell, isHeadline: (type) => headlines.has(type) });
  useEffect(() => {
    const scroller = list.current;
    if (scroller !== null && past === undefined) scroller.scrollTop = scroller.scrollHeight;
    if (replay !== undefined) scroller?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [log.length, past]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: this element moves the focus between its buttons by arrow keys.
    <div ref={list} class="log" onKeyDown={(event) => moveFocus(event, 'button')}>
      <p class="log-hint">{voice.say('log.hint')}</p>
      {LogTop === undefined ? null : <LogTop />}
      {game.playback === undefined || replay !== undefined ? null : (
        <button type="button" class="button log-replay" onClick={() => playback.replay()}>
          <Icon name="replay" />
          {voice.say('playback.replaySince')}
        </button>
      )}
      {groups.map((group, i) => (
        <Part
          key={i}
          group={group}
          past={pastIn(group, past)}
          locale={table.voice.locale}
          noteAt={noteAt}
          find={find}
          onLook={replay === undefined ? table.lookAt : (passages) => replay.seek(passages)}
        />
      ))}
      {upcoming === undefined ? null : <p class="log-note">{upcoming}</p>}
    </div>
  );
}

const pastIn = ({ entries }: LogGroup, past: number | undefined): number | undefined =>
  entries.some(({ passages }) => passages === past) ? past : undefined;

interface PartProps {
  readonly group: LogGroup;
  readonly past: number | undefined;
  readonly locale: string;
  noteAt(passages: number): string | undefined;
  find(text: string): readonly TextPart[];
  onLook(passages: number): void;
}

/** A part of the log. It rerenders only if its content has changed, which is rare in a long log. */
function Part({ group: { heading, entries }, past, locale, noteAt, find: finder, onLook }: PartProps): VNode {
  const find = useRef(finder);
  find.current = finder;
  const look = useRef(onLook);
  look.current = onLook;
  const last = entries.at(-1)?.passage;
  const notes = entries.map(({ passages }) => noteAt(passages));
  // Groups with the same heading, last log passage, length and language have the same lines. So the memo compares only
  // these values, the moment that is shown, and the notes.
  return useMemo(
    () => (
      <section class="log-part">
        {heading === undefined ? null : <h3>{heading}</h3>}
        <ol>
          {entries.map(({ passages, lines, wentBack = [] }, at) => (
            <li key={at}>
              {notes[at] === undefined || entries[at - 1]?.passages === passages ? null : (
                <p class="log-note">{notes[at]}</p>
              )}
              {lines.length === 0 ? null : (
                <button
                  type="button"
                  class="log-entry"
                  aria-current={passages === past ? 'step' : undefined}
                  onClick={() => look.current(passages)}
                >
                  {lines.map(({ text, actor }, i) => (
                    <span key={i} class="log-line">
                      <ActorMark actor={i > 0 && actor === lines[i - 1]?.actor ? undefined : actor} />
                      <NamedText parts={find.current(text)} />
                    </span>
                  ))}
                </button>
              )}
              {wentBack.map((note) => (
                <RewindNote key={note.at} note={note} />
              ))}
            </li>
          ))}
        </ol>
      </section>
    ),
    [heading, last, entries.length, past, locale, notes.join()],
  );
}
