import type { VNode } from 'preact';
import { useId } from 'preact/hooks';

interface Props<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  nameOf(value: Value): string;
  onChange(value: Value): void;
}

/** A choice of a few values, side by side. */
export function Segments<Value extends string>({ legend, values, value, nameOf, onChange }: Props<Value>): VNode {
  const name = useId();
  return (
    <fieldset class="setting">
      <legend class="setting-name">{legend}</legend>
      <div class="segments">
        {values.map((each) => (
          <label key={each} class="segment">
            <input
              class="visually-hidden"
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
