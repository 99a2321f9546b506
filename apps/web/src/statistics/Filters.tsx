import type { VNode } from 'preact';
import type { AfterGameVoice } from '../afterGame/load.ts';
import { isGameId } from '../browser/gameIds.ts';
import { useGameNames, useGameVoice } from '../games/useGameVoice.ts';
import { useVoice } from '../i18n/voice.tsx';
import { levelName } from '../setup/levelName.ts';
import { type Counted, choicesIn, type Filter, PEOPLE, PLAIN, select } from './figures.ts';

interface Props {
  readonly voice: AfterGameVoice;
  readonly games: readonly Counted[];
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

/** Fields that select which games count. A field is shown only if its value differs between games. */
export function Filters({ voice, games, filter, onChange }: Props): VNode {
  const page = useVoice();
  const names = useGameNames();
  const words = useGameVoice(isGameId(filter.game) ? filter.game : undefined);
  const all = choicesIn(games);
  const own = choicesIn(select(games, { game: filter.game }));
  const field = <T extends string | number>(
    label: string,
    values: readonly T[],
    value: T | undefined,
    nameOf: (value: T) => string,
    set: (value: T | undefined) => void,
  ): VNode | null =>
    values.length < 2 ? null : (
      <label class="filter">
        <span>{label}</span>
        <select
          value={value === undefined ? '' : String(value)}
          onChange={({ currentTarget }) => set(values.find((one) => String(one) === currentTarget.value))}
        >
          <option value="">{voice.say('statistics.all')}</option>
          {values.map((one) => (
            <option key={one} value={String(one)}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <div class="filters">
      {all.game.length < 2 ? null : (
        <label class="filter">
          <span>{voice.say('statistics.game')}</span>
          <select value={filter.game} onChange={({ currentTarget }) => onChange({ game: currentTarget.value })}>
            {all.game.map((game) => (
              <option key={game} value={game}>
                {(isGameId(game) ? names[game]?.say('game.name') : undefined) ?? game}
              </option>
            ))}
          </select>
        </label>
      )}
      {field(
        voice.say('statistics.players'),
        own.players,
        filter.players,
        (count) => voice.say('statistics.playersCount', { count }),
        (players) => onChange({ ...filter, players }),
      )}
      {field(
        voice.say('statistics.against'),
        own.against,
        filter.against,
        (level) => (level === PEOPLE ? voice.say('statistics.people') : levelName(page, level)),
        (against) => onChange({ ...filter, against }),
      )}
      {field(
        voice.say('statistics.variant'),
        own.variant,
        filter.variant,
        (variant) => (variant === PLAIN ? voice.say('statistics.plain') : (words?.say(`option.${variant}`) ?? variant)),
        (variant) => onChange({ ...filter, variant }),
      )}
      {field(
        voice.say('statistics.where'),
        own.place,
        filter.place,
        (place) => voice.say(place === 'local' ? 'statistics.here' : 'statistics.online'),
        (place) => onChange({ ...filter, place }),
      )}
      {field(
        voice.say('statistics.who'),
        own.name,
        filter.name,
        (name) => name,
        (name) => onChange({ ...filter, name }),
      )}
    </div>
  );
}
