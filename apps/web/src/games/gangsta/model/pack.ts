import type { Family, Pack, Skill } from '@getaway/gangsta/content';
import type { Gangsta } from '@getaway/gangsta/view';

type View = Gangsta['view'];

/** The part of a view that names the content pack. It does not change during a game. */
export const inPack = ({ pack }: View): Pick<View, 'pack'> => ({ pack });

export interface Person {
  readonly id: string;
  readonly family: Family;
  readonly skills: readonly Skill[];
  /** The influence of a henchman; 0 for a boss. */
  readonly influence: number;
  readonly boss: boolean;
}

export function personOf(pack: Pack, id: string): Person | undefined {
  const henchman = pack.henchmen.get(id);
  if (henchman !== undefined) return { ...henchman, boss: false };
  const boss = pack.bosses.get(id);
  return boss === undefined ? undefined : { ...boss, influence: 0, boss: true };
}
