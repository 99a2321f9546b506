import { dealContact } from './contacts.ts';
import {
  type Automaton,
  type CardPlace,
  COLOURS,
  type Colour,
  EXITS,
  type Exit,
  type Haunt,
  LAST_DAY,
  PARTS,
  STORES,
  type Store,
} from './content/vocabulary.ts';
import { isBlocked, stackAt } from './exits.ts';
import { automatonOf, countOthersAt, figureOf, isInCity, playersInOrder, tileUnder } from './figures.ts';
import type { LeaveCity, PlayAutomaton } from './frames.ts';
import { packOf, placeOfExit, placeOfStore, tileAt, tileDistance } from './geography.ts';
import { hasVisited, isSafeHouse } from './haunts.ts';
import { backOf, stackOf } from './items.ts';
import { gainNotoriety, loseNotoriety } from './notoriety.ts';
import type { Automatic, Game } from './shape.ts';
import { ESCAPED, type Pile, type Place, type State } from './state.ts';
import { returnDisc, takeDisc } from './supplies.ts';
import { closeIfFull, groupOf, isClosed } from './visits/business.ts';

/**
 * I3, I9, J. The turn of an automaton, which makes no decisions. It reveals cards until one fits. Then it goes to the
 * location on this card and does what the rules say for this location.
 */
export const playAutomaton: Automatic<PlayAutomaton> = {
  run(game, { who }) {
    const { state } = game;
    const figure = automatonOf(state, who);
    if (!isInCity(state, who) || playersInOrder(state).length === 0) return; // rule J16
    if (PARTS.indexOf(state.part) >= FIRST_EXTRA_PART) {
      if (figure.discs === 0) return;
      returnDisc(game, who); // rules I9 and I16
    }
    game.emit({ type: 'turnBegan', who });
    game.next({ step: 'leaveCity', who });
    const deck = figure.cards.slice();
    while (deck.length > 0) {
      const card = game.drawFrom(deck);
      const place = placeOfCard(state, card);
      const isFit = fits(state, who, card, place);
      game.emit({ type: 'automatonRevealed', who, card, fits: isFit });
      if (!isFit || place === undefined) continue;
      figure.cards = figure.cards.filter((other) => other !== card);
      return goThere(game, who, card, place);
    }
    game.emit({ type: 'automatonStayed', who }); // rules I3 and J11
  },
};

const FIRST_EXTRA_PART = PARTS.indexOf('night');

function placeOfCard(state: State, card: CardPlace): Place | undefined {
  const store = storeOf(card);
  if (store !== undefined) return placeOfStore(state, store);
  const exit = exitOf(card);
  if (exit !== undefined) return placeOfExit(state, exit);
  for (const site in state.sites) if (state.sites[site] === card) return site;
  return undefined;
}

const STORE_ON: ReadonlyMap<CardPlace, Store> = new Map(STORES.map((store) => [`store${store}`, store]));
const EXIT_ON: ReadonlyMap<CardPlace, Exit> = new Map(EXITS.map((exit) => [`exit${exit}`, exit]));
const storeOf = (card: CardPlace): Store | undefined => STORE_ON.get(card);
const exitOf = (card: CardPlace): Exit | undefined => EXIT_ON.get(card);

/** I3, J3, J7, J8. Whether the automaton can go to the location on this card. */
function fits(state: State, who: Automaton, card: CardPlace, place: Place | undefined): boolean {
  if (place === undefined) return false;
  const exit = exitOf(card);
  const isOpenExit = exit !== undefined && !isBlocked(state, exit);
  if (isOpenExit) return state.day === LAST_DAY; // I3, J15, R15: on day 3 the distance does not matter
  if (who === 'inspector') return true;
  const closed = storeOf(card) === undefined && exit === undefined && isClosed(state, card as Haunt);
  return !closed && tileDistance(state, tileUnder(state, 0), tileAt(state, place)) <= 1; // rule R4
}

function goThere(game: Game, who: Automaton, card: CardPlace, place: Place): void {
  const { state } = game;
  figureOf(state, who).at = place;
  game.emit({ type: 'visited', who, place });
  const store = storeOf(card);
  const exit = exitOf(card);
  if (exit !== undefined && !isBlocked(state, exit)) {
    if (who === 'lieutenant') leave(game, who); // rule J8
    return; // rule R5
  }
  for (let others = countOthersAt(state, who, place); others > 0; others -= 1) gainNotoriety(game, who); // rule I4
  if (store !== undefined) return visitStore(game, who, store);
  if (exit !== undefined) return visitExit(game, who, exit);
  return visitHaunt(game, who, card as Haunt);
}

/** Rules I5 and I6. */
function visitHaunt(game: Game, who: Automaton, haunt: Haunt): void {
  const { state } = game;
  if (isSafeHouse(haunt)) loseNotoriety(game, who);
  else gainNotoriety(game, who);
  figureOf(state, who).income -= 1;
  state.cubes[haunt].push({ who, hexagon: 'plain' });
  game.emit({ type: 'cubePlaced', who, haunt, hexagon: 'plain' });
  closeIfFull(game, haunt);
  if (isSafeHouse(haunt)) {
    if (state.fixers.length > 0) game.emit({ type: 'fixerBoxed', fixer: game.drawFrom(state.fixers) });
    if (state.keys[haunt].length > 0) game.emit({ type: 'keyBoxed', haunt, colour: game.drawFrom(state.keys[haunt]) });
  } else takeContacts(game, who);
  if (groupOf(haunt).every((other) => hasVisited(state, who, other))) takeDisc(game, who);
}

/** Rules I7 and J6. */
function visitStore(game: Game, who: Automaton, store: Store): void {
  if (store === 'A' || store === 'C') gainNotoriety(game, who);
  else loseNotoriety(game, who);
  takeContacts(game, who);
  const colour = packOf(game.state).storeLockers[store];
  const each = who === 'lieutenant' && colour !== undefined ? 2 : 1;
  takeTiles(game, who, colour === undefined ? COLOURS : [colour], each);
}

/** Rules I8 and J6. */
function visitExit(game: Game, who: Automaton, exit: Exit): void {
  loseNotoriety(game, who);
  const stack = stackAt(game.state, exit);
  if (stack !== undefined) takeTiles(game, who, [stack], who === 'lieutenant' ? 2 : 1);
  takeContacts(game, who);
}

/**
 * Takes tiles from the stacks. I7, I8: tiles that the Inspector takes leave the game. J6, J14: tiles that the
 * Lieutenant takes become one of his piles. Nobody sees their values.
 */
function takeTiles(game: Game, who: Automaton, from: readonly (Colour | number)[], each: number): void {
  const pile: Pile[number][] = [];
  for (const name of from) {
    const { values, boxed } = stackOf(game.state, name);
    for (let left = Math.min(each, values.length); left > 0; left -= 1) {
      const value = game.drawFrom(values);
      if (who === 'inspector') boxed.push(value);
      pile.push({ from: name, value });
    }
  }
  if (pile.length === 0) return;
  if (who === 'lieutenant') automatonOf(game.state, who).piles.push(pile);
  game.emit({ type: 'tilesTakenUnseen', who, pile: backOf(pile) });
}

/**
 * I5, I13: the Inspector discards the two rightmost contacts, one by one. J5: the Lieutenant takes one contact and
 * keeps it.
 */
function takeContacts(game: Game, who: Automaton): void {
  const { state } = game;
  for (let i = 0; i < (who === 'inspector' ? 2 : 1); i += 1) {
    const card = state.contactRow.at(-1);
    if (card === undefined) return;
    if (who === 'inspector') state.contactBox.push(card);
    else automatonOf(state, who).contacts.push(card);
    game.emit({ type: 'automatonTookContact', who, card });
    if (packOf(state).contacts.get(card)?.kind === 'fixer') takeDisc(game, who); // rule J13
    dealContact(game, card);
  }
}

/** J8, J15. After his last turn the Lieutenant leaves by the open exit. */
export const leaveCity: Automatic<LeaveCity> = {
  run(game, { who }) {
    const { state } = game;
    if (who !== 'lieutenant' || state.day !== LAST_DAY || !isInCity(state, who)) return;
    const late = PARTS.indexOf(state.part) >= PARTS.indexOf('evening');
    if (late && (automatonOf(state, who).discs === 0 || state.part === 'dawn')) leave(game, who);
  },
};

function leave(game: Game, who: Automaton): void {
  automatonOf(game.state, who).at = ESCAPED;
  game.state.escaped.push(who); // rule J18
  game.state.leftThisPart.push(who);
  game.emit({ type: 'escaped', who });
}
