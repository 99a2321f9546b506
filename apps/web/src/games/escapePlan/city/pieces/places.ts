import { type EXITS, type Haunt, type Location, SAFE_HOUSES } from '@getaway/escape-plan/content';
import { isBlocked } from '@getaway/escape-plan/reading';
import type { Cube, View, Who } from '@getaway/escape-plan/view';
import type { IconName } from '../../../../icons/names.ts';
import type { LocationShape } from '../geometry/survey.ts';

const LOOKS = ['business', 'safeHouse', 'service', 'transport', 'gang', 'exit', 'site'] as const;

export interface PlaceSign {
  readonly look: (typeof LOOKS)[number];
  readonly icon: IconName;
  /** The letter of a store, or the number of a safe house or an exit. */
  readonly tag: string;
  /** L3. Whether the business is full of cubes, so that a visit needs a key. */
  readonly isClosed: boolean;
  /** D4. Whether two patrol cards block the exit. */
  readonly isBarred: boolean;
  readonly patrols: number;
  /** D5. The number of exit tiles here, if there is a stack. */
  readonly stack: number | undefined;
  readonly cubes: readonly Cube[];
  /** The number of gang members at a headquarters; undefined at other locations. */
  readonly members: number | undefined;
  readonly hiredBy: Who | undefined;
}

const PLAIN = {
  isClosed: false,
  isBarred: false,
  patrols: 0,
  stack: undefined,
  tag: '',
  cubes: [],
  members: undefined,
  hiredBy: undefined,
} as const;

export function signOf(view: View, { place, location }: Pick<LocationShape, 'place' | 'location'>): PlaceSign {
  const haunt = view.sites[place];
  if (haunt !== undefined) return hauntSign(view, haunt);
  switch (location.kind) {
    case 'exit':
      return exitSign(view, location.number);
    case 'headquarters': {
      const { members, marker } = view.headquarters[place] ?? { members: 0, marker: 'nobody' };
      return { ...PLAIN, look: 'gang', icon: 'gangHouse', members, hiredBy: marker === 'nobody' ? undefined : marker };
    }
    case 'store':
      return { ...PLAIN, look: 'service', icon: 'store', tag: location.letter };
    default:
      return { ...PLAIN, look: LOOK_OF[location.kind], icon: ICON_OF[location.kind] };
  }
}

type Plain = Exclude<Location['kind'], 'exit' | 'headquarters' | 'store'>;

const LOOK_OF: Readonly<Record<Plain, PlaceSign['look']>> = {
  hospital: 'service',
  clinic: 'service',
  church: 'service',
  businessSite: 'site',
  safeHouseSite: 'site',
  helicopterPad: 'transport',
  subwayStation: 'transport',
};

const ICON_OF: Readonly<Record<Plain, IconName>> = {
  hospital: 'hospital',
  clinic: 'clinic',
  church: 'church',
  businessSite: 'site',
  safeHouseSite: 'safeHouse',
  helicopterPad: 'helicopter',
  subwayStation: 'subway',
};

const HOUSES: readonly Haunt[] = SAFE_HOUSES;

function hauntSign({ cubes, closed }: View, haunt: Haunt): PlaceSign {
  const house = HOUSES.indexOf(haunt);
  const shared = { ...PLAIN, cubes: cubes[haunt], isClosed: closed.includes(haunt) };
  if (house >= 0) return { ...shared, look: 'safeHouse', icon: 'safeHouse', tag: String(house + 1) };
  return { ...shared, look: 'business', icon: haunt as Exclude<Haunt, `safeHouse${number}`> };
}

function exitSign({ patrol, exitStacks }: View, number: (typeof EXITS)[number]): PlaceSign {
  const stack = exitStacks.find(({ exit }) => exit === number)?.size;
  const patrols = patrol[number];
  const isBarred = isBlocked({ patrol }, number);
  return { ...PLAIN, look: 'exit', icon: 'exit', tag: String(number), patrols, isBarred, stack };
}
