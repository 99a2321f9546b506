import type { VNode } from 'preact';
import type { AfterGameVoice } from '../afterGame/load.ts';
import { hrefOf } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { type Counted, extremesOf, ownScore } from './figures.ts';

interface Props {
  readonly voice: AfterGameVoice;
  readonly games: readonly Counted[];
  forget(games: readonly Counted[]): Promise<void>;
}

const EXTREMES = 3;

/** The best and the worst games, then all games. Each has a link to its replay. */
export function GameLists({ voice, games, forget }: Props): VNode {
  const extremes = extremesOf(games, EXTREMES);
  return (
    <>
      <div class="extremes">
        {(['best', 'worst'] as const).map((kind) =>
          extremes[kind].length === 0 ? null : (
            <section key={kind} class="figure">
              <h2>{voice.say(`statistics.${kind}`)}</h2>
              <List voice={voice} games={extremes[kind]} />
            </section>
          ),
        )}
      </div>
      <details class="figure">
        <summary>{voice.say('statistics.list')}</summary>
        <List voice={voice} games={games.toReversed()} forget={forget} />
      </details>
      <p class="soft">{voice.say('statistics.forkHint')}</p>
      <ConfirmButton
        class="danger"
        label={voice.say('statistics.forgetAll')}
        question={voice.say('statistics.forgetSure', { count: games.length })}
        text={voice.say('statistics.forgetWhat')}
        onSure={() => void forget(games)}
      />
    </>
  );
}

function List({ voice, games, forget }: Omit<Props, 'forget'> & Partial<Pick<Props, 'forget'>>): VNode {
  const page = useVoice();
  const date = new Intl.DateTimeFormat(voice.locale, { dateStyle: 'medium' });
  return (
    <ul class="game-list">
      {games.map((game) => {
        const { place, total } = ownScore(game);
        const when = date.format(game.at);
        const others = game.players.filter((_, other) => other !== game.seat).map(({ name }) => name);
        return (
          <li key={`${game.id} ${game.seat}`} class="counted">
            <p>
              <strong>{voice.number(total)}</strong> ·{' '}
              {place === 0 ? voice.say('statistics.unranked') : voice.say('statistics.place', { place })}
            </p>
            <p class="soft">
              {when}
              {others.length === 0 ? '' : ` · ${page.list(others)}`}
            </p>
            <span class="counted-ways">
              {game.kept ? (
                <a class="button" href={hrefOf({ page: 'replay', place: game.place, id: game.id })}>
                  <Icon name="replay" />
                  {voice.say('statistics.replay')}
                  <span class="visually-hidden">: {when}</span>
                </a>
              ) : null}
              {forget === undefined ? null : (
                <ConfirmButton
                  label={voice.say('statistics.forget')}
                  about={when}
                  question={voice.say('statistics.forgetSure', { count: 1 })}
                  text={voice.say('statistics.forgetWhat')}
                  onSure={() => void forget([game])}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
