import { type Lesson, titleKey } from '@getaway/lessons';
import { effortOf } from '@getaway/lessons/check';
import type { Catalogue } from '@getaway/text';
import type { VNode } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { useGameAbout } from '../games/useGameVoice.ts';
import { Icon } from '../icons/Icon.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Page } from '../ui/Page.tsx';
import { FirstGameButton } from './FirstGameButton.tsx';
import { type Course, useCourse } from './load.ts';
import { progressHere } from './progress.ts';
import './learn.css';

/** The lessons of a game, with the progress in each. */
export function LearnPage({ game }: { readonly game: GameId }): VNode {
  const { value: course, ...loading } = useCourse(game);
  const names = useGameAbout(game);
  if (course === undefined || names === undefined) return <NotLoaded {...loading} />;
  const { lessons, voice } = course;
  const main = lessons.filter(({ extra }) => extra === undefined);
  const extras = lessons.filter(({ extra }) => extra === true);
  const total = (some: readonly Lesson[]): number =>
    Math.ceil(some.reduce((sum, lesson) => sum + minutesOf(course, lesson), 0));
  return (
    <Page title={voice.say('learn.title', { game: names.say('game.name') })}>
      <p class="learn-about">
        {voice.say('learn.about')} {voice.say('learn.total', { course: total(main), extras: total(extras) })}
      </p>
      <LessonList game={game} course={course} title={voice.say('learn.course')} lessons={main} />
      <LessonList game={game} course={course} title={voice.say('learn.extras')} lessons={extras} />
      <FirstGame game={game} course={course} />
      <p>
        <a class="button" href={hrefOf({ page: 'rules', game })}>
          <Icon name="rules" /> {voice.say('learn.guide')}
        </a>
      </p>
    </Page>
  );
}

function FirstGame({ game, course: { voice } }: Pick<ListProps, 'game' | 'course'>): VNode {
  return (
    <section class="lessons">
      <h2>{voice.say('learn.first')}</h2>
      <p class="learn-about">{voice.say('learn.firstAbout')}</p>
      <FirstGameButton game={game} label={voice.say('learn.firstBegin')} />
    </section>
  );
}

interface ListProps {
  readonly game: GameId;
  readonly course: Course;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

function LessonList({ game, course, title, lessons }: ListProps): VNode {
  const { voice, words } = course;
  // The first unfinished lesson is the next one.
  const next = lessons.find(({ id }) => !progressHere(game, id).finished);
  return (
    <section class="lessons">
      <h2>{title}</h2>
      <ol>
        {lessons.map((lesson) => {
          const { steps, finished } = progressHere(game, lesson.id);
          const of = lesson.steps.length;
          const start = steps > 0 ? 'learn.continue' : finished ? 'learn.again' : 'learn.start';
          const name = words.say(titleKey(lesson));
          return (
            <li key={lesson.id} class="lesson-row" data-finished={finished}>
              <div class="lesson-name">
                <b>{name}</b>
                <span class="soft">
                  {voice.say('learn.minutes', { minutes: Math.max(1, Math.round(minutesOf(course, lesson))) })}
                  {finished ? (
                    <>
                      {' · '}
                      <Icon name="covered" /> {voice.say('learn.done')}
                    </>
                  ) : null}
                </span>
              </div>
              <a
                class={lesson === next ? 'button primary' : 'button'}
                href={hrefOf({ page: 'learn', game, lesson: lesson.id })}
              >
                {voice.say(start, { step: steps + 1, of })}
                <span class="visually-hidden">: {name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function minutesOf({ words }: Course, lesson: Lesson): number {
  const catalogue: Record<string, string> = {};
  const texts = ['title', 'end', ...lesson.steps.map(({ text }) => text)];
  for (const text of texts) catalogue[`${lesson.id}.${text}`] = words.say(`${lesson.id}.${text}`);
  return effortOf(lesson, catalogue satisfies Catalogue).minutes;
}
