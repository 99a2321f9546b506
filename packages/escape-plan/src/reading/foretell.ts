import type { ForecastStatements, Outlook, SeatId, Statement } from '@getaway/kernel';
import { freeContactSpaces, nextAssetSpace } from '../assets.ts';
import { type Asset, LAST_DAY } from '../content/vocabulary.ts';
import { escapeCost } from '../escape.ts';
import { everybody, isAtLarge, isInCity, seatOf } from '../figures.ts';
import { packOf, tileOfPlace } from '../geography.ts';
import type { Move } from '../moves.ts';
import { crosses, markerAfter, rowAfter } from '../notoriety.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED, ESCAPED, type Seat, type State } from '../state.ts';
import { lockerTerms } from '../visits/store.ts';
import { coverOf, leavingOf } from './cover.ts';
import { dangersOf, isLastTurn } from './dangers.ts';
import { tilesToEvade } from './journeys.ts';
import { isLieutenantOn, tollWounds } from './tollWounds.ts';
import { nextLine } from './track.ts';

type Look = Outlook<EscapePlan>;

export const FACTS = [
  'escapes',
  'exitPrice',
  'wounds',
  'evade',
  'evades',
  'toll',
  'tollWounds',
  'crossesLine',
  'aboveTop',
  'nextLine',
  'closes',
  'assetLost',
  'contactTerms',
  'keyOpens',
  'fixerTerms',
  'assetTerms',
  'equipmentTerms',
  'newContact',
  'drawsTiles',
  'tilePays',
  'exitPriceNext',
  'leavingFree',
  'leaving',
] as const;

const fact = (name: (typeof FACTS)[number], values?: Statement['values']): Statement =>
  values === undefined ? { name } : { name, values };

/** What a move will certainly do besides changing figures, and what the player will certainly lose. */
export const foretell = (look: Look): ForecastStatements => ({ facts: factsOf(look), dangers: dangersOf(look) });

function factsOf(look: Look): readonly Statement[] {
  const { seat, before, after, moves } = look;
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const [move] = moves;
  return [
    ...(now.at === ESCAPED && then.at !== ESCAPED ? [fact('escapes')] : []),
    ...(move === undefined ? [] : escapeFacts(look, move)),
    ...woundFacts(look),
    ...eventFacts(look),
    ...(move === undefined ? [] : routeFacts(look, then, move)),
    ...(move?.move === 'endTurn' ? turnEndFacts(before, then) : lineFacts(before, then, now)),
    ...(move === undefined ? [] : [...offerFacts(before, then, move), ...revealFacts(look, move)]),
    ...exitPriceFacts(look),
    ...leavingFacts(look),
  ];
}

/** F3. The price of an escape, if the player still has to pay it. */
function escapeFacts({ seat, before, after }: Look, move: Move): readonly Statement[] {
  const [price, { cash, at }] = [escapeCost(before), seatOf(after, seat)];
  const escapes = (move.move === 'travel' || move.move === 'arrive') && move.escape;
  return escapes && price > 0 && at !== ESCAPED && at !== ARRESTED ? [fact('exitPrice', { price, money: cash })] : [];
}

/** E4, J4. The wounds that officers and the Lieutenant are certain to inflict. */
function woundFacts({ events }: Look): readonly Statement[] {
  const ended = events.find((event) => event.type === 'evadingEnded');
  const count = events.filter(({ type }) => type === 'wounded').length;
  if (count === 0) return [];
  const officers = Math.min(count, ended?.type === 'evadingEnded' ? ended.wounds : 0);
  return [fact('wounds', { count, officers, lieutenant: ended === undefined ? 0 : count - officers })];
}

/** E7, L3, U2. Officers that are evaded, a business that closes, and an asset that goes to the box. */
function eventFacts({ events }: Look): readonly Statement[] {
  const officers = events.flatMap((event) => (event.type === 'officerEvaded' ? [event.officer] : []));
  return [
    ...(officers.length === 0 ? [] : [fact('evades', { officers })]),
    ...events.flatMap((event) => {
      if (event.type === 'businessClosed') return [fact('closes', { haunt: event.haunt })];
      return event.type === 'assetBoxed' ? [fact('assetLost', { asset: event.asset })] : [];
    }),
  ];
}

/** E2, F2, J4. The officers on the route, and how many of them the player could evade or send away. */
function routeFacts({ before: state, events }: Look, held: Seat, move: Move): readonly Statement[] {
  if (move.move !== 'travel') return [];
  const tiles = tilesToEvade(move);
  const leaving = leavingOf(state, tiles);
  const count = leaving.threats.length;
  const cover = coverOf(state, held, leaving);
  const isTold = events.some(({ type }) => type === 'wounded');
  const left = isTold ? 0 : count - cover.covered;
  return [...(count === 0 ? [] : [fact('evade', { count, ...cover, left })]), ...tollFacts(state, held, tiles)];
}

/** Rules J4 and J12. */
function tollFacts(state: State, held: Seat, tiles: readonly string[]): readonly Statement[] {
  if (!isLieutenantOn(state, tiles)) return [];
  const { lieutenant: sum } = packOf(state).prices;
  const wounds = tollWounds(state, held, tiles);
  return [wounds === 0 ? fact('toll', { sum }) : fact('tollWounds', { sum, money: held.cash, wounds })];
}

/**
 * N2, N3. For a move that raises notoriety: the lines that the next adjustment will cross because of this move, and the
 * wounds from that adjustment. If there are no such lines, the distance to the next line.
 */
function lineFacts(state: State, then: Seat, now: Seat): readonly Statement[] {
  const [was, is] = [rowAfter(state, then), rowAfter(state, now)];
  const { lines, penalties } = packOf(state).track;
  const above = markerAfter(now) - penalties.length;
  if (markerAfter(now) <= markerAfter(then)) return [];
  const crossed = lines.flatMap((line, i) =>
    crosses(line, now.notoriety, is) && !crosses(line, then.notoriety, was) ? [i] : [],
  );
  const next = nextLine(state, is);
  return [
    ...crossed.map((line) => fact('crossesLine', { line })),
    ...(above > 0 ? [fact('aboveTop', { wounds: above })] : []),
    ...(crossed.length > 0 || next === undefined ? [] : [fact('nextLine', { line: next, left: next - is })]),
  ];
}

/** N2, N3. What the cubes of a turn that ends now will certainly bring at the next adjustment. */
function turnEndFacts(state: State, held: Seat): readonly Statement[] {
  const { lines, penalties } = packOf(state).track;
  const above = markerAfter(held) - penalties.length;
  return [
    ...lines.flatMap((line, i) =>
      crosses(line, held.notoriety, rowAfter(state, held)) ? [fact('crossesLine', { line: i })] : [],
    ),
    ...(above > 0 ? [fact('aboveTop', { wounds: above })] : []),
  ];
}

/** What a thing on offer does, and what using it needs. */
function offerFacts(state: State, held: Seat, move: Move): readonly Statement[] {
  switch (move.move) {
    case 'takeContact':
      return contactFacts(state, held, move.card);
    case 'takeKey': {
      const { needed, reached, draws } = lockerTerms(state, held, move.colour);
      return [fact('keyOpens', { colour: move.colour, needed, reached, draws: Math.max(0, draws) })];
    }
    case 'buyFixer':
      return [fact('fixerTerms', { use: move.fixer })];
    case 'unlock':
      return assetFacts(state, held, move.asset);
    case 'keepTile':
      return [fact('tilePays', { sum: move.value })];
    case 'buyEquipment':
      return [fact('equipmentTerms', { officers: packOf(state).equipment[move.equipment].officers })];
    default:
      return [];
  }
}

/**
 * U1, X6. What an asset does, and what using it will cost. Empty if all asset spaces are full, because the asset then
 * goes to the box (U2).
 */
function assetFacts(state: State, held: Seat, asset: Asset): readonly Statement[] {
  const cost = packOf(state).assetCosts[nextAssetSpace(state, held)];
  return cost === undefined ? [] : [fact('assetTerms', { power: asset, cost })];
}

/** L15, X1. Choosing a contact changes no figure yet. These facts say what the contact does and what using it costs. */
function contactFacts(state: State, held: Seat, card: string): readonly Statement[] {
  const contact = packOf(state).contacts.get(card);
  if (contact === undefined) return [];
  const spaces = freeContactSpaces(state, held);
  const { id, cost, star } = contact;
  return [fact('contactTerms', { effect: id, cost, money: held.cash, star: Number(star), spaces })];
}

/** Statements about moves that certainly reveal a new contact or tiles. */
function revealFacts({ after }: Look, move: Move): readonly Statement[] {
  switch (move.move) {
    case 'putContact':
    case 'replaceContact':
      return after.contactDeck.length > 0 ? [fact('newContact')] : [];
    case 'openLocker':
    case 'takeExitTile':
      return [fact('drawsTiles')];
    default:
      return [];
  }
}

/**
 * F3. On the last day, warns if the move leaves the player with less money than the exit will cost after one more
 * escape. If the money is not even enough for the current price, `exitMoneyIn` reports a danger.
 */
function exitPriceFacts({ before, after, seat }: Look): readonly Statement[] {
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const isOtherLeft = everybody(before).some((who) => who !== seat && who !== 'inspector' && isInCity(before, who));
  // A player who has declared the escape pays before anybody else can leave.
  const isLeaving = before.stack.some(({ step }) => step === 'payEscape');
  if (before.day !== LAST_DAY || !isAtLarge(now) || !isOtherLeft || isLeaving) return [];
  const price = escapeCost({ ...before, escaped: [...before.escaped, seat] });
  return then.cash >= price && now.cash < price ? [fact('exitPriceNext', { price, money: now.cash })] : [];
}

/**
 * E2, J4. What leaving the destination will cost in the next turn, if nothing changes: the officers there, and how many
 * of them the player could evade or send away.
 */
function leavingFacts({ after, seat, moves }: Look): readonly Statement[] {
  const at = arrivesAt(moves.at(-1), after, seat);
  if (at === undefined || isLastTurn(after, seat)) return [];
  const tile = tileOfPlace(at);
  const held = seatOf(after, seat);
  const leaving = leavingOf(after, [tile]);
  const toll = tollFacts(after, held, [tile]).length > 0;
  const { lieutenant: sum } = packOf(after).prices;
  const cover = coverOf(after, held, leaving);
  const lieutenant = !toll ? 0 : held.cash - cover.cost >= sum ? 1 : 2;
  if (leaving.threats.length === 0 && !toll) return [fact('leavingFree', { tile })];
  const officers = leaving.threats.map(({ officer }) => officer);
  const left = officers.length - cover.covered;
  return [fact('leaving', { tile, officers, ...cover, left, toll: sum, lieutenant })];
}

function arrivesAt(move: Move | undefined, state: State, seat: SeatId): string | undefined {
  if (move?.move === 'travel' && !move.escape) return move.to;
  return move?.move === 'arrive' && !move.escape ? seatOf(state, seat).at : undefined;
}
