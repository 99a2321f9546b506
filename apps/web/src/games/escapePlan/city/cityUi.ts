import type { Pack } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableUi } from '../../../table/tableUi.ts';
import type { Gesture, Picked, Target } from './choose/targets.ts';
import type { Point } from './geometry/plane.ts';
import type { Survey } from './geometry/survey.ts';
import type { Lens } from './viewport/lens.ts';

export type EscapePlanTable = TableUi<EscapePlan>;

/** Several moves behind one thing on the map: which of them is asked beside it. */
export interface Menu {
  readonly label: string;
  readonly at: Point;
  readonly moves: readonly Move[];
}

/** The city of the moment, as the parts of the board see it. */
export interface CityUi {
  readonly table: EscapePlanTable;
  readonly view: View;
  readonly pack: Pack;
  readonly survey: Survey;
  readonly lens: Lens;
  readonly targets: readonly Target[];
  readonly gesture: Gesture;
  /** How the tile to be placed is turned, as far as it may be. */
  readonly rotation: number;
  pick(picked: Picked | undefined): void;
  takeTile(tile: string): void;
  turnTo(rotation: number): void;
  ask(menu: Menu | undefined): void;
}

export const CityContext = createContext<CityUi | undefined>(undefined);

export function useCity(): CityUi {
  const city = useContext(CityContext);
  if (city === undefined) throw new Error('there is no city here');
  return city;
}
