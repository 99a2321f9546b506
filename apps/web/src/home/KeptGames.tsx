import type { VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { go, hrefOf } from '../browser/route.ts';
import { saveAsFile } from '../browser/saveAsFile.ts';
import { tables } from '../browser/worker.ts';
import { witnessOf } from '../fairness/witnesses.ts';
import { useGameVoice } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { Listed } from '../worker/tables.ts';
import type { Trouble } from '../worker/trouble.ts';
import '../ui/fileButton.css';

/** The games in this browser, which can be resumed, saved as a file or removed. Also opens a game from a file. */
export function KeptGames(): VNode {
  const voice = useVoice();
  const [games, setGames] = useState<readonly Listed[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const load = useCallback(async () => {
    const listed = await tables.list();
    if ('ok' in listed) setGames(listed.ok);
    else setTrouble(listed.trouble);
  }, []);
  useEffect(() => void load(), [load]);
  const open = async (file: File): Promise<void> => {
    const imported = await tables.imported(await file.text());
    if ('ok' in imported) go({ page: 'table', place: 'local', id: imported.ok });
    else setTrouble(imported.trouble);
  };
  return (
    <section class="kept">
      <h2>{voice.say('home.kept')}</h2>
      {trouble === undefined ? null : (
        <p class="alert" role="alert">
          {voice.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}
        </p>
      )}
      {games?.length === 0 ? <p class="soft">{voice.say('home.none')}</p> : null}
      <ul class="kept-list">
        {games?.map((game) => (
          <Kept key={game.id} listed={game} onChange={() => void load()} onTrouble={setTrouble} />
        ))}
      </ul>
      <label class="button file-button">
        {voice.say('home.import')}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void open(file);
            currentTarget.value = '';
          }}
        />
      </label>
    </section>
  );
}

interface KeptProps {
  readonly listed: Listed;
  onChange(): void;
  onTrouble(trouble: Trouble): void;
}

function Kept({ listed, onChange, onTrouble }: KeptProps): VNode {
  const voice = useVoice();
  const remove = async (): Promise<void> => {
    await tables.remove(listed.id);
    onChange();
  };
  const save = async (): Promise<void> => {
    const exported = await tables.exported(listed.id, witnessOf(listed.id));
    if ('ok' in exported) saveAsFile(`getaway-${listed.id.slice(0, 8)}.json`, exported.ok);
    else onTrouble(exported.trouble);
  };
  return (
    <li class="table-row kept-game">
      {'unreadable' in listed ? (
        <p>{voice.say('home.unreadable')}</p>
      ) : (
        <ErrorBoundary of="section">
          <About listed={listed} />
        </ErrorBoundary>
      )}
      <div class="kept-buttons">
        {'unreadable' in listed ? null : (
          <a class="button" href={hrefOf({ page: 'table', place: 'local', id: listed.id })}>
            {voice.say(listed.due === undefined ? 'home.look' : 'home.resume')}
          </a>
        )}
        {'unreadable' in listed || listed.choices === 0 ? null : (
          <a class="button" href={hrefOf({ page: 'replay', place: 'local', id: listed.id })}>
            {voice.say('replay.tab')}
          </a>
        )}
        <button type="button" class="button" onClick={() => void save()}>
          {voice.say('home.save')}
        </button>
        <ConfirmButton
          label={voice.say('home.remove')}
          question={voice.say('home.removeSure')}
          onSure={() => void remove()}
        />
      </div>
    </li>
  );
}

function About({ listed }: { readonly listed: Exclude<Listed, { readonly unreadable: true }> }): VNode {
  const voice = useVoice();
  const words = useGameVoice(listed.game);
  const { players, due, winners, changed, choices, origin } = listed;
  const nameOf = (seat: number | string): string =>
    typeof seat === 'number' ? (players[seat]?.name ?? '') : (words?.say(`automaton.${seat}`) ?? '');
  const when = new Intl.DateTimeFormat(voice.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  const state =
    due === undefined
      ? voice.say('home.won', { count: winners?.length ?? 0, winners: voice.list((winners ?? []).map(nameOf)) })
      : voice.say('home.due', { name: nameOf(due) });
  return (
    <div class="kept-about">
      <h3>{words?.say('game.name') ?? ''}</h3>
      <p class="table-people">
        {players.map(({ name, bot }, seat) => (
          <span key={seat}>
            <Icon name={bot === undefined ? 'human' : 'bot'} /> {name}
          </span>
        ))}
      </p>
      <p class="soft">
        {state} · {voice.say('home.choices', { count: choices })} · {voice.say('home.changed', { when })}
      </p>
      {origin === undefined ? null : (
        <p class="soft">{voice.say('replay.origin', { names: voice.list(origin.names), moment: origin.passages })}</p>
      )}
    </div>
  );
}
