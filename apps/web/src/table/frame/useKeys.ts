import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../browser/route.ts';
import { type Frame, useFrame } from '../frameContext.ts';

/** The keys as the help dialog lists them. */
export const KEYS = [
  { key: '1 – 9', does: 'number' },
  { key: '0', does: 'primary' },
  { key: '↑ ↓', does: 'arrows' },
  { key: 'U', does: 'undo' },
  { key: 'L', does: 'log' },
  { key: 'R', does: 'rules' },
  { key: '?', does: 'help' },
  { key: 'Esc', does: 'back' },
] as const;

/** The table's keyboard shortcuts, active unless somebody types or a dialog is open. */
export function useKeys(whyNoUndo: string | undefined): void {
  const frame = useFrame();
  const now = useRef({ frame, whyNoUndo });
  now.current = { frame, whyNoUndo };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
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

function press(key: string, frame: Frame, whyNoUndo: string | undefined): boolean {
  const { table, game, narrow } = frame;
  if (/^\d$/u.test(key)) {
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
      return true;
    case 'r': {
      const rule = table.asked?.rules[0];
      if (rule === undefined) go({ page: 'rules', game: game.id });
      else table.showRule(rule);
      return true;
    }
    case '?':
      frame.show({ over: 'keys' });
      return true;
    case 'escape':
      return stepBack(frame);
    default:
      return false;
  }
}

/** The first press previews an entry, the second chooses it. */
function pressNumber(number: string): boolean {
  const entry = document.querySelector<HTMLElement>(`[data-number="${number}"]`);
  if (entry === null) return false;
  if (document.activeElement === entry) entry.click();
  else entry.focus();
  return true;
}

/** Leaves the past first, then the preview, then the log. */
function stepBack({ table, tab, toTab }: Frame): boolean {
  if (table.past !== undefined) table.lookAt();
  else if (table.considered !== undefined || table.unavailable !== undefined) {
    table.letGo();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  } else if (tab === 'log') toTab('log');
  else return false;
  return true;
}
