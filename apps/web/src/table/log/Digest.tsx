import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { afterwards, sinceLastTurn } from './digest.ts';
import { HEADLINES } from './logGroups.ts';
import './digest.css';

interface DigestLine {
  readonly passage: number;
  readonly seat: number | undefined;
  readonly text: string;
}

/** What others have done since the viewer's last turn. It grows while they play, and disappears with the viewer's choice. */
export function Digest(): VNode | null {
  const voice = useVoice();
  const { table } = useFrame();
  const lines = useDigestLines();
  const list = useRef<HTMLUListElement>(null);
  const [dismissed, setDismissed] = useState(-1);
  const mine = table.asked !== undefined;
  const begins = table.log.length - sinceLastTurn(table.log, table.viewer).length;
  useEffect(() => {
    // While others play, it scrolls to the newest entry; on the viewer's turn it starts at the top. Bots may choose several times
    // between two frames: the list is measured once for all of them.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: mine ? 0 : list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [lines.length, mine]);
  if (lines.length === 0 || (mine && dismissed === begins)) return null;
  return (
    <section class="digest" aria-labelledby="digest-title">
      <header>
        <h3 id="digest-title">{voice.say(mine ? 'digest.title' : 'digest.now')}</h3>
        {mine ? (
          <button
            type="button"
            class="button icon-button"
            aria-label={voice.say('digest.dismiss')}
            title={voice.say('digest.dismiss')}
            onClick={() => setDismissed(begins)}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      <ul ref={list} tabIndex={0}>
        {lines.map(({ passage, seat, text }, i) => (
          <li key={`${passage} ${i}`}>
            {seat === undefined || seat === lines[i - 1]?.seat ? null : <SeatMark seat={seat} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Spectators, and players who return after a long time, find the rest in the log. */
const DIGESTED = 60;

function useDigestLines(): readonly DigestLine[] {
  const { table, game, tell } = useFrame();
  const passages = sinceLastTurn(table.log, table.viewer).slice(-DIGESTED);
  const begins = table.log.length - passages.length;
  const before = table.log[begins - 1];
  const own = before?.seat === table.viewer && before.seat !== undefined ? tell(before) : [];
  const followed = afterwards(own, game.headlines ?? HEADLINES)
    .filter(({ minor }) => !minor)
    .map(({ text }) => ({ passage: begins - 1, seat: undefined, text }));
  const others = passages.flatMap((passage, i) =>
    tell(passage)
      .filter(({ minor }) => !minor)
      .map(({ text }) => ({ passage: begins + i, seat: passage.seat, text })),
  );
  return [...followed, ...others];
}
