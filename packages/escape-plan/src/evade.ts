import type { SeatId } from '@getaway/kernel';
import { uncovered } from './assets.ts';
import { EVADE_CONTACTS, type Officer } from './content/vocabulary.ts';
import { isInCity, seatOf, tileUnder } from './figures.ts';
import type { Evade, PayLieutenant } from './frames.ts';
import { packOf } from './geography.ts';
import type { EndEvading } from './moves.ts';
import { officersOn } from './officers.ts';
import type { Automatic, Choice, Game } from './shape.ts';
import type { EvadedOfficer, State } from './state.ts';
import { pay } from './supplies.ts';

/** An officer to evade. I10, I14: the Inspector counts as an officer of any type. */
export type Pursuer = Officer | 'inspector';

/** I10, I14. Whether one of these types matches the officer. The Inspector matches every type. */
export const isOneOf = (officers: readonly Officer[], pursuer: Pursuer): boolean =>
  pursuer === 'inspector' || officers.includes(pursuer);

/** E2, E7. The officers that still have to be evaded on a tile. */
export function pursuersOn(state: State, tile: string): Pursuer[] {
  const there: Pursuer[] = officersOn(state, tile).filter((officer) => !isEvaded(state, tile, officer));
  if (isInspectorOn(state, tile) && !isEvaded(state, tile, 'inspector')) there.push('inspector');
  return there;
}

export function hasPursuers(state: State, tile: string): boolean {
  for (const officer of officersOn(state, tile)) if (!isEvaded(state, tile, officer)) return true;
  return isInspectorOn(state, tile) && !isEvaded(state, tile, 'inspector');
}

function isEvaded(state: State, tile: string, officer: Pursuer): boolean {
  for (const one of state.evaded) if (one.tile === tile && one.officer === officer) return true;
  return false;
}

const isInspectorOn = (state: State, tile: string): boolean =>
  state.automata.inspector !== undefined && isInCity(state, 'inspector') && tileUnder(state, 'inspector') === tile;

export function evadeOfficers(game: Game, seat: SeatId, evaded: readonly EvadedOfficer[]): void {
  for (const { tile, officer } of evaded) {
    game.state.evaded.push({ tile, officer });
    game.emit({ type: 'officerEvaded', seat, tile, officer });
  }
}

/**
 * X11. Whether the player has a contact that can be used just for its star, without effect. The cost is ignored,
 * because a player without money must be asked too (R17).
 */
function mayUseForStar(state: State, seat: SeatId): boolean {
  const { contacts } = packOf(state);
  return uncovered(state, seatOf(state, seat)).some(({ card, faceUp }) => {
    const contact = contacts.get(card);
    return faceUp && contact?.star === true && EVADE_CONTACTS.has(contact.kind);
  });
}

/**
 * E3, E7. The player uses executive actions in any order and then ends the evade step. Every officer who was not evaded
 * causes a wound (E4). If there is no tile to evade on, the step is skipped (E1).
 */
export const evade: Choice<Evade, EndEvading> = {
  rules: ['E2', 'E3', 'E4', 'E7'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true, // rule R34
  seat: (_state, { seat }) => seat,
  options(state, { seat, tiles }) {
    const isAsked = tiles.some((tile) => hasPursuers(state, tile)) || mayUseForStar(state, seat);
    return tiles.length > 0 && isAsked ? [{ move: 'endEvading' }] : [];
  },
  resolve(game, { seat, tiles }) {
    let left = 0;
    for (const tile of tiles) left += pursuersOn(game.state, tile).length;
    game.emit({ type: 'evadingEnded', seat, wounds: left });
    if (left > 0) game.next({ step: 'takeWound', seat, left, inTurn: true });
  },
};

/** J4, J12. A player who leaves the Lieutenant's tile pays him or takes two wounds. The Lieutenant can't be evaded. */
export const payLieutenant: Automatic<PayLieutenant> = {
  run(game, { seat, tiles }) {
    const { state } = game;
    if (state.automata.lieutenant === undefined || !isInCity(state, 'lieutenant')) return;
    if (!tiles.includes(tileUnder(state, 'lieutenant'))) return;
    const toll = packOf(state).prices.lieutenant;
    if (seatOf(state, seat).cash >= toll) pay(game, seat, toll, 'lieutenant');
    else game.next({ step: 'takeWound', seat, left: LIEUTENANT_WOUNDS, inTurn: true });
  },
};

/** J4. The wounds for a player who can't pay the Lieutenant. */
export const LIEUTENANT_WOUNDS = 2;
