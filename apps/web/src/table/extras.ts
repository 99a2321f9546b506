import type { FunctionComponent } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';

/** A message of the page with its values. */
export interface PageSentence {
  readonly key: PageKey;
  readonly values: Readonly<Record<string, string>>;
}

/** What an online table adds to the frame. */
export interface TableExtras {
  /** An additional tab. `isMarked` is called on every render of the tabs. */
  readonly tab: {
    readonly id: string;
    readonly title: PageKey;
    readonly Panel: FunctionComponent;
    isMarked(): boolean;
  };
  readonly Marks: FunctionComponent;
  /** Notices that need attention now. They are shown over the board. */
  readonly Notices: FunctionComponent;
  /** What everybody should know about the table, shown above it. */
  readonly Top?: FunctionComponent;
  readonly LogTop?: FunctionComponent;
  /**
   * The note that the log shows above a log passage; undefined if there is none. `passages` is the passage's number,
   * counted from 1. It may be the number of the passage that comes next.
   */
  noteAt?(passages: number): PageSentence | undefined;
  /** Whether the table can't be reached at the moment. */
  isCutOff(): boolean;
  /** The next steps that are offered after the game. */
  readonly Ways: FunctionComponent;
  /** The chat, which is shown under the scores. */
  readonly Talk: FunctionComponent;
  leaving(): PageKey;
}
