import type { ListedTable } from '@getaway/protocol/http';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { ring } from '../../sound/sound.ts';
import { openTables, tablesOf } from '../api.ts';
import { markUnknown, me } from '../me.ts';

const POLL_MS = 20_000;
/**
 * The time between two requests while the page is hidden. It is longer than usual, because a hidden page only has to
 * notice when the visitor's turn begins.
 */
const POLL_HIDDEN_MS = 60_000;

/** The visitor's own tables and the public ones, as the server last listed them. */
export const ownTables: Signal<readonly ListedTable[]> = signal([]);
export const foundTables: Signal<readonly ListedTable[]> = signal([]);

/** Tables where it is the visitor's turn, longest waiting first. */
export const dueTables: ReadonlySignal<readonly ListedTable[]> = computed(() =>
  ownTables.value
    .filter(({ due, seat }) => due !== undefined && due === seat)
    .toSorted((a, b) => a.changed - b.changed),
);

const STATES: readonly ListedTable['state'][] = ['playing', 'gathering', 'over'];

/**
 * The visitor's own tables except `dueTables`: running tables first. Among tables in the same state, the last changed
 * one is first.
 */
export const otherTables: ReadonlySignal<readonly ListedTable[]> = computed(() =>
  ownTables.value
    .filter((table) => !dueTables.value.includes(table))
    .toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || b.changed - a.changed),
);

/** Polls the lists of tables. The bell rings when a table begins to wait for the visitor. */
export function useTables(): () => Promise<void> {
  const device = me.value?.device;
  const look = useCallback(async (): Promise<void> => {
    await Promise.all([lookAtOwn(device), document.hidden ? undefined : lookForOpen()]);
  }, [device]);
  useEffect(() => {
    let last = Date.now();
    void look();
    const timer = setInterval(() => {
      if (document.hidden && (device === undefined || Date.now() - last < POLL_HIDDEN_MS)) return;
      last = Date.now();
      void look();
    }, POLL_MS);
    const back = (): void => {
      if (!document.hidden) void look();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [look]);
  return look;
}

export const lookAtMine = (): Promise<void> => lookAtOwn(me.value?.device);

/**
 * The tables that waited for the visitor when the server last answered; undefined before the first answer. The bell
 * rings only for tables that are not among them.
 */
let known: ReadonlySet<string> | undefined;

async function lookAtOwn(device: string | undefined): Promise<void> {
  if (device === undefined) {
    ownTables.value = [];
    return;
  }
  const own = await tablesOf(device);
  if ('error' in own) {
    if (own.error.code === 'unknownDevice') markUnknown(device);
    return;
  }
  if (me.value?.device !== device) return; // another person has signed in in the meantime
  ownTables.value = own.ok.tables;
  const due = new Set(dueTables.value.map(({ id }) => id));
  if (known !== undefined && settings.value.ring && [...due].some((id) => known?.has(id) !== true)) ring();
  known = due;
}

async function lookForOpen(): Promise<void> {
  const found = await openTables();
  if ('ok' in found) foundTables.value = found.ok.tables;
}
