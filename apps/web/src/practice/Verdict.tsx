import { verdictOn } from '@getaway/bots/review';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AfterGameVoice } from '../afterGame/load.ts';
import { go, hrefOf } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { Icon } from '../icons/Icon.tsx';
import { useFrame } from '../table/frameContext.ts';
import type { OpenTry } from './openTry.ts';
import '../learn/coach.css';

interface Props {
  readonly id: string;
  readonly voice: AfterGameVoice;
  readonly open: OpenTry;
  onAgain(): void;
}

/** Shown above the table: first the task, later the verdict on the choice. */
export function Verdict({ id, voice, open: { practice, state }, onAgain }: Props): VNode {
  const { table } = useFrame();
  const now = state.value;
  const { seat, number, players, played, best } = practice;
  const task = useRef({
    played: table.describer.move(played),
    best: best.slice(0, 4).map((m) => table.describer.move(m)),
  });
  const [next, setNext] = useState<string>();
  useEffect(() => {
    void tables.practices().then((all) => setNext(all.find(({ key }) => key !== id)?.key));
  }, [now.is]);
  return (
    <section class="coach" aria-label={voice.say('practice.title')} data-over={now.is === 'judged'}>
      <div class="coach-head">
        <b>{voice.say('practice.title')}</b>
      </div>
      <div class="coach-text" aria-live="polite">
        {now.is === 'open' ? (
          <p class="coach-task">{voice.say('practice.task', { name: players[seat]?.name ?? '', moment: number })}</p>
        ) : now.is === 'judging' ? (
          <p>{voice.say('practice.judging')}</p>
        ) : now.is === 'failed' ? (
          <p role="alert">{voice.say('practice.failed', { detail: now.detail })}</p>
        ) : (
          <>
            <p class="coach-task">
              {now.judged === undefined
                ? voice.say('practice.unjudged')
                : voice.say(`practice.${verdictOn(now.judged)}`, {
                    loss: voice.percent(now.judged.loss),
                    error: voice.percent(now.judged.error),
                  })}
            </p>
            <p>
              {voice.say('practice.was', { played: task.current.played })}{' '}
              {voice.say('practice.best', { best: task.current.best.join(' → ') })}
            </p>
          </>
        )}
      </div>
      <div class="coach-ways">
        {now.is === 'judged' || now.is === 'failed' ? (
          <>
            <button type="button" class="button" onClick={onAgain}>
              <Icon name="undo" /> {voice.say('practice.again')}
            </button>
            {next === undefined ? null : (
              <button type="button" class="button primary" onClick={() => go({ page: 'practice', id: next })}>
                {voice.say('practice.next')}
              </button>
            )}
          </>
        ) : null}
        <a
          class="button"
          href={hrefOf({ page: 'practice' })}
          aria-label={voice.say('practice.leave')}
          title={voice.say('practice.leave')}
        >
          <Icon name="leave" />
        </a>
      </div>
    </section>
  );
}
