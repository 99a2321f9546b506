import { useEffect, useRef } from 'preact/hooks';
import { play, type SoundName } from '../../sound/sound.ts';
import type { GameUi } from '../gameUi.ts';
import type { TableUi } from '../tableUi.ts';

/** More at once would be noise. */
const HEARD_AT_ONCE = 3;
const APART_S = 0.18;

/** Plays the sounds of the table: events, the viewer's turn, and a win. */
export function useSounds({ log, asked, result, viewer, past }: TableUi, { soundOf }: GameUi): void {
  const before = useRef({ length: log.length, mine: asked !== undefined, over: result !== undefined });
  const mine = asked !== undefined;
  // Only new events sound.
  useEffect(() => {
    if (past !== undefined) return;
    const was = before.current;
    before.current = { length: log.length, mine, over: result !== undefined };
    const events = log.slice(was.length).flatMap((passage) => passage.events);
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
  }, [log.length, mine, result === undefined]);
}
