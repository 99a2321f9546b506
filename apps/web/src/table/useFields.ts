import { type Signal, signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { sharing } from './sharing.ts';

/**
 * An object that stays the same while its fields change. Reading a field subscribes the component to this field. So a
 * change renders only the components that use what has changed.
 */
export function useFields<T extends object>(now: T): T {
  const { signals, fields } = useMemo(() => {
    const signals = Object.entries(now).map(([name, value]): [string, Signal<unknown>] => [name, signal(value)]);
    const fields = {};
    for (const [name, field] of signals)
      Object.defineProperty(fields, name, { enumerable: true, get: () => field.value });
    return { signals, fields: fields as T };
  }, []);
  const values = now as Readonly<Record<string, unknown>>;
  for (const [name, field] of signals) field.value = values[name];
  return fields;
}

/** Data whose unchanged parts stay the same objects from one rendering to the next. */
export function useKept<T>(now: T): T {
  const kept = useRef(now);
  kept.current = sharing(kept.current, now);
  return kept.current;
}
