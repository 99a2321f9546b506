import type { FunctionComponent } from 'preact';
import type { ShellKey } from '../i18n/messages/en.ts';

/** What a table adds to the frame when its people sit elsewhere. */
export interface TableExtras {
  /** A tab of its own; whether it is marked is asked while the tabs are drawn. */
  readonly tab: {
    readonly id: string;
    readonly title: ShellKey;
    readonly Panel: FunctionComponent;
    isMarked(): boolean;
  };
  /** Beside the name of the game. */
  readonly Marks: FunctionComponent;
  /** Over the board: what has to be known or answered now. */
  readonly Notices: FunctionComponent;
  /** Nothing can be asked of the table at the moment. */
  isCutOff(): boolean;
  /** The ways on after the end. */
  readonly Ways: FunctionComponent;
  /** Under the score: what people say to each other. */
  readonly Talk: FunctionComponent;
  /** What the way out of the table is called. */
  leaving(): ShellKey;
}
