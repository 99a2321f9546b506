import { AUTOMATA } from '../content/vocabulary.ts';
import type { Pursuer } from '../evade.ts';
import type { Who } from '../state.ts';
import type { View } from '../view.ts';

/** Whether somebody stands on a tile; who has left the city stands on none. */
export const isOn = (at: string | undefined, tile: string): boolean => at?.startsWith(`${tile}.`) === true;

/** The thieves on a tile: players by seat, then automata. */
export const thievesOn = ({ seats, automata }: Pick<View, 'seats' | 'automata'>, tile: string): readonly Who[] => [
  ...seats.flatMap(({ at }, seat): readonly Who[] => (isOn(at, tile) ? [seat] : [])),
  ...AUTOMATA.filter((who) => isOn(automata[who]?.at, tile)),
];

/** E2, I10. Everybody who has to be evaded on a tile, those already evaded too. */
export function allPursuersOn({ officers, automata }: Pick<View, 'officers' | 'automata'>, tile: string): Pursuer[] {
  const there: Pursuer[] = [...(officers[tile] ?? [])];
  if (isOn(automata.inspector?.at, tile)) there.push('inspector');
  return there;
}

/** E2, E7. Who still has to be evaded on a tile. */
export function pursuersOn(view: Pick<View, 'officers' | 'automata' | 'evaded'>, tile: string): Pursuer[] {
  const there = allPursuersOn(view, tile);
  const { evaded } = view;
  if (evaded.length === 0) return there;
  return there.filter((officer) => !evaded.some((one) => one.tile === tile && one.officer === officer));
}
