import { foreseesNothing } from '@getaway/kernel';
import { endKey, LEARNER, namesOf, type Strayed, textKey, titleKey } from '@getaway/lessons';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { Icon } from '../icons/Icon.tsx';
import { Foretold } from '../table/forecast/Foretold.tsx';
import { useFrame } from '../table/frameContext.ts';
import { ThingMarks } from '../table/marks/ThingMarks.tsx';
import type { CoachState } from '../worker/lessonTable.ts';
import { FirstGameButton } from './FirstGameButton.tsx';
import type { Course } from './load.ts';
import './coach.css';

interface Props {
  readonly game: GameId;
  readonly lesson: string;
  readonly course: Course;
  readonly state: Signal<CoachState | undefined>;
}

/** Tells the learner what to do now and why the last choice was wrong. Shows the progress of the lesson. */
export function Coach({ game, lesson, course, state }: Props): VNode | null {
  const { table, playback } = useFrame();
  // The coach learns of a choice before the table has played back the turns of others. So the coach's text waits until
  // the playback has ended.
  const shown = useRef(state.value);
  const isShown = playback.beat === undefined && state.value?.passages === table.log.length;
  if (isShown) shown.current = state.value;
  const now = shown.current;
  const { voice, words, lessons } = course;
  const known = lessons.find(({ id }) => id === lesson);
  if (now === undefined || known === undefined) return null;
  const { done, of, text, strayed, show, canGoBack } = now;
  const nameOf = ({ move, at, view }: Strayed): string => table.describerAt(view, LEARNER).move(move, at);
  const forecast = strayed?.forecast;
  const effects = forecast === undefined || foreseesNothing(forecast) ? undefined : forecast;
  const say = (key: string): string => words.say(textKey(known, key));
  const things = namesOf(table, show);
  return (
    <section
      class="coach"
      aria-label={voice.say('coach.title')}
      data-strayed={strayed !== undefined}
      data-over={text === undefined}
    >
      <div class="coach-head">
        <b>{words.say(titleKey(known))}</b>
        <span class="soft">
          {text === undefined ? voice.say('coach.over') : voice.say('coach.step', { step: done + 1, of })}
        </span>
        <progress max={of} value={done} aria-label={voice.say('coach.step', { step: Math.min(done + 1, of), of })} />
      </div>
      <div class="coach-text" aria-live="polite">
        {strayed !== undefined ? (
          <>
            <p>
              <Icon name="warning" />{' '}
              {voice.say('coach.strayed', { choice: nameOf(strayed), hasEffects: String(effects !== undefined) })}
            </p>
            {effects === undefined ? null : (
              <p class="coach-forecast">
                <Foretold moves={[]} forecast={effects} />
              </p>
            )}
            {strayed.text === undefined ? null : <p>{say(strayed.text)}</p>}
          </>
        ) : (
          <>
            <p class="coach-task">{text === undefined ? words.say(endKey(known)) : say(text)}</p>
            {things.length === 0 ? null : (
              <p class="visually-hidden">{voice.say('coach.marked', { things: voice.list(things) })}</p>
            )}
          </>
        )}
      </div>
      <div class="coach-ways">
        {strayed !== undefined ? (
          <UndoButton label={voice.say('coach.undo')} onUndo={() => table.undo()} />
        ) : text === undefined ? (
          <After game={game} lesson={lesson} course={course} />
        ) : (
          <button
            type="button"
            class="button"
            disabled={!canGoBack}
            aria-label={voice.say('coach.back')}
            title={voice.say('coach.back')}
            onClick={() => table.undo()}
          >
            <Icon name="undo" />
          </button>
        )}
        <a
          class="button"
          href={hrefOf({ page: 'learn', game })}
          aria-label={voice.say('coach.leave')}
          title={voice.say('coach.leave')}
        >
          <Icon name="leave" />
        </a>
      </div>
      {strayed === undefined && text !== undefined && isShown ? <ThingMarks subjects={show} /> : null}
    </section>
  );
}

/** Takes the focus, because nothing else can be chosen until the choice is undone. */
function UndoButton({ label, onUndo }: { readonly label: string; onUndo(): void }): VNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="button primary" onClick={onUndo}>
      <Icon name="undo" /> {label}
    </button>
  );
}

/**
 * Shown after a lesson: a link to the next lesson, if there is one. After the last main lesson and after each extra
 * lesson, there is also a button for a first game.
 */
function After({ game, lesson, course: { lessons, voice, words } }: Omit<Props, 'state'>): VNode {
  const next = lessons[lessons.findIndex(({ id }) => id === lesson) + 1];
  const isCourse = next !== undefined && next.extra === undefined;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCourse) link.current?.focus();
  }, []);
  return (
    <>
      {isCourse ? null : <FirstGameButton game={game} label={voice.say('learn.firstBegin')} isNext />}
      {next === undefined ? null : (
        <a
          ref={link}
          class={isCourse ? 'button primary' : 'button'}
          href={hrefOf({ page: 'learn', game, lesson: next.id })}
        >
          {voice.say('coach.next', { title: words.say(titleKey(next)) })}
        </a>
      )}
    </>
  );
}
