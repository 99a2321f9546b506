import { verdictOn } from '@getaway/bots/review';
import type { VNode } from 'preact';
import { type AfterGameVoice, useAfterGameVoice } from '../afterGame/load.ts';
import { isGameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { useGameAbout } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Page } from '../ui/Page.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import type { PracticeListed } from '../worker/practice.ts';
import './practice.css';

/** The decisions of reviewed games that can be tried again. */
export function PracticePage(): VNode {
  const page = useVoice();
  const words = useAfterGameVoice();
  const voice = words.value;
  const practices = useLoaded(() => tables.practices(), []);
  const listed = practices.value;
  const remove = (key: string): void => void tables.removePractice(key).finally(practices.retry);
  return (
    <Page title={page.say('practice.title')}>
      {voice === undefined || listed === undefined ? (
        <NotLoaded {...(words.failed ? words : practices)} />
      ) : listed.length === 0 ? (
        <p>{voice.say('practice.none')}</p>
      ) : (
        <>
          <p>{voice.say('practice.what')}</p>
          <ul class="practice-list">
            {listed.map((one) => (
              <Listed key={one.key} voice={voice} practice={one} onRemove={() => remove(one.key)} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

interface ListedProps {
  readonly voice: AfterGameVoice;
  readonly practice: PracticeListed;
  onRemove(): void;
}

function Listed({ voice, practice, onRemove }: ListedProps): VNode {
  const { key, game, players, seat, number, loss, tried } = practice;
  const words = useGameAbout(isGameId(game) ? game : undefined);
  const percent = voice.percent(loss);
  const title = voice.say('practice.of', { name: players[seat]?.name ?? '', moment: number, loss: percent });
  return (
    <li class="practice-item">
      <p>
        <strong>{title}</strong>
      </p>
      <p class="soft">
        {words?.say('game.name') ?? ''} ·{' '}
        {tried === undefined
          ? voice.say('practice.untried')
          : voice.say('practice.tried', { verdict: voice.say(`review.verdict.${verdictOn(tried)}`) })}
      </p>
      <div class="practice-ways">
        <a class="button" href={hrefOf({ page: 'practice', id: key })}>
          {voice.say('practice.open')}
          <span class="visually-hidden">: {title}</span>
        </a>
        <button type="button" class="button" onClick={onRemove}>
          {voice.say('practice.remove')}
          <span class="visually-hidden">: {title}</span>
        </button>
      </div>
    </li>
  );
}
