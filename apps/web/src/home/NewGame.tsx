import type { Player } from '@getaway/table';
import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { go } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { useGameVoice } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { contributeHere } from '../local/contributeHere.ts';
import { OptionList } from '../setup/OptionList.tsx';
import { PackChoice } from '../setup/PackChoice.tsx';
import { Page } from '../ui/Page.tsx';
import type { GameAbout } from '../worker/about.ts';
import { nameFault } from './nameFault.ts';
import { SeatList } from './SeatList.tsx';
import { usualPlayers } from './usualPlayers.ts';

/** Sets up a local game: players, options and content pack. Everything has a default, so one click starts the game. */
export function NewGame({ game, people }: { readonly game: GameId; readonly people: number }): VNode {
  const voice = useVoice();
  const words = useGameVoice(game);
  const [about, setAbout] = useState<GameAbout>();
  useEffect(() => void tables.about(game).then(setAbout), [game]);
  if (about === undefined || words === undefined) return <p class="notice">{voice.say('loading')}</p>;
  return (
    <Page title={voice.say('new.title', { game: words.say('game.name') })}>
      <Form key={game} about={about} words={words} people={people} />
    </Page>
  );
}

interface FormProps {
  readonly about: GameAbout;
  readonly words: Speaker;
  /** How many seats are for people by default. The other seats are for bots. */
  readonly people: number;
}

function Form({ about, words, people }: FormProps): VNode {
  const voice = useVoice();
  const [players, setPlayers] = useState<readonly Player[]>(() => usualPlayers(voice, about, people));
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [pack, setPack] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    const wrong = nameFault(voice, players);
    if (wrong !== undefined) return setProblem(wrong);
    const begun = await tables.begin({ game: about.id, players, options, pack }, await contributeHere());
    if ('ok' in begun) return go({ page: 'table', place: 'local', id: begun.ok });
    setProblem(voice.say(`trouble.${begun.trouble.what}`, { detail: begun.trouble.detail ?? '' }));
  };
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <SeatList about={about} words={words} players={players} pack={pack} onChange={setPlayers} />
      <OptionList about={about} words={words} options={options} onChange={setOptions} />
      <PackChoice game={about.id} pack={pack} onChange={setPack} />
      <div class="new-bar">
        {problem === undefined ? null : (
          <p class="alert" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button primary new-start">
          {voice.say('new.start')}
        </button>
      </div>
    </form>
  );
}
