import type { Passage, WentBack } from '@getaway/table';
import type { Announcement } from '../frameContext.ts';
import type { Actor } from './actors.ts';

interface LogLine {
  readonly text: string;
  /** Who acted; undefined if nobody did. */
  readonly actor: Actor | undefined;
}

/** The part of a passage under one heading. */
interface LogEntry {
  readonly passage: Passage;
  /** The number of passages up to and including this one. It is used to look back at the table as it was then. */
  readonly passages: number;
  readonly lines: readonly LogLine[];
  /** Set if the table went back to this moment although information had been revealed. */
  readonly wentBack?: readonly WentBack[];
}

/** A part of the log under its heading, such as a turn. */
export interface LogGroup {
  /** The text of the event with which this part began; undefined for the setup. */
  readonly heading: string | undefined;
  readonly entries: readonly LogEntry[];
}

/** The type of an announcement that says what a bot aims for. It comes before the events of its passage. */
export const AIM = 'aim';

/** The default headlines, for games that define none. */
export const HEADLINES: ReadonlySet<string> = new Set(['turnBegan']);

interface Telling {
  tell(passage: Passage): readonly Announcement[];
  /** Whether an event of this type begins a new group. */
  isHeadline(type: string): boolean;
}

/**
 * Groups the log by turns: each headline begins a new group. An aim is listed once, not with every choice that follows
 * it.
 */
export function groupLog(log: readonly Passage[], { tell, isHeadline }: Telling): readonly LogGroup[] {
  const groups: { heading: string | undefined; entries: LogEntry[] }[] = [{ heading: undefined, entries: [] }];
  let aim: string | undefined;
  for (const [i, passage] of log.entries()) {
    let lines: LogLine[] = [];
    const close = (more: Pick<LogEntry, 'wentBack'> = {}): void => {
      if (lines.length > 0 || more.wentBack !== undefined)
        groups.at(-1)?.entries.push({ passage, passages: i + 1, lines, ...more });
      lines = [];
    };
    for (const { type, text, actor } of tell(passage)) {
      if (isHeadline(type)) {
        close();
        groups.push({ heading: text, entries: [] });
        aim = undefined;
      } else if (type !== AIM || text !== aim) {
        if (type === AIM) aim = text;
        lines.push({ text, actor });
      }
    }
    close(passage.wentBack === undefined ? {} : { wentBack: passage.wentBack });
  }
  return groups.filter(({ heading, entries }) => heading !== undefined || entries.length > 0);
}
