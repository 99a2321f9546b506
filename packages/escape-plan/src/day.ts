import { drawOfficers } from './bag.ts';
import { legalPlacements } from './city/placing.ts';
import {
  BUSINESSES,
  DAYS,
  type Day,
  FREE_PARTS,
  type Haunt,
  LAST_DAY,
  PARTS,
  SAFE_HOUSES,
} from './content/vocabulary.ts';
import { arrestEverybody } from './escape.ts';
import { isSeat, playersInOrder } from './figures.ts';
import type {
  BeginDay,
  BeginPart,
  EndPart,
  Frame,
  OpenSite,
  PlaceTile,
  ReceiveIncomePhase,
  RevealPatrol,
  SetTurnOrder,
  TurnUpTiles,
} from './frames.ts';
import { locationAt, packOf, placesOn } from './geography.ts';
import type { OpenHaunt, PlaceTileAt } from './moves.ts';
import { placingReason } from './reasons/placing.ts';
import { finishGame } from './score.ts';
import type { Automatic, Choice, Game } from './shape.ts';
import type { State } from './state.ts';
import { receiveIncome } from './supplies.ts';
import { orderByNotoriety } from './turnOrder.ts';

/** Rule D1. */
export const beginDay: Automatic<BeginDay> = {
  run(game, { day }) {
    const { state } = game;
    state.day = day;
    game.emit({ type: 'dayBegan', day });
    const players = playersInOrder(state);
    const income: Frame[] =
      day === 1
        ? []
        : [{ step: 'receiveIncome' }, ...players.map((seat) => ({ step: 'unlockForCash', seat }) as const)];
    const placing = state.display.map((_, i): Frame => ({ step: 'placeTile', seat: players[i % players.length] ?? 0 })); // rule D6
    game.next(
      ...income,
      { step: 'revealPatrol' },
      ...placing,
      { step: 'turnUpTiles' },
      { step: 'setTurnOrder' },
      { step: 'beginPart', part: 'morning' },
    );
  },
};

/** Rule D2. */
export const receiveIncomePhase: Automatic<ReceiveIncomePhase> = {
  run(game) {
    for (const seat of playersInOrder(game.state)) receiveIncome(game, seat, 'income');
  },
};

/**
 * D4, D5, R21. Reveals two patrol cards, or one on day 3. An exit with two cards is blocked and gets a stack of exit
 * tiles. Chance decides which stack the first blocked exit gets.
 */
export const revealPatrol: Automatic<RevealPatrol> = {
  run(game) {
    const { state } = game;
    const cards = state.day === LAST_DAY ? 1 : 2;
    for (let i = 0; i < cards; i += 1) {
      const exit = game.drawFrom(state.patrolDeck);
      state.patrol[exit] += 1;
      game.emit({ type: 'patrolRevealed', exit });
      if (state.patrol[exit] < 2) continue;
      const waiting = state.exitOfStack.flatMap((of, stack) => (of === 0 ? [stack] : []));
      const stack = waiting.length > 1 ? game.drawFrom(waiting) : (waiting[0] ?? 0);
      state.exitOfStack[stack] = exit;
      game.emit({ type: 'exitBlocked', exit });
    }
  },
};

/** Rules D6-D8, R12 and R23. */
export const placeTile: Choice<PlaceTile, PlaceTileAt> = {
  rules: ['D6', 'D7', 'R12'],
  seat: (_state, { seat }) => seat,
  options: (state) => legalPlacements(packOf(state).tiles, state.city, state.display, asMove),
  resolve(game, { seat }, { tile, q, r, rotation }) {
    const { state } = game;
    state.display = state.display.filter((other) => other !== tile);
    layTile(game, { tile, q, r, rotation: rotation as 0 });
    game.emit({ type: 'tilePlaced', seat, tile, q, r, rotation });
    const opening: Frame[] = [];
    for (const site of placesOn(packOf(state), tile))
      if (SITES.includes(locationAt(state, site).kind)) opening.push({ step: 'openSite', seat, site });
    game.next(...opening);
  },
  whyNot: (state, _frame, move) => (move.move === 'placeTile' ? placingReason(state, move) : undefined),
};

const asMove = (tile: string, q: number, r: number, rotation: number): PlaceTileAt => ({
  move: 'placeTile',
  tile,
  q,
  r,
  rotation,
});

const SITES = ['businessSite', 'safeHouseSite'];

/** D8, S9. Adds a tile to the city. If it has a gang headquarters, two gang members move there from the board. */
export function layTile({ state }: Game, placement: State['city'][number]): void {
  state.city = [...state.city, placement];
  for (const place of placesOn(packOf(state), placement.tile)) {
    if (locationAt(state, place).kind !== 'headquarters') continue;
    state.members -= 2;
    state.headquarters[place] = { members: 2, marker: 'nobody' };
  }
}

/** D8. The player chooses a business or safe house that isn't in the city yet, and opens it. */
export const openSite: Choice<OpenSite, OpenHaunt> = {
  rules: ['D8'],
  onlyWay: true,
  seat: (_state, { seat }) => seat,
  options(state, { site }) {
    const fits: readonly Haunt[] = locationAt(state, site).kind === 'safeHouseSite' ? SAFE_HOUSES : BUSINESSES;
    const standing = Object.values(state.sites);
    return fits.filter((haunt) => !standing.includes(haunt)).map((haunt): OpenHaunt => ({ move: 'openHaunt', haunt }));
  },
  resolve(game, { seat, site }, { haunt }) {
    game.state.sites[site] = haunt;
    game.emit({ type: 'hauntOpened', seat, place: site, haunt });
  },
};

/** D9. Turns up the next tile of each pile and draws two officers for each. After day 3, nothing is turned up. */
export const turnUpTiles: Automatic<TurnUpTiles> = {
  run(game) {
    turnUpDisplay(game);
    drawOfficers(game, game.state.display);
  },
};

/** Rules S3 and R22. */
export function turnUpDisplay(game: Game): void {
  const { state } = game;
  for (const pile of state.piles) {
    if (pile.length === 0) continue;
    const tile = game.drawFrom(pile);
    state.display.push(tile);
    game.emit({ type: 'tileTurnedUp', tile });
  }
}

/** Rule D10. */
export const setTurnOrder: Automatic<SetTurnOrder> = {
  run(game) {
    const { state } = game;
    state.turnOrder = orderByNotoriety(state);
    game.emit({ type: 'turnOrderSet', order: state.turnOrder.slice() });
  },
};

/**
 * D11, D12. Everybody gets a turn. In some parts of the day, players need a disc for it. Then everybody's notoriety is
 * adjusted.
 */
export const beginPart: Automatic<BeginPart> = {
  run(game, { part }) {
    const { state } = game;
    state.part = part;
    state.leftThisPart = [];
    game.emit({ type: 'partBegan', part });
    const free = FREE_PARTS.includes(part);
    const frames: Frame[] = [];
    for (const who of state.turnOrder) {
      if (!isSeat(who)) frames.push({ step: 'playAutomaton', who });
      else frames.push(free ? { step: 'takeTurn', seat: who } : { step: 'useDisc', seat: who });
    }
    for (const who of state.turnOrder) frames.push({ step: 'adjustNotoriety', who });
    frames.push({ step: 'endPart' });
    game.next(...frames);
  },
};

/** G1, D13. The game ends when nobody is left in the city. It ends after dawn of day 3 at the latest. */
export const endPart: Automatic<EndPart> = {
  run(game) {
    const { state } = game;
    const next = PARTS[PARTS.indexOf(state.part) + 1];
    if (playersInOrder(state).length === 0) return finishGame(game);
    if (next !== undefined) return game.next({ step: 'beginPart', part: next });
    const day = DAYS.find((later): later is Day => later === state.day + 1);
    if (day === undefined) {
      arrestEverybody(game);
      return finishGame(game);
    }
    for (const seat of state.seats) seat.rested = false;
    game.next({ step: 'beginDay', day });
  },
};
