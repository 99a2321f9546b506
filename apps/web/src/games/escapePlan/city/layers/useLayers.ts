import { useState } from 'preact/hooks';
import * as v from 'valibot';
import { load, store } from '../../../../browser/stored.ts';

export const LAYERS = ['officers', 'water', 'transit', 'plan', 'reach'] as const;
type Layer = (typeof LAYERS)[number];

export interface Layers {
  readonly shown: ReadonlySet<Layer>;
  toggle(layer: Layer): void;
}

const KEY = 'getaway-city-layers';
const Shown = v.array(v.picklist(LAYERS));
const DEFAULT: readonly Layer[] = ['officers', 'plan'];

/** The layers of the map that the player has switched on. The choice is remembered. */
export function useLayers(): Layers {
  const [shown, setShown] = useState<readonly Layer[]>(() => load(KEY, Shown) ?? DEFAULT);
  return {
    shown: new Set(shown),
    toggle: (layer) =>
      setShown((before) => {
        const next = before.includes(layer) ? before.filter((other) => other !== layer) : [...before, layer];
        store(KEY, next);
        return next;
      }),
  };
}
