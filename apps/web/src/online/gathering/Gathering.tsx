import type { RoomScene } from '@getaway/protocol/room';
import type { AnswerTo } from '@getaway/protocol/socket';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../browser/gameIds.ts';
import { useGameVoice } from '../../games/useGameVoice.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AboutBots } from '../../setup/AboutBots.tsx';
import { useAbout } from '../../setup/useAbout.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { Forked } from '../Forked.tsx';
import { SeatElsewhere } from '../identity/SeatElsewhere.tsx';
import { NameForm } from '../lobby/NameForm.tsx';
import { justOpened, keepSeat, me } from '../me.ts';
import type { FieldsAtTable, OnlineTable, TableRequest } from '../table/onlineTable.ts';
import { TeachingTerms } from '../teaching/TeachingTerms.tsx';
import { paceWords } from '../words.ts';
import { SeatLink, TableLink } from './Links.tsx';
import { MakeLink } from './MakeLink.tsx';
import { botOfSeat, Seat } from './Seat.tsx';
import './gather.css';

/** How many digits of a hash are shown. People can compare them aloud. */
const SHORT_HASH = 12;

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomScene;
}

/** A table before the game: the seats, the links to invite others, and the host's button to begin. */
export function Gathering({ table, room }: Props): VNode {
  const voice = useVoice();
  const game = isGameId(room.setup.game) ? room.setup.game : undefined;
  const words = useGameVoice(game);
  const about = useAbout(game);
  const [trouble, setTrouble] = useState<string>();
  const act = async <N extends TableRequest>(
    name: N,
    ...fields: FieldsAtTable<N>
  ): Promise<AnswerTo<N> | undefined> => {
    const done = await table.act(name, ...fields);
    setTrouble('refusal' in done ? done.refusal.message : undefined);
    return 'ok' in done ? done.ok : undefined;
  };
  const sit = async (seat: number): Promise<void> => {
    // At a table with open hands, the button says that sitting down means agreeing to open hands.
    const sat = await act('sit', { seat, agrees: room.setup.teaching?.openHands === true });
    if (sat !== undefined) keepSeat(table.id, sat.secret);
  };
  useEffect(() => {
    const seat = justOpened.get(table.id);
    justOpened.delete(table.id);
    if (seat !== undefined) void sit(seat);
  }, []);
  useEffect(() => {
    if (room.removed === true) keepSeat(table.id, undefined);
  }, [room.removed]);
  const stand = async (): Promise<void> => {
    if ((await act('stand')) !== undefined) keepSeat(table.id, undefined);
  };
  return (
    <Page
      title={voice.say('online.gather.title', {
        game: words?.say('game.name') ?? (game === undefined ? room.setup.game : ''),
      })}
    >
      <Facts room={room} options={optionWords(room, words)} />
      <TeachingTerms setup={room.setup} />
      <Forked origin={room.origin} />
      {me.value === undefined ? <NameForm onNamed={() => table.connection.greetAgain()} /> : null}
      {room.removed === true ? (
        <p class="alert" role="status">
          {voice.say('online.gather.removed')}
        </p>
      ) : (
        <SeatElsewhere table={table} />
      )}
      {table.connection.state.value === 'lost' ? (
        <p class="alert" role="status">
          {voice.say('online.noServer')}
        </p>
      ) : null}
      {trouble === undefined ? null : (
        <p class="alert" role="alert">
          {voice.say('online.trouble', { detail: trouble })}
        </p>
      )}
      <div class="gather">
        <section class="gather-seats">
          <h2>{voice.say('online.gather.seats')}</h2>
          <ol>
            {room.players.map((_, seat) => (
              <Seat
                key={seat}
                {...{ room, seat, about }}
                onSit={() => void sit(seat)}
                onStand={() => void stand()}
                onRemove={() => void act('remove', { seat })}
                onBot={(bot) => void act('chooseBot', { seat, bot })}
              />
            ))}
          </ol>
          <p class="soft">{voice.say('online.new.seatsText')}</p>
          {about === undefined ? null : (
            <AboutBots
              about={about}
              bots={room.players.map((_, seat) => botOfSeat(room, seat, about))}
              pack={room.pack?.hash}
            />
          )}
          {room.draws === undefined ? null : (
            <p class="soft" data-commitment={room.draws.commitment}>
              {voice.say('online.gather.draws', {
                commitment: room.draws.commitment.slice(0, SHORT_HASH),
                devices: room.draws.pledges.length,
              })}
            </p>
          )}
          {room.hosting ? (
            <div class="gather-ways">
              <button type="button" class="button primary" onClick={() => void act('begin')}>
                {voice.say('online.gather.start', { bots: room.setup.players - room.taken.length })}
              </button>
              <ConfirmButton
                label={voice.say('online.gather.remove')}
                question={voice.say('online.gather.removeSure')}
                onSure={() => void act('close')}
              />
            </div>
          ) : (
            <p role="status">
              <Icon name="waiting" /> {voice.say('online.gather.waiting')}{' '}
              <span class="soft">{voice.say('online.gather.hostAway')}</span>
            </p>
          )}
        </section>
        <aside class="gather-links">
          <TableLink table={table.id} />
          <SeatLink table={table.id} />
          <MakeLink table={table} />
        </aside>
      </div>
    </Page>
  );
}

type Words = ReturnType<typeof useGameVoice>;

/** The names of the options that are on. */
const optionWords = ({ setup }: RoomScene, words: Words): readonly string[] =>
  Object.entries(setup.options).flatMap(([name, value]) =>
    value === true && words?.has(`option.${name}`) === true ? [words.say(`option.${name}`)] : [],
  );

function Facts({
  room: { setup, pack },
  options,
}: {
  readonly room: RoomScene;
  readonly options: readonly string[];
}): VNode {
  const voice = useVoice();
  const { pace, onTimeout, watching } = setup;
  const facts = [
    paceWords(voice, pace),
    ...(pace.kind === 'free' ? [] : [voice.say(`online.timeout.${onTimeout}`)]),
    voice.say(watching ? 'online.new.watching.yes' : 'online.new.watching.no'),
    ...options,
    ...(pack === undefined ? [] : [voice.say('online.pack', { id: pack.id })]),
  ];
  return (
    <ul class="gather-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
