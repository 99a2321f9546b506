import type { TableSetup } from '@getaway/protocol/room';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../../browser/gameIds.ts';
import { go } from '../../browser/route.ts';
import { tables } from '../../browser/worker.ts';
import { GAME_IDS } from '../../games/tables.ts';
import { useGameNames, useGameVoice } from '../../games/useGameVoice.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Segments } from '../../settings/Segments.tsx';
import { OptionList } from '../../setup/OptionList.tsx';
import { PackChoice } from '../../setup/PackChoice.tsx';
import { useAbout } from '../../setup/useAbout.ts';
import { Page } from '../../ui/Page.tsx';
import type { GameAbout } from '../../worker/about.ts';
import '../../settings/settings.css';
import { hostTable, uploadPack } from '../api.ts';
import { justOpened, markUnknown, me } from '../me.ts';
import { whyNot } from '../words.ts';
import { BotFields } from './BotFields.tsx';
import { NameForm } from './NameForm.tsx';
import { PaceFields } from './PaceFields.tsx';
import { TeachingFields } from './TeachingFields.tsx';
import { USUAL_SETUP } from './usualSetup.ts';

/** Sets up an online table. Everything has a default. */
export function HostPage(): VNode {
  const voice = useVoice();
  return (
    <Page title={voice.say('online.new.title')}>
      {me.value === undefined ? <NameForm /> : <Form device={me.value.device} />}
    </Page>
  );
}

type Rest = Omit<TableSetup, 'game' | 'players' | 'options'>;

const USUAL_SEATS = 3;

function Form({ device }: { readonly device: string }): VNode {
  const voice = useVoice();
  const [game, setGame] = useState<GameId>(GAME_IDS[0] as GameId);
  const about = useAbout(game);
  const names = useGameNames();
  const words = useGameVoice(game);
  const [players, setPlayers] = useState(USUAL_SEATS);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [bots, setBots] = useState<readonly string[]>([]);
  const [pack, setPack] = useState<string>();
  const [rest, setRest] = useState<Rest>(USUAL_SETUP);
  const [trouble, setTrouble] = useState<string>();
  const seats = seatCounts(about, players);
  const create = async (): Promise<void> => {
    const chosen = bots.length === 0 ? {} : { bots: bots.slice(0, seats.chosen) };
    const setup = { game, players: seats.chosen, options, ...rest, ...chosen };
    const opened = await (pack === undefined ? hostTable(device, setup) : hostWith(device, setup, pack));
    if ('ok' in opened) {
      justOpened.set(opened.ok.id, 0);
      return go({ page: 'table', place: 'online', id: opened.ok.id });
    }
    if (opened.error.code === 'unknownDevice') markUnknown(device);
    setTrouble(voice.say('online.trouble', { detail: whyNot(voice, opened.error) }));
  };
  return (
    <form
      class="host-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Segments
        legend={voice.say('online.new.game')}
        values={GAME_IDS}
        value={game}
        nameOf={(id) => names[id]?.say('game.name') ?? ''}
        onChange={(id) => {
          setGame(id);
          setOptions({});
          setBots([]);
          setPack(undefined);
        }}
      />
      <Segments
        legend={voice.say('online.new.seats')}
        values={seats.all}
        value={String(seats.chosen)}
        nameOf={(count) => count}
        onChange={(count) => setPlayers(Number(count))}
      />
      <p class="soft field-hint">{voice.say('online.new.seatsText')}</p>
      {about === undefined ? null : (
        <BotFields about={about} seats={seats.chosen} bots={bots} pack={pack} onChange={setBots} />
      )}
      <PaceFields pace={rest.pace} onChange={(pace) => setRest({ ...rest, pace })} />
      {rest.pace.kind === 'free' ? null : (
        <Segments
          legend={voice.say('online.new.timeout')}
          values={TIMEOUTS}
          value={rest.onTimeout}
          nameOf={(what) => voice.say(`online.new.timeout.${what}`)}
          onChange={(onTimeout) => setRest({ ...rest, onTimeout })}
        />
      )}
      <Segments
        legend={voice.say('online.new.listed')}
        values={LISTINGS}
        value={rest.listed ? 'open' : 'link'}
        nameOf={(who) => voice.say(`online.new.listed.${who}`)}
        onChange={(who) => setRest({ ...rest, listed: who === 'open' })}
      />
      <Segments
        legend={voice.say('online.new.watching')}
        values={YES_NO}
        value={rest.watching ? 'yes' : 'no'}
        nameOf={(who) => voice.say(`online.new.watching.${who}`)}
        onChange={(who) => setRest({ ...rest, watching: who === 'yes' })}
      />
      {rest.watching ? (
        <Segments
          legend={voice.say('online.new.chatting')}
          values={CHATTING}
          value={rest.chatting ?? 'everybody'}
          nameOf={(who) => voice.say(`online.new.chatting.${who}`)}
          onChange={(chatting) => setRest({ ...rest, chatting })}
        />
      ) : null}
      {about === undefined || words === undefined ? null : (
        <OptionList about={about} words={words} options={options} onChange={setOptions} />
      )}
      <TeachingFields teaching={rest.teaching} onChange={(teaching) => setRest(withTeaching(rest, teaching))} />
      <PackChoice game={game} pack={pack} onChange={setPack} />
      <div class="new-bar">
        {trouble === undefined ? null : (
          <p class="alert" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="button primary new-start" disabled={about === undefined}>
          {voice.say('online.new.create')}
        </button>
      </div>
    </form>
  );
}

function withTeaching(before: Rest, teaching: Rest['teaching']): Rest {
  const { teaching: _, ...rest } = before;
  return teaching === undefined ? rest : { ...rest, teaching };
}

/** Uploads the pack first, because the server needs it before a table can use it. */
async function hostWith(device: string, setup: TableSetup, hash: string): ReturnType<typeof hostTable> {
  const brought = await uploadPack(device, { game: setup.game, pack: await tables.packDocument(hash) });
  return 'error' in brought ? brought : hostTable(device, { ...setup, pack: brought.ok.hash });
}

const TIMEOUTS = ['bot', 'wait'] as const;
const LISTINGS = ['link', 'open'] as const;
const CHATTING = ['everybody', 'players'] as const;
const YES_NO = ['yes', 'no'] as const;

/** The possible numbers of seats. An online table needs at least two people. */
function seatCounts(
  about: GameAbout | undefined,
  wanted: number,
): { readonly all: readonly string[]; readonly chosen: number } {
  const { min, max } = about?.players ?? { min: USUAL_SEATS, max: USUAL_SEATS };
  const least = Math.max(2, min);
  const all = Array.from({ length: max - least + 1 }, (_, i) => String(least + i));
  return { all, chosen: Math.min(max, Math.max(least, wanted)) };
}
