import type { Passage } from '@getaway/table';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { type Announcement, useFrame } from '../frameContext.ts';
import { afterwards } from '../log/digest.ts';
import { HEADLINES } from '../log/logGroups.ts';
import { usePromptWords } from '../prompt/usePromptWords.ts';

/** More passages at once mean that the game was just opened: the digest covers them. */
const TOLD_AT_ONCE = 8;

/**
 * What a screen reader announces by itself: events as they happen, one passage at a time, and the prompt. It interrupts only
 * when the viewer's turn begins.
 */
export function LiveRegions(): VNode {
  const voice = useVoice();
  const { table, game, tell } = useFrame();
  const { log, asked, past } = table;
  const prompt = usePromptWords();
  const before = useRef({ length: log.length, mine: false });
  const [said, setSaid] = useState({ events: '', prompt: '', turn: '' });
  const mine = asked !== undefined;
  // The viewer's own choice in full; of what followed, only the important events.
  const heard = (passage: Passage): readonly Announcement[] => {
    const all = tell(passage);
    const later = passage.seat === table.viewer ? afterwards(all, game.headlines ?? HEADLINES) : all;
    return all.filter((one) => !one.minor || !later.includes(one));
  };
  const number = asked?.number;
  // Only a new decision or passage is announced.
  useEffect(() => {
    if (past !== undefined) return;
    const { length, mine: wasMine } = before.current;
    before.current = { length: log.length, mine };
    const fresh = log.slice(length);
    const told = fresh.length > TOLD_AT_ONCE ? [] : fresh.flatMap((passage) => heard(passage).map(({ text }) => text));
    setSaid({
      events: log.length < length ? voice.say('undo.done') : told.join(' '),
      prompt: mine && !wasMine ? '' : prompt,
      turn: mine && !wasMine ? voice.say('wait.yours', { prompt }) : '',
    });
  }, [log.length, number, mine, past === undefined]);
  return (
    <div class="visually-hidden">
      <p aria-live="polite">{said.events}</p>
      <p aria-live="polite">{said.prompt}</p>
      <p aria-live="assertive">{said.turn}</p>
    </div>
  );
}
