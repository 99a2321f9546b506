import type { SeatId } from '@getaway/kernel';
import { AUTOMATA } from '../content/vocabulary.ts';
import type { Pursuer } from '../evade.ts';
import type { StepByStep } from '../frames.ts';
import { tileOfPlace } from '../geography.ts';
import type { StepTo } from '../moves.ts';
import type { Place, Who } from '../state.ts';
import type { View } from '../view.ts';

/** Whether a thief is on a tile. False once the thief has left the city. */
export const isOn = (at: string | undefined, tile: string): boolean => at?.startsWith(`${tile}.`) === true;

/** V9. The journey that a player is making step by step. */
export const journeyOn = ({ pending }: Pick<View, 'pending'>): StepByStep | undefined =>
  pending.find((frame): frame is StepByStep => frame.step === 'stepByStep');

/** V9. The name of a player's current space. During a journey, it can be terrain. */
export function placeNow(view: Pick<View, 'seats' | 'pending'>, seat: SeatId): Place | undefined {
  const journey = journeyOn(view);
  return journey?.seat === seat ? journey.way.at(-1) : view.seats[seat]?.at;
}

/** The thieves on a tile: players by seat, then automata. */
export const thievesOn = (view: Pick<View, 'seats' | 'automata' | 'pending'>, tile: string): readonly Who[] => [
  ...view.seats.flatMap((_, seat): readonly Who[] => (isOn(placeNow(view, seat), tile) ? [seat] : [])),
  ...AUTOMATA.filter((who) => isOn(view.automata[who]?.at, tile)),
];

/** V9, E2. The tile that a step would leave for the first time, if any. */
export function tileLeftBy(view: Pick<View, 'pending'>, { to }: StepTo): string | undefined {
  const { way, left = [] } = journeyOn(view) ?? {};
  const here = tileOfPlace(way?.at(-1) ?? to);
  return here === tileOfPlace(to) || left.includes(here) ? undefined : here;
}

/** The fields for finding officers on a tile. States and views both have them. */
interface WithOfficers extends Pick<View, 'officers'> {
  readonly automata: { readonly inspector?: { readonly at: string } };
}

/** E2, I10. All officers on a tile, including the Inspector and officers that have already been evaded. */
export function allPursuersOn({ officers, automata }: WithOfficers, tile: string): Pursuer[] {
  const there: Pursuer[] = [...(officers[tile] ?? [])];
  if (isOn(automata.inspector?.at, tile)) there.push('inspector');
  return there;
}

/** E7. The officers evaded so far in the current evade step. In other steps, the list is empty. */
export const evadedNow = ({ pending, evaded }: Pick<View, 'pending' | 'evaded'>): View['evaded'] =>
  pending.some(({ step }) => step === 'evade') ? evaded : [];

/** E2, E7. The officers still to evade on a tile. */
export function pursuersOn(view: Pick<View, 'officers' | 'automata' | 'evaded'>, tile: string): Pursuer[] {
  const there = allPursuersOn(view, tile);
  const { evaded } = view;
  if (evaded.length === 0) return there;
  return there.filter((officer) => !evaded.some((one) => one.tile === tile && one.officer === officer));
}
