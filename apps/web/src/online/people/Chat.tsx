import type { RoomScene } from '@getaway/protocol/room';
import type { ChatDocument } from '@getaway/protocol/socket';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { NameForm } from '../lobby/NameForm.tsx';
import { me } from '../me.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { isMuted, mute, unmute } from './muted.ts';
import './chat.css';

const LONGEST = 500;

export function Chat({ table }: { readonly table: OnlineTable }): VNode {
  const voice = useVoice();
  const said = table.chat.value.filter(({ by }) => !isMuted(by));
  const list = useRef<HTMLDivElement>(null);
  // Keeps the last message in sight, even when the panel shrinks.
  useEffect(() => {
    const all = list.current;
    if (all === null) return undefined;
    const toEnd = (): void => all.scrollTo({ top: all.scrollHeight });
    toEnd();
    const room = new ResizeObserver(toEnd);
    room.observe(all);
    return () => room.disconnect();
  }, [said.length]);
  return (
    <section class="together-chat" aria-label={voice.say('online.chat')}>
      <div
        ref={list}
        class="chat"
        role="log"
        aria-label={voice.say('online.chat')}
        tabIndex={said.length === 0 ? -1 : 0}
      >
        {said.length === 0 ? <p class="soft">{voice.say('online.chat.none')}</p> : null}
        {said.map((message, i) => (
          <Message key={`${message.at} ${i}`} message={message} own={isOwn(message, table.room.value)} />
        ))}
      </div>
      <Muted table={table} />
      {me.value === undefined ? (
        <NameForm onNamed={() => table.connection.greetAgain()} />
      ) : table.room.value?.removed === true ? (
        <p class="soft">{voice.say('online.gather.removed')}</p>
      ) : mayWrite(table.room.value) ? (
        <Say table={table} />
      ) : (
        <p class="soft">{voice.say('online.chat.playersOnly')}</p>
      )}
    </section>
  );
}

const mayWrite = (room: RoomScene | undefined): boolean =>
  room?.setup.chatting !== 'players' || room.hosting || room.seat !== undefined;

/**
 * Whether a message is the viewer's own. Players are compared by seat, because names are not unique. Spectators can be
 * compared only by name.
 */
const isOwn = ({ seat, name }: ChatDocument, room: RoomScene | undefined): boolean =>
  seat === room?.seat && (seat !== undefined || name === me.value?.name);

interface MessageProps {
  readonly message: ChatDocument;
  readonly own: boolean;
}

function Message({ message: { at, name, text, seat, by }, own }: MessageProps): VNode {
  const voice = useVoice();
  const time = new Intl.DateTimeFormat(voice.locale, { timeStyle: 'short' }).format(at);
  return (
    <div class="chat-message">
      {seat === undefined ? <Icon name="watching" /> : <SeatMark seat={seat} />}
      <p>
        <b>{seat === undefined ? voice.say('online.chat.watching', { name }) : name}</b>{' '}
        <time class="soft">{time}</time>
        <span class="chat-text">{text}</span>
      </p>
      {by === undefined || own ? null : (
        <button
          type="button"
          class="button icon-button chat-mute"
          aria-label={voice.say('online.chat.mute', { name })}
          title={voice.say('online.chat.mute', { name })}
          onClick={() => mute(by)}
        >
          <Icon name="mute" />
        </button>
      )}
    </div>
  );
}

/** The muted speakers, each with a button to unmute. */
function Muted({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const names = new Map(table.chat.value.flatMap(({ by, name }) => (isMuted(by) ? [[by, name] as const] : [])));
  if (names.size === 0) return null;
  return (
    <ul class="chat-muted">
      {[...names].map(([by, name]) => (
        <li key={by} class="soft">
          {voice.say('online.chat.muted', { name })}{' '}
          <button type="button" class="button" onClick={() => unmute(by)}>
            {voice.say('online.chat.unmute')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Say({ table }: { readonly table: OnlineTable }): VNode {
  const voice = useVoice();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const say = async (): Promise<void> => {
    if (text.trim() === '') return;
    const said = await table.act('chat', { text: text.trim() });
    setTrouble('refusal' in said ? said.refusal.message : undefined);
    if ('ok' in said) setText('');
  };
  return (
    <form
      class="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        type="text"
        class="field"
        aria-label={voice.say('online.chat.label')}
        placeholder={voice.say('online.chat.label')}
        value={text}
        maxLength={LONGEST}
        autocomplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="button">
        {voice.say('online.chat.send')}
      </button>
      {trouble === undefined ? null : <p role="alert">{voice.say('online.trouble', { detail: trouble })}</p>}
    </form>
  );
}
