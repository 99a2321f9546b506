import type { Passage } from '@getaway/table';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { type Announcement, useFrame } from '../frameContext.ts';
import { afterwards } from '../log/digest.ts';
import { endOf, endsBefore, freshIn } from '../log/fresh.ts';
import { HEADLINES } from '../log/logGroups.ts';
import { usePromptWords } from '../prompt/usePromptWords.ts';

/**
 * If more log passages than this arrive at once, the game was just opened. They are not announced, because the summary
 * of recent events lists them.
 */
const TOLD_AT_ONCE = 8;

/**
 * What a screen reader announces by itself: events and the prompt. Only the beginning of the viewer's turn interrupts
 * the user.
 */
export function LiveRegions(): VNode {
  const voice = useVoice();
  const { table, game, tell } = useFrame();
  const { log, asked, past, beat } = table;
  const prompt = usePromptWords();
  const end = endOf(log);
  const before = useRef({ end, mine: false });
  const [said, setSaid] = useState({ events: '', prompt: '', turn: '' });
  const mine = asked !== undefined;
  // Announces all events of the viewer's own choices. Of all other events, announces only the important ones.
  const heard = (passage: Passage): readonly Announcement[] => {
    const all = tell(passage);
    const later = passage.seat === table.viewer ? afterwards(all, game.headlines ?? HEADLINES) : all;
    return all.filter((one) => !one.minor || !later.includes(one));
  };
  const number = asked?.number;
  // Only a new decision or event is announced.
  useEffect(() => {
    if (past !== undefined) return;
    const { end: seen, mine: wasMine } = before.current;
    before.current = { end, mine };
    const fresh = freshIn(log, seen);
    const told = fresh.length > TOLD_AT_ONCE ? [] : fresh.flatMap((passage) => heard(passage).map(({ text }) => text));
    // Going back in a replay also shortens the log, but it is not an undo.
    const isUndone = endsBefore(log, seen) && beat === undefined;
    setSaid({
      events: isUndone ? voice.say('undo.done') : told.join(' '),
      prompt: (mine && !wasMine) || beat !== undefined ? '' : prompt,
      turn: mine && !wasMine ? voice.say('wait.yours', { prompt }) : '',
    });
  }, [end.passage, end.event, number, mine, past === undefined]);
  return (
    <div class="visually-hidden">
      <p aria-live="polite">{said.events}</p>
      <p aria-live="polite">{said.prompt}</p>
      <p aria-live="assertive">{said.turn}</p>
    </div>
  );
}
