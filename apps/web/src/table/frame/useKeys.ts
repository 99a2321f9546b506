import { useLayoutEffect, useRef } from 'preact/hooks';
import { go } from '../../browser/route.ts';
import { type TableScreen, useFrame } from '../frameContext.ts';

/** The keyboard shortcuts, in the order in which the help dialog lists them. Some work only in games with a map. */
export const KEYS = [
  { key: '1 – 9', does: 'number' },
  { key: '0', does: 'primary' },
  { key: '↑ ↓', does: 'arrows' },
  { key: 'U', does: 'undo' },
  { key: 'L', does: 'log' },
  { key: 'R', does: 'rules' },
  { key: 'I', does: 'explain' },
  { key: '← →', does: 'things' },
  { key: '← ↑ ↓ →', does: 'tiles', onMap: true },
  { key: 'Enter', does: 'inside', onMap: true },
  { key: 'Shift + ↑', does: 'mapMove', onMap: true },
  { key: 'H', does: 'advice' },
  { key: '?', does: 'help' },
  { key: '← →', does: 'past' },
  { key: 'Home End', does: 'replayEnds' },
  { key: 'PgUp PgDn', does: 'replayTurns' },
  { key: 'P', does: 'replay' },
  { key: 'Space', does: 'skip' },
  { key: 'Esc', does: 'back' },
] as const;

/** Keys that skip the playback. */
const SKIPPING: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/** Keys that act repeatedly while they are held down. */
const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown']);

/** Handles the table's keyboard shortcuts, unless somebody is typing or a dialog is open. */
export function useKeys(whyNoUndo: string | undefined): void {
  const frame = useFrame();
  const now = useRef({ frame, whyNoUndo });
  now.current = { frame, whyNoUndo };
  // A layout effect, because a plain effect runs only after painting. A key pressed before that would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (event.repeat && !ARROWS.has(event.key)) return;
      if (press(event.key, now.current.frame, now.current.whyNoUndo)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null) return true;
  return target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
}

function press(key: string, frame: TableScreen, whyNoUndo: string | undefined): boolean {
  const { table, game, narrow, playback, open } = frame;
  if (open.replay !== undefined && isFree() && open.replay.press(key)) return true;
  if (playback.beat !== undefined && SKIPPING.has(key) && isNowhere()) {
    playback.skip();
    return true;
  }
  if (/^\d$/u.test(key)) {
    // During playback, a number key only skips to the present.
    if (playback.beat !== undefined) {
      playback.skip();
      return true;
    }
    if (narrow && key !== '0') frame.toTab('choices');
    return pressNumber(key);
  }
  switch (key.toLowerCase()) {
    case 'u':
      if (whyNoUndo === undefined) table.undo();
      else table.remark(whyNoUndo);
      return true;
    case 'l':
      frame.toTab('log');
      // Waits until the log is drawn. If the key has closed the log, nothing gets the focus.
      requestAnimationFrame(focusLog);
      return true;
    case 'arrowleft':
    case 'arrowright':
      if (table.past === undefined || !isFree()) return false;
      table.lookAt(table.past + (key === 'ArrowLeft' ? -1 : 1));
      return true;
    case 'r': {
      const rule = table.asked?.rules[0];
      if (rule === undefined) go({ page: 'rules', game: game.id });
      else table.showRule(rule);
      return true;
    }
    case 'h':
      if (narrow) frame.toTab('choices');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.adviser-ask')?.click());
      return true;
    case 'p':
      playback.replay();
      return true;
    case '?':
      frame.show({ over: 'keys' });
      return true;
    case 'escape':
      return stepBack(frame);
    default:
      return false;
  }
}

/** Focuses the newest entry of the log. The arrow keys move from there. */
function focusLog(): void {
  [...document.querySelectorAll<HTMLElement>('.log-entry')].at(-1)?.focus();
}

/** Whether the focused element has no key handling of its own. */
const isNowhere = (): boolean => document.activeElement?.closest('button, a, summary, [role="tab"]') == null;

/** Whether the arrow keys are free for the table. On a tab they switch tabs. */
const isFree = (): boolean => document.activeElement?.closest('[role="tablist"]') == null;

/** The first press previews an entry, the second chooses it. */
function pressNumber(number: string): boolean {
  const entry = document.querySelector<HTMLElement>(`[data-number="${number}"]`);
  if (entry === null) return false;
  if (document.activeElement === entry) entry.click();
  else entry.focus();
  return true;
}

/** Ends the first of these that is active: looking back, the preview, panels over the board, the log. */
function stepBack({ table, tab, toTab, game, narrow, folding }: TableScreen): boolean {
  if (table.past !== undefined) table.lookAt();
  else if (table.considered !== undefined || table.unavailable !== undefined) {
    table.letGo();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  } else if (!narrow && game.mapFirst !== undefined && tab !== '') toTab(tab);
  else if (!narrow && game.mapFirst !== undefined && folding.own.length > 0) folding.foldOwn();
  else if (tab === 'log') toTab('log');
  else return false;
  return true;
}
