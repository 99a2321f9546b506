import { type Fact, figure, repeated, unless } from './fact.ts';
import type { Plan } from './pack.ts';
import { BUSINESS_GROUPS, COLOURS, HAUNTS, type Haunt, SAFE_HOUSES } from './vocabulary.ts';

const GROUPS: readonly (readonly Haunt[])[] = [...BUSINESS_GROUPS, SAFE_HOUSES];

/** A plan that every box contains. */
const KNOWN_PLAN: Plan['lines'] = {
  casino: 100,
  bar: 'income',
  restaurant: 50,
  gym: 90,
  nightclub: 60,
  gallery: 'income',
  safeHouse1: 'income',
  safeHouse2: 80,
  safeHouse3: 70,
};

const linesOf = (lines: Plan['lines'], group: readonly Haunt[] = HAUNTS): readonly (number | 'income')[] =>
  group.map((haunt) => lines[haunt]);

const sumsOf = (lines: Plan['lines'], group: readonly Haunt[]): readonly number[] =>
  linesOf(lines, group).filter((line) => line !== 'income');

/** Facts that must hold for the escape plans. Rule G5 requires some of them. The others hold in every printed box. */
export const PLAN_FACTS: readonly Fact[] = [
  {
    code: 'planCount',
    problems: ({ plans }) => unless(plans.length === 9, `C6: there must be 9 escape plans, found ${plans.length}`),
  },
  {
    code: 'planId',
    problems: ({ plans }) => repeated(plans.map(({ id }) => id)).map((id) => `Two escape plans have the id ${id}`),
  },
  {
    code: 'planIncome',
    problems: ({ plans }) =>
      plans.flatMap(({ id, lines }) =>
        GROUPS.flatMap((group) => {
          const count = group.length - sumsOf(lines, group).length;
          const problem = `G5: the plan ${id} must have one income line among ${group.join(', ')}, found ${count}`;
          return unless(count === 1, problem);
        }),
      ),
  },
  {
    code: 'planSum',
    problems: ({ plans }) =>
      plans.flatMap(({ id, lines }) =>
        GROUPS.flatMap((group) => {
          const sums = sumsOf(lines, group);
          const total = sums.reduce((sum, line) => sum + line, 0);
          return unless(
            total === 150,
            `G5: the plan ${id} must have a sum of 150 for ${group.join(', ')}, found ${total}`,
          );
        }),
      ),
  },
  {
    code: 'planTwice',
    problems: ({ plans }) =>
      repeated(plans.map(({ lines }) => linesOf(lines).join(', '))).map(
        (lines) => `G5: two plans have the lines ${lines}`,
      ),
  },
  {
    code: 'knownPlan',
    problems({ plans }) {
      const known = linesOf(KNOWN_PLAN).join(', ');
      const isThere = plans.some(({ lines }) => linesOf(lines).join(', ') === known);
      return unless(isThere, `One plan must have the lines ${known}, from the casino to safe house 3`);
    },
  },
  {
    code: 'casinoEighty',
    problems: ({ plans }) =>
      unless(
        plans.some(({ lines }) => lines.casino === 80),
        'One plan must have 80 for the casino',
      ),
  },
];

/** Requirements for lockers and exit tiles. They come from rule C4 or from what all printed boxes have in common. */
export const STACK_FACTS: readonly Fact[] = [
  {
    code: 'lockerCount',
    problems: ({ lockers }) =>
      COLOURS.flatMap((colour) => {
        const count = lockers[colour].values.length;
        return unless(count === 5, `C4: there must be 5 ${colour} lockers, found ${count}`);
      }),
  },
  {
    code: 'lockerZero',
    problems: ({ lockers }) =>
      COLOURS.flatMap((colour) => {
        const count = lockers[colour].values.filter((value) => value === 0).length;
        return unless(count === 1, `Exactly one ${colour} locker must be worth 0, found ${count}`);
      }),
  },
  figure('lockerBlack', 'The black lockers', [0, 70, 70, 100, 100], ({ lockers }) =>
    lockers.black.values.toSorted((a, b) => a - b),
  ),
  figure('lockerGreen', 'The highest green locker', 90, ({ lockers }) =>
    lockers.green.values.toSorted((a, b) => a - b).slice(-1),
  ),
  {
    code: 'exitTileCount',
    problems({ exitTiles }) {
      const counts = exitTiles.map(({ length }) => length).join(', ');
      return unless(
        counts === '5, 5',
        `C4: the exit tiles must be two stacks of 5, found stacks of ${counts || 'none'}`,
      );
    },
  },
];
