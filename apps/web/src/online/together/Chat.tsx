import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { SeatMark } from '../../shell/SeatMark.tsx';
import { NameForm } from '../lobby/NameForm.tsx';
import { me } from '../me.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import type { Said } from '../wire/documents.ts';

const LONGEST = 500;

/** What people say to each other, those who watch included. */
export function Chat({ table }: { readonly table: OnlineTable }): VNode {
  const voice = useVoice();
  const said = table.chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [said.length]);
  return (
    <section class="together-part">
      <h3>
        <Icon name="chat" />
        {voice.say('online.chat')}
      </h3>
      {said.length === 0 ? <p class="soft">{voice.say('online.chat.none')}</p> : null}
      <div
        ref={list}
        class="chat"
        role="log"
        aria-label={voice.say('online.chat')}
        tabIndex={said.length === 0 ? -1 : 0}
      >
        {said.map((message, i) => (
          <Message key={`${message.at} ${i}`} message={message} />
        ))}
      </div>
      {me.value === undefined ? <NameForm onNamed={() => table.line.greetAgain()} /> : <Say table={table} />}
    </section>
  );
}

function Message({ message: { at, name, text, seat } }: { readonly message: Said }): VNode {
  const voice = useVoice();
  const time = new Intl.DateTimeFormat(voice.locale, { timeStyle: 'short' }).format(at);
  return (
    <div class="chat-message">
      {seat === undefined ? <Icon name="watching" /> : <SeatMark seat={seat} />}
      <p>
        <b>{name}</b> <time class="soft">{time}</time>
        <span class="chat-text">{text}</span>
      </p>
    </div>
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
