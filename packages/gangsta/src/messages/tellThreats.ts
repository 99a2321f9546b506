import type { SeatId, Viewer } from '@getaway/kernel';
import type { Threats, Toll, WarThreat } from '../reading/threats.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { View } from '../view.ts';

interface Teller {
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The name of a seat for the viewer, such as "You". */
  seat(seat: SeatId): string;
}

export interface ThreatText {
  readonly about: 'end' | 'war' | 'snitch';
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** The threats as sentences, the most urgent first. */
export function tellThreats(view: View, threats: Threats, teller: Teller): readonly ThreatText[] {
  const { say } = teller;
  const { chapter, viewer } = view;
  const end = (text: string, ...rules: readonly RuleId[]): ThreatText => ({ about: 'end', text, rules });
  const snitch = (text: string, ...rules: readonly RuleId[]): ThreatText => ({ about: 'snitch', text, rules });
  const { enders, snitches, snitchesToEnd, nextSnitch, war, incomes, bonuses } = threats;
  const left = snitches.reduce((sum, { count }) => sum + count, 0);
  return [
    ...enders.map(({ seat, when }) =>
      end(say('threat.ender', { ...whose(seat, viewer, teller), whenIs: when, chapter }), END_RULES[chapter]),
    ),
    ...(incomes === undefined ? [] : [end(tellIncomes(incomes, teller), 'H1')]),
    ...(bonuses === undefined ? [] : [end(tellBonuses(view, bonuses, teller), 'G1')]),
    ...(war === undefined ? [] : [{ about: 'war', text: tellWar(war, teller), rules: ['H2', 'H3'] } as const]),
    ...(left === 0 ? [] : [snitch(say('threat.snitches', { left, cards: view.jobDeck.size }), 'N1', 'N2')]),
    ...(nextSnitch === undefined ? [] : [snitch(say('threat.next', { number: nextSnitch }), 'Q6')]),
    ...(snitchesToEnd === undefined ? [] : [snitch(say('threat.toEnd', { count: snitchesToEnd }), 'H5')]),
    ...snitches.map(({ number, tolls }) =>
      snitch(say('threat.snitch', { number, tolls: tolls.map((toll) => tellToll(toll, teller)).join(', ') }), 'N1'),
    ),
  ];
}

const END_RULES = { 1: 'H1', 2: 'H2', 3: 'H5' } as const;

const whose = (seat: SeatId, viewer: Viewer, teller: Teller): { readonly seat: string; readonly seatIs: string } => ({
  seat: teller.seat(seat),
  seatIs: seat === viewer ? 'you' : 'other',
});

/** N1, N2. What a snitch would cost one seat. */
const tellToll = ({ seat, pays, loses }: Toll, { say, seat: name }: Teller): string =>
  say('threat.toll', { seat: name(seat), pays, losesIs: loses });

function tellWar({ mercenaries, tolls, choosers }: WarThreat, { say, seat: name }: Teller): string {
  const fighters = mercenaries.map((count, seat) => {
    const loses = tolls[seat]?.loses ?? 'nobody';
    const chosen = loses === 'henchman' && choosers[seat] !== seat;
    return say('threat.fighter', { seat: name(seat), count, losesIs: chosen ? 'chosen' : loses });
  });
  return say('threat.war', { fighters: fighters.join(', ') });
}

function tellIncomes(incomes: readonly number[], { say, seat: name }: Teller): string {
  const paid = incomes.flatMap((sum, seat) => (sum > 0 ? [say('threat.income', { seat: name(seat), sum })] : []));
  return paid.length === 0 ? say('threat.noIncome') : say('threat.incomes', { incomes: paid.join(', ') });
}

function tellBonuses({ options }: View, bonuses: readonly number[], { say, seat: name }: Teller): string {
  const gained = bonuses.map((count, seat) => say('threat.bonus', { seat: name(seat), count }));
  return say('threat.bonuses', { bonuses: gained.join(', '), familiesIs: String(options.families) });
}
