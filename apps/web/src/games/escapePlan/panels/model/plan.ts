import { BUSINESS_GROUPS, type Haunt, packOf, SAFE_HOUSES, type View, type Who } from '@getaway/escape-plan';

export const GROUPS: readonly (readonly Haunt[])[] = [...BUSINESS_GROUPS, SAFE_HOUSES];

export interface PlanLine {
  readonly haunt: Haunt;
  readonly value: number | 'income';
  readonly visited: boolean;
  readonly closed: boolean;
  /** It stands in the city. */
  readonly standing: boolean;
}

export const hasVisited = ({ cubes }: View, who: Who, haunt: Haunt): boolean =>
  cubes[haunt].some((cube) => cube.who === who);

/** G5. The lines of a plan by groups, with how they stand. */
export function planGroups(view: View, who: Who, plan: string | undefined): readonly (readonly PlanLine[])[] {
  const lines = packOf(view).plans.get(plan ?? '')?.lines;
  if (lines === undefined) return [];
  const standing = new Set(Object.values(view.sites));
  return GROUPS.map((group) =>
    group.map((haunt) => ({
      haunt,
      value: lines[haunt],
      visited: hasVisited(view, who, haunt),
      closed: view.closed.includes(haunt),
      standing: standing.has(haunt),
    })),
  );
}

const worth = ({ value }: PlanLine): number => (value === 'income' ? 0 : value);

/** What is safe, and what can still be had. */
export function planSums(groups: readonly (readonly PlanLine[])[]): { readonly got: number; readonly left: number } {
  const lines = groups.flat();
  const sum = (of: readonly PlanLine[]): number => of.reduce((total, line) => total + worth(line), 0);
  return { got: sum(lines.filter(({ visited }) => visited)), left: sum(lines.filter(({ visited }) => !visited)) };
}
