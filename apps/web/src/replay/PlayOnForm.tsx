import { hashOf } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { AboutBots } from '../setup/AboutBots.tsx';
import { BotSelect } from '../setup/BotSelect.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { useReplay } from './control/context.ts';

const PlayOnline = lazyComponent(async () => (await import('./PlayOnline.tsx')).PlayOnline);

const HIDDEN = ['again', 'asWas'] as const;
/** Who plays the other seats. `people` are at this device. `online` makes the game an online table. */
const OTHERS = ['bots', 'people', 'online'] as const;

/** Starts a new game from the moment that is shown. The original game is not changed. */
export function PlayOnForm(): VNode | null {
  const voice = useVoice();
  const control = useReplay();
  const { about, game, playOn } = control.source;
  const onlooker = control.onlooker.value;
  const own = typeof onlooker === 'number' ? onlooker : about.players.findIndex(({ bot }) => bot === undefined);
  const [seat, setSeat] = useState(Math.max(0, own));
  const [others, setOthers] = useState<(typeof OTHERS)[number]>('bots');
  const [bot, setBot] = useState(about.defaultLevel);
  const [hidden, setHidden] = useState<(typeof HIDDEN)[number]>('again');
  const [trouble, setTrouble] = useState<string>();
  const pack = useMemo(() => hashOf(about.pack), [about.pack]);
  const at = control.at.value;
  const isPossible = at < control.last || !about.over;
  if (playOn === undefined || !about.onlookers.some((one) => typeof one === 'number')) return null;
  const players = about.players.map(
    ({ name }, i): Player => (i === seat || others === 'people' ? { name } : { name, bot }),
  );
  const from = hidden === 'again' ? seat : undefined;
  const begin = async (): Promise<void> => {
    const begun = await playOn({ passages: at, players, from });
    if ('ok' in begun) go({ page: 'table', place: 'local', id: begun.ok });
    else setTrouble(voice.say(`trouble.${begun.trouble.what}`, { detail: begun.trouble.detail ?? '' }));
  };
  return (
    <details class="replay-play-on">
      <summary>{voice.say('replay.playOn')}</summary>
      <p class="soft">{voice.say('replay.playOnHint')}</p>
      <label>
        <span>{voice.say('replay.seat')}</span>
        <select
          value={seat}
          disabled={!about.over}
          onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}
        >
          {about.players.map(({ name }, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {about.players.length < 2 ? null : (
        <label>
          <span>{voice.say('replay.others')}</span>
          <select
            value={others}
            onChange={({ currentTarget }) => setOthers(OTHERS.find((one) => one === currentTarget.value) ?? 'bots')}
          >
            {OTHERS.filter((one) => one !== 'online' || control.source.exported !== undefined).map((one) => (
              <option key={one} value={one}>
                {voice.say(`replay.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {about.players.length < 2 || others !== 'bots' ? null : (
        <>
          <BotSelect about={{ ...about, id: game }} number={undefined} bot={bot} onChange={setBot} />
          <AboutBots about={{ ...about, id: game }} bots={[bot]} pack={pack} />
        </>
      )}
      {about.over ? (
        <label>
          <span>{voice.say('replay.hidden')}</span>
          <select
            value={hidden}
            onChange={({ currentTarget }) => setHidden(HIDDEN.find((one) => one === currentTarget.value) ?? 'again')}
          >
            {HIDDEN.map((one) => (
              <option key={one} value={one}>
                {voice.say(`replay.hidden.${one}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {others === 'online' && isPossible ? (
        <PlayOnline passages={at} seat={seat} from={from} />
      ) : (
        <button type="button" class="button primary" disabled={!isPossible} onClick={() => void begin()}>
          {voice.say('replay.begin', { moment: at })}
        </button>
      )}
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </details>
  );
}
