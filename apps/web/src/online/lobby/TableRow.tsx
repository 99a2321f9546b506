import type { ListedTable } from '@getaway/protocol/http';
import type { VNode } from 'preact';
import { isGameId } from '../../browser/gameIds.ts';
import { hrefOf } from '../../browser/route.ts';
import { useGameAbout } from '../../games/useGameVoice.ts';
import { useVoice, type Voice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { paceWords } from '../words.ts';
import { RemoveFromList } from './RemoveFromList.tsx';

interface Props {
  readonly table: ListedTable;
  /** Whether the row is in the list of the viewer's own tables. The viewer can remove tables from that list. */
  readonly mine: boolean;
  /** The heading level that fits the surrounding list. */
  readonly heading?: 'h3' | 'h4';
}

export function TableRow({ table, mine, heading: Heading = 'h4' }: Props): VNode | null {
  const voice = useVoice();
  const words = useGameAbout(isGameId(table.game) ? table.game : undefined);
  const { id, names, due, seat, pace } = table;
  const yours = due !== undefined && due === seat;
  const game = words?.say('game.name') ?? (isGameId(table.game) ? '' : table.game);
  return (
    <li class="table-row lobby-table" data-yours={yours}>
      <div class="lobby-about">
        <Heading class="lobby-game">
          {game}
          {yours ? <span class="lobby-turn">{voice.say('online.yourTurn')}</span> : null}
          {table.hosting === true ? <span class="lobby-hosting">{voice.say('online.hosting')}</span> : null}
        </Heading>
        <p class="table-people lobby-people">
          {names.map((name, i) => (
            <span key={i} data-free={name === null}>
              <Icon name={name === null && table.state !== 'gathering' ? 'bot' : 'human'} />{' '}
              {name ?? (table.state === 'gathering' ? voice.say('online.freeSeat') : voice.say('seats.bot'))}
            </span>
          ))}
        </p>
        <p class="soft">
          {stateWords(voice, table)} · {paceWords(voice, pace)}
          {table.state === 'over' ? null : ` · ${voice.say('online.listedHere', { count: table.present.length })}`}
        </p>
      </div>
      <div class="lobby-ways">
        <a class={yours ? 'button primary' : 'button'} href={hrefOf({ page: 'table', place: 'online', id })}>
          {voice.say(
            mine ? 'online.go' : table.state === 'gathering' && table.free > 0 ? 'online.join' : 'online.watch',
          )}
          <span class="visually-hidden">: {game}</span>
        </a>
        {mine ? <RemoveFromList table={table} about={game} /> : null}
      </div>
    </li>
  );
}

function stateWords(voice: Voice, { state, free, due, names }: ListedTable): string {
  if (state === 'gathering') return voice.say('online.gathering', { free });
  if (state === 'over') return voice.say('online.over');
  return due === undefined
    ? voice.say('online.playing')
    : voice.say('online.turnOf', { name: names[due] ?? voice.say('seats.bot') });
}
