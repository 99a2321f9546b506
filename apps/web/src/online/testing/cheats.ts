import { gangsta } from '@getaway/gangsta';
import { type Beginning, type Contribution, type Fairness, fairBeginning, pledgeOf, verify } from '@getaway/kernel';
import type { DrawKey } from '@getaway/table/draws';
import { inventedGame, type Opening, type Operator, openingOf, otherDraw } from './operator.ts';

export interface Cheat {
  /** How the operator begins the game after seeing the random values of all devices. */
  begin?(fair: Fairness, operator: Operator): Beginning | Opening | Promise<Beginning | Opening>;
  /** Whether the operator replaces one of Ben's draws. */
  readonly draws?: true;
  /** How the operator changes the game after its end. */
  after?(operator: Operator, fair: Fairness): Promise<void>;
}

/** Tries many values and keeps the one with the best outcome, as a cheating operator would. */
const bestOutcome = (beginningBy: (value: string) => Beginning & { readonly fair: Fairness }) =>
  Array.from({ length: 50 }, (_, i) => beginningBy(i.toString(16).padStart(64, '0'))).reduce((best, other) =>
    other.seed < best.seed ? other : best,
  );

const of = ({ table, secret, contributions }: Fairness, changed: Partial<Fairness>) =>
  fairBeginning(table, changed.secret ?? secret, changed.contributions ?? contributions);

/** For each cheat: a description, the message that must report it, and the cheat itself. */
export const CHEATS: readonly (readonly [string, DrawKey, Cheat])[] = [
  [
    'chooses its secret after it knows the values',
    'wrong.otherCommitment',
    { begin: (fair) => bestOutcome((secret) => of(fair, { secret })) },
  ],
  [
    'chooses its secret, but shows the earlier commitment',
    'wrong.commitment',
    {
      begin(fair) {
        const chosen = bestOutcome((secret) => of(fair, { secret }));
        return { ...chosen, fair: { ...chosen.fair, commitment: fair.commitment } };
      },
    },
  ],
  [
    'ignores a device',
    'wrong.otherPledges',
    { begin: (fair) => of(fair, { contributions: fair.contributions.slice(1) }) },
  ],
  [
    'claims that a device did not disclose its value',
    'wrong.leftOut',
    {
      begin(fair) {
        const [{ value: _, ...silent }, other] = fair.contributions as [Contribution, Contribution];
        return of(fair, { contributions: [silent, other] });
      },
    },
  ],
  [
    'replaces a device’s pledge and value by its own',
    'wrong.otherPledges',
    {
      begin: (fair) =>
        bestOutcome((value) =>
          of(fair, {
            contributions: fair.contributions.with(0, { seat: 0, pledge: pledgeOf(fair.table, value), value }),
          }),
        ),
    },
  ],
  [
    'replaces a device’s value by its own',
    'wrong.pledge',
    {
      begin: (fair) =>
        bestOutcome((value) =>
          of(fair, {
            contributions: fair.contributions.map((contribution, i) =>
              i === 0 ? { ...contribution, value } : contribution,
            ),
          }),
        ),
    },
  ],
  [
    'adds a device of its own after it knows the values',
    'wrong.otherPledges',
    {
      async begin(fair, operator) {
        const more = (value: string) => ({ seat: 1, pledge: pledgeOf(fair.table, value), value });
        const chosen = bestOutcome((value) => of(fair, { contributions: [...fair.contributions, more(value)] }));
        const added = chosen.fair.contributions.at(-1);
        await operator.write(
          { line: 'pledged', seat: added?.seat, pledge: added?.pledge },
          { line: 'disclosed', ...added },
        );
        return chosen;
      },
    },
  ],
  ['deals from a seed that follows from nothing', 'wrong.seed', { begin: (fair) => ({ seed: 'd'.repeat(64), fair }) }],
  ['deals without a proof', 'wrong.withheld', { begin: () => ({ seed: 'd'.repeat(64) }) }],
  [
    'changes a draw of the setup',
    'wrong.draw',
    {
      begin(fair) {
        const opening = openingOf(of(fair, {}));
        return { ...opening, draws: otherDraw(opening.draws) };
      },
    },
  ],
  ['changes a draw of the game', 'wrong.draw', { draws: true }],
  [
    'reveals another secret after the game',
    'wrong.commitment',
    {
      async after(operator, fair) {
        const { opening, entries } = await operator.game();
        await operator.rewrite({ ...opening, fair: { ...fair, secret: 'e'.repeat(64) } }, entries);
      },
    },
  ],
  [
    'changes a draw of the game, but records the correct one',
    'wrong.otherGame',
    {
      draws: true,
      async after(operator) {
        const { opening, entries } = await operator.game();
        const found = verify(gangsta, { ...opening, entries });
        if (found.verdict !== 'wrong' || found.entry === undefined) throw new Error('no draw was changed');
        await operator.rewrite(opening, inventedGame(opening, entries.slice(0, found.entry + 1)));
      },
    },
  ],
  [
    'deals from a seed that it has chosen, but records an honest game that nobody played',
    'wrong.otherGame',
    {
      begin: (fair) => bestOutcome((secret) => of(fair, { secret })),
      async after(operator, fair) {
        const opening = openingOf(of(fair, {}));
        await operator.rewrite(opening, inventedGame(opening));
      },
    },
  ],
];
