import { lessonNames } from '@getaway/lessons';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { GameTable } from '../games/GameTable.tsx';
import { useVoice } from '../i18n/voice.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useOpened } from '../ui/useOpened.ts';
import { trouble as failure } from '../worker/trouble.ts';
import { Coach } from './Coach.tsx';
import { type Course, useCourse } from './load.ts';
import { type OpenLesson, openLesson } from './openLesson.ts';
import './learn.css';

interface Props {
  readonly game: GameId;
  readonly lesson: string;
}

/** The page of a lesson. It shows the table that ordinary games use. */
export function LessonPage({ game, lesson }: Props): VNode {
  const { value: course, ...loading } = useCourse(game);
  const page = useVoice();
  const learner = course?.voice.say('learn.you');
  const known = course?.lessons.find(({ id }) => id === lesson);
  const { value: open, trouble } = useOpened(
    {
      open() {
        if (course === undefined || learner === undefined) return undefined;
        if (known === undefined) return Promise.resolve(failure('gone'));
        return openLesson(
          game,
          known,
          lessonNames(known, learner, (key) => course.words.say(key)),
        );
      },
      close: ({ table }) => table.close(),
    },
    [game, lesson, learner],
  );
  if (trouble !== undefined)
    return (
      <main class="notice">
        <p role="alert">{page.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}</p>
        <a class="button" href={hrefOf({ page: 'learn', game })}>
          {page.say('menu.home')}
        </a>
      </main>
    );
  if (loading.failed) return <NotLoaded {...loading} />;
  if (open === undefined || course === undefined) return <Opening />;
  return <LessonTable key={learner} {...{ game, lesson, course, open }} />;
}

function LessonTable({
  game,
  lesson,
  course,
  open,
}: Props & { readonly course: Course; readonly open: OpenLesson }): VNode {
  const table = useMemo(
    (): OpenTable => ({
      ...open.table,
      lesson: {
        leaveTo: hrefOf({ page: 'learn', game }),
        Coach: (): VNode => <Coach {...{ game, lesson, course }} state={open.coach} />,
      },
    }),
    [open, course],
  );
  return (
    <ErrorBoundary>
      <GameTable open={table} />
    </ErrorBoundary>
  );
}
