import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

const KEY = 'getaway-muted';
const MOST = 200;
const mutedSchema = v.array(v.string());

/** Speakers whom somebody does not want to hear on this device, by their marks; nobody else learns of it. */
const muted: Signal<readonly string[]> = signal(load());

export const isMuted = (by: string | undefined): by is string => by !== undefined && muted.value.includes(by);

export const mute = (by: string): void => keep([...muted.value, by]);

export const unmute = (by: string): void => keep(muted.value.filter((one) => one !== by));

function keep(all: readonly string[]): void {
  muted.value = [...new Set(all)].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.value));
  } catch {
    // private windows may refuse: it holds until the page is closed
  }
}

function load(): readonly string[] {
  try {
    const parsed = v.safeParse(mutedSchema, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
