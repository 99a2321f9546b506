import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type AfterGameVoice, useAfterGameVoice } from '../afterGame/load.ts';
import { isGameId } from '../browser/gameIds.ts';
import { useGameVoice } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Page } from '../ui/Page.tsx';
import { BarTable } from './BarTable.tsx';
import { Filters } from './Filters.tsx';
import { type Counted, endsOf, type Filter, meanLines, ownScore, placesOf, select, summaryOf } from './figures.ts';
import { GameLists } from './GameLists.tsx';
import { TimeChart } from './TimeChart.tsx';
import { useCounted } from './useCounted.ts';
import './statistics.css';

/** Figures about a player's finished games, on this device and online. */
export function StatisticsPage(): VNode {
  const page = useVoice();
  const words = useAfterGameVoice();
  const voice = words.value;
  const { games: loading, fault, forget } = useCounted();
  const games = loading.value;
  const [chosen, setFilter] = useState<Filter>({});
  if (voice === undefined || games === undefined)
    return (
      <Page title={page.say('statistics.title')}>
        <NotLoaded {...(words.failed ? words : loading)} />
      </Page>
    );
  // Scores of different games can't be compared, so one game is always selected. The default is the game that was
  // played last.
  const game = games.some((one) => one.game === chosen.game) ? chosen.game : games.at(-1)?.game;
  const filter = { ...chosen, game };
  const counted = select(games, filter);
  return (
    <Page title={page.say('statistics.title')}>
      {fault === undefined ? null : (
        <p class="alert" role="alert">
          {voice.say('statistics.server', { detail: fault })}
        </p>
      )}
      {games.length === 0 ? (
        <p>{voice.say('statistics.none')}</p>
      ) : (
        <>
          <Filters voice={voice} games={games} filter={filter} onChange={setFilter} />
          {counted.length === 0 ? (
            <p>{voice.say('statistics.noneMatches')}</p>
          ) : (
            <>
              <Figures voice={voice} games={counted} game={game} />
              <GameLists voice={voice} games={counted} forget={forget} />
            </>
          )}
        </>
      )}
    </Page>
  );
}

interface FiguresProps {
  readonly voice: AfterGameVoice;
  readonly games: readonly Counted[];
  readonly game: string | undefined;
}

function Figures({ voice, games, game }: FiguresProps): VNode {
  const words = useGameVoice(isGameId(game) ? game : undefined);
  const { number, percent } = voice;
  const say = (key: string): string => (words?.has(key) === true ? words.say(key) : key);
  const summary = summaryOf(games);
  const counts = (value: number): string => `${number(value)} (${percent(value / games.length)})`;
  const lucky = games.filter((one): one is Counted & { readonly luck: number } => one.luck !== undefined);
  const pointOf = (one: Counted, value: number) => ({
    key: `${one.id} ${one.seat}`,
    at: one.at,
    value,
    won: ownScore(one).place === 1,
  });
  return (
    <>
      <dl class="summary">
        <Fact name={voice.say('statistics.games')} value={number(summary.games)} />
        <Fact name={voice.say('statistics.wins')} value={counts(summary.wins)} />
        {summary.meanPlace === undefined ? null : (
          <Fact name={voice.say('statistics.meanPlace')} value={number(summary.meanPlace)} />
        )}
        <Fact name={voice.say('statistics.meanScore')} value={number(summary.meanScore)} />
      </dl>
      <div class="figures">
        <BarTable
          caption={voice.say('statistics.places')}
          bars={placesOf(games).map(({ name, value }) => ({
            label:
              name === '0' ? voice.say('statistics.unranked') : voice.say('statistics.place', { place: Number(name) }),
            value,
            told: counts(value),
          }))}
        />
        <BarTable
          caption={voice.say('statistics.ends')}
          bars={endsOf(games).map(({ name, value }) => ({ label: say(name), value, told: counts(value) }))}
        />
        <BarTable
          caption={voice.say('statistics.lines')}
          bars={meanLines(games).map(({ name, value }) => ({
            label: say(`score.${name}`),
            value,
            told: number(value),
          }))}
        />
        <TimeChart
          voice={voice}
          title={voice.say('statistics.scores')}
          unit={voice.say('statistics.score')}
          points={games.map((one) => pointOf(one, ownScore(one).total))}
          tell={number}
        />
        {lucky.length === 0 ? null : (
          <TimeChart
            voice={voice}
            title={voice.say('statistics.luck')}
            unit={voice.say('statistics.luck')}
            points={lucky.map((one) => pointOf(one, one.luck))}
            tell={percent}
          />
        )}
      </div>
      <p class="soft">
        {voice.say('statistics.luckWhat')} {lucky.length === 0 ? voice.say('statistics.noLuck') : ''}
      </p>
    </>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }): VNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
