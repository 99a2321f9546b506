import type { Pack } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import type { View } from '@getaway/escape-plan/view';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EscapePlanTable } from '../panels/model/table.ts';
import type { Gesture, Picked, Target } from './choose/targets.ts';
import type { Point } from './geometry/plane.ts';
import type { Survey } from './geometry/survey.ts';
import type { Layers } from './layers/useLayers.ts';
import type { Ruler } from './ruler/useRuler.ts';
import type { Lens } from './viewport/lens.ts';

export interface Menu {
  readonly label: string;
  readonly at: Point;
  readonly moves: readonly Move[];
}

export interface CityUi {
  readonly table: EscapePlanTable;
  readonly view: View;
  readonly pack: Pack;
  readonly survey: Survey;
  readonly lens: Lens;
  readonly targets: readonly Target[];
  readonly gesture: Gesture;
  /** The requested rotation of the tile to place, in steps of 60°. */
  readonly rotation: number;
  readonly layers: Layers;
  readonly ruler: Ruler;
  pickOfficer(picked: Picked | undefined): void;
  takeTile(tile: string): void;
  rotateTo(rotation: number): void;
  openMenu(menu: Menu | undefined): void;
}

export const CityContext = createContext<CityUi | undefined>(undefined);

export function useCity(): CityUi {
  const city = useContext(CityContext);
  if (city === undefined) throw new Error('useCity was called outside of a CityContext');
  return city;
}
