import type { Place } from '@getaway/escape-plan/view';
import { useState } from 'preact/hooks';

/** Measures the way between two places. While the ruler is on, a click on a place measures and makes no move. */
export interface Ruler {
  readonly isOn: boolean;
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  toggle(): void;
  /** The first call sets the start, and the second sets the end. A third call starts a new measurement. */
  measure(place: Place): void;
}

export function useRuler(): Ruler {
  const [isOn, setOn] = useState(false);
  const [[from, to], setEnds] = useState<readonly [from?: Place, to?: Place]>([]);
  return {
    isOn,
    from,
    to,
    toggle() {
      setOn(!isOn);
      setEnds([]);
    },
    measure: (place) => setEnds(from === undefined || to !== undefined ? [place] : [from, place]),
  };
}
