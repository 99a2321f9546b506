import type { Passage } from '@getaway/table';
import type { FunctionComponent } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';

/** What a replay adds to the frame. Its functions are called while the frame renders. */
export interface ReplayUi {
  /** Shows the moment and the slider. It replaces the prompt. */
  readonly Bar: FunctionComponent;
  /** Buttons for steps and autoplay. They replace undo and the primary button. */
  readonly Buttons: FunctionComponent;
  /** An additional tab, open at the beginning. */
  readonly tab: { readonly id: string; readonly title: PageKey; readonly Panel: FunctionComponent };
  /** The whole log, including what comes after the current moment. */
  log(): readonly Passage[];
  /** The number of log passages that are shown. */
  at(): number;
  seek(passages: number): void;
  /** Whether the board animates the log passage that was just reached. */
  moves(): boolean;
  /** Handles a key press. Returns false for keys that a replay does not use. */
  press(key: string): boolean;
}
