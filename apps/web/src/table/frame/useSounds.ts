import { useEffect, useRef } from 'preact/hooks';
import { play, type SoundName } from '../../sound/sound.ts';
import type { GameUi } from '../gameUi.ts';
import { endOf, freshIn } from '../log/fresh.ts';
import type { TableUi } from '../tableUi.ts';

/** The maximum number of sounds at once. */
const HEARD_AT_ONCE = 3;
const APART_S = 0.18;

/** Plays the sounds of the table: events, the viewer's turn, and a win. */
export function useSounds({ log, asked, result, viewer, past }: TableUi, { soundOf }: GameUi): void {
  const end = endOf(log);
  const before = useRef({ end, mine: asked !== undefined, over: result !== undefined });
  const mine = asked !== undefined;
  // Plays sounds only for new events.
  useEffect(() => {
    if (past !== undefined) return;
    const was = before.current;
    before.current = { end, mine, over: result !== undefined };
    const events = freshIn(log, was.end).flatMap((passage) => passage.events);
    const heard: SoundName[] = [];
    for (const event of events) {
      const sound = soundOf?.(event);
      if (sound !== undefined && heard.at(-1) !== sound) heard.push(sound);
    }
    const sounds = heard.slice(-HEARD_AT_ONCE);
    const won = result?.ranking.some(({ seat, place }) => seat === viewer && place === 1) === true;
    if (won && !was.over) sounds.push('win');
    else if (mine && !was.mine) sounds.push('bell');
    for (const [i, sound] of sounds.entries()) play(sound, i * APART_S);
  }, [end.passage, end.event, mine, result === undefined]);
}
