import { useEffect, useState } from 'preact/hooks';
import { type OrTrouble, type Trouble, trouble } from '../worker/trouble.ts';

/** What a page has opened, or the reason why opening failed. Both are undefined while opening. */
export interface Opened<T> {
  readonly value?: T;
  readonly trouble?: Trouble;
}

interface Door<T> {
  /** Returns undefined while something that it needs is loading. */
  open(): Promise<OrTrouble<T>> | undefined;
  close(value: T): void;
}

const OPENING = {};

/** Opens something when the page appears and whenever `inputs` change. Closes it when the player leaves. */
export function useOpened<T>({ open, close }: Door<T>, inputs: readonly unknown[]): Opened<T> {
  const [opened, setOpened] = useState<Opened<T>>(OPENING);
  useEffect(() => {
    let isHere = true;
    let leave = (): void => undefined;
    setOpened(OPENING);
    void open()
      ?.catch((error: unknown) => trouble('damaged', String(error)))
      .then((outcome) => {
        if (!isHere && 'ok' in outcome) close(outcome.ok);
        if (!isHere) return;
        if ('ok' in outcome) leave = () => close(outcome.ok);
        setOpened('ok' in outcome ? { value: outcome.ok } : outcome);
      });
    return () => {
      isHere = false;
      leave();
    };
  }, inputs);
  return opened;
}
