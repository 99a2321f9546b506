import type { Passage, WentBack } from '@getaway/table';
import type { Actor } from '../actors.ts';
import type { Announcement } from '../frameContext.ts';

interface LogLine {
  readonly text: string;
  readonly actor: Actor | undefined;
}

/** The part of a log passage under one heading. */
interface LogEntry {
  readonly passage: Passage;
  /** The number of log passages up to and including this one. It identifies the moment for looking back. */
  readonly passages: number;
  readonly lines: readonly LogLine[];
  /** Set if the table went back to this moment although information had been revealed. */
  readonly wentBack?: readonly WentBack[];
}

export interface LogGroup {
  /** The text of the event that began this part; undefined for the setup. */
  readonly heading: string | undefined;
  readonly entries: readonly LogEntry[];
}

/** The type of an announcement about a bot's aim. Such an announcement comes before the events of its log passage. */
export const AIM = 'aim';

/** The default headlines, for games that define none. */
export const HEADLINES: ReadonlySet<string> = new Set(['turnBegan']);

interface Telling {
  tell(passage: Passage): readonly Announcement[];
  isHeadline(type: string): boolean;
}

/** Groups the log by turns: each headline begins a new group. A repeated aim is listed only once. */
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
