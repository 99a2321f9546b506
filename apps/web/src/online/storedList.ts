import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

const MOST = 200;
const listSchema = v.array(v.string());

/** A list of ids that is stored in the browser. Only the last 200 are kept. */
export interface StoredList {
  has(mark: string): boolean;
  add(mark: string): void;
  remove(mark: string): void;
}

export function storedList(key: string): StoredList {
  const marks: Signal<readonly string[]> = signal(load(key));
  const keep = (all: readonly string[]): void => {
    marks.value = [...new Set(all)].slice(-MOST);
    try {
      localStorage.setItem(key, JSON.stringify(marks.value));
    } catch {
      // a private window may refuse to store, and then the list lasts only until the page is closed
    }
  };
  return {
    has: (mark) => marks.value.includes(mark),
    add: (mark) => keep([...marks.value, mark]),
    remove: (mark) => keep(marks.value.filter((one) => one !== mark)),
  };
}

function load(key: string): readonly string[] {
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
