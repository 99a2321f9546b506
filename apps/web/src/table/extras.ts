import type { FunctionComponent } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';

/** A message of the page with its values. */
export interface PageSentence {
  readonly key: PageKey;
  readonly values: Readonly<Record<string, string>>;
}

/** What an online table adds to the frame. */
export interface TableExtras {
  /** An additional tab. `isMarked` is read while the tabs render. */
  readonly tab: {
    readonly id: string;
    readonly title: PageKey;
    readonly Panel: FunctionComponent;
    isMarked(): boolean;
  };
  /** Beside the name of the game. */
  readonly Marks: FunctionComponent;
  /** Over the board: notices that need attention now. */
  readonly Notices: FunctionComponent;
  /** Shown above the table: what everybody has to know about it all the time. */
  readonly Top?: FunctionComponent;
  /** Shown at the beginning of the log. */
  readonly LogTop?: FunctionComponent;
  /** The note in the log beside the last of this many passages, in the reader's language. */
  noteAt?(passages: number): PageSentence | undefined;
  /** The table can't be reached at the moment. */
  isCutOff(): boolean;
  /** The next steps after the end. */
  readonly Ways: FunctionComponent;
  /** Under the scores: the chat. */
  readonly Talk: FunctionComponent;
  /** The label of the button that leaves the table. */
  leaving(): PageKey;
}
