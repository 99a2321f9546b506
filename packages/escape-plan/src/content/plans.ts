import type { Plan } from './pack.ts';

type Line = number | 'income';
type Lines = readonly [Line, Line, Line, Line, Line, Line, Line, Line, Line];

const income = 'income';

const plan = (id: string, lines: Lines): Plan => {
  const [casino, bar, restaurant, gym, nightclub, gallery, safeHouse1, safeHouse2, safeHouse3] = lines;
  return { id, lines: { casino, bar, restaurant, gym, nightclub, gallery, safeHouse1, safeHouse2, safeHouse3 } };
};

/**
 * G5. The plans of the house pack. The columns are casino, bar and restaurant, then gym, nightclub and gallery, then
 * the three safe houses. In each group of three columns, a plan has income once, and its other two values add up to
 * 150. In each column, three plans have income, and each of the values 50, 60 and so on up to 100 appears once.
 */
export const PLANS: readonly Plan[] = [
  plan('window-seat', [100, income, 50, 90, 60, income, income, 80, 70]),
  plan('exact-change', [90, income, 60, income, 80, 70, 50, income, 100]),
  plan('low-tide', [70, income, 80, 60, income, 90, 100, 50, income]),
  plan('double-parked', [80, 70, income, 100, 50, income, 60, income, 90]),
  plan('house-lights', [50, 100, income, income, 90, 60, 80, 70, income]),
  plan('borrowed-umbrella', [60, 90, income, 70, income, 80, income, 100, 50]),
  plan('cold-coffee', [income, 50, 100, 80, 70, income, 90, 60, income]),
  plan('last-encore', [income, 80, 70, income, 100, 50, income, 90, 60]),
  plan('long-weekend', [income, 60, 90, 50, income, 100, 70, income, 80]),
];
