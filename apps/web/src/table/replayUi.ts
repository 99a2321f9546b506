import type { Passage } from '@getaway/table';
import type { FunctionComponent } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';

/** What a replay puts into the frame. Its functions are read while the frame renders. */
export interface ReplayUi {
  /** In place of the prompt: the moment, and the slider. */
  readonly Bar: FunctionComponent;
  /** In place of undo and the primary button: the steps, and autoplay. */
  readonly Buttons: FunctionComponent;
  /** An additional tab, open at the beginning. */
  readonly tab: { readonly id: string; readonly title: PageKey; readonly Panel: FunctionComponent };
  /** The whole log, also of what comes later. */
  log(): readonly Passage[];
  /** The number of passages that are shown. */
  at(): number;
  seek(passages: number): void;
  /** Whether the next passages are played out on the board. */
  moves(): boolean;
  /** Handles a key; returns whether it means something here. */
  press(key: string): boolean;
}
