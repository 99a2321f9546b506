import { lookAtTop as look, type SeatId } from '@getaway/kernel';
import { mayDraw, pileOf, reshuffleIfEmpty } from './decks.ts';
import type { DeckName } from './events.ts';
import type { LookAtTop, MakeAvailable } from './frames.ts';
import { activatedOf, canCover, card, type Gangs, hasActive, hasSkill, memberOf, packOf, seatOf } from './gang.ts';
import { DECLINE, type Decline, type Look, type MakeMemberAvailable } from './moves.ts';
import { because } from './reasons.ts';
import type { Choice, Game } from './shape.ts';
import type { Member, State } from './state.ts';

/**
 * Q2. Activates the resource once the gang has all required skills. It then stays active. This is called whenever a
 * gang gains skills.
 */
export function activateResource(game: Game, seat: SeatId): void {
  const { resource, gang } = seatOf(game.state, seat);
  if (resource?.status !== 'inactive') return;
  const pack = packOf(game.state);
  if (!canCover(pack, gang, card(pack.resources, resource.card).needs)) return;
  resource.status = 'active';
  game.emit({ type: 'resourceActivated', seat, resource: resource.card });
}

/** Q8. When the gang war begins, the counterfeit press stops, and its value is fixed. */
export function stopPresses(game: Game): void {
  for (const [seat, { resource }] of game.state.seats.entries()) {
    if (resource?.card !== 'counterfeitPress') continue;
    resource.status = resource.status === 'active' ? 'stopped' : 'worthless';
    game.emit({ type: 'resourceStopped', seat, resource: resource.card });
  }
}

/**
 * Q6, Q13. At the start of each of their turns, the owner of the biker gang or the informer network may look at the top
 * card of one deck.
 */
export const lookAtTop: Choice<LookAtTop, Look | Decline> = {
  rules: ['Q6', 'Q13', 'R7'],
  rulesNow: (state, { seat }) => (deckInSight(state, seat) === 'jobs' ? ['Q6'] : ['Q13', 'R7']),
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const name = deckInSight(state, seat);
    return name !== undefined && mayDraw(state, name) ? [{ move: 'look' }, DECLINE] : [];
  },
  resolve(game, { seat }, { move }) {
    const name = deckInSight(game.state, seat);
    if (move === 'decline' || name === undefined) return;
    reshuffleIfEmpty(game, name);
    const { deck } = pileOf(game.state, name);
    look(game, deck, seat);
    game.state.turn.looked = true;
    for (const top of deck.top) game.emit({ type: 'topLookedAt', seat, deck: name, card: top });
  },
};

/** Q6, Q13. The deck whose top card the seat may peek at. */
export function deckInSight(gangs: Pick<Gangs, 'seats'>, seat: SeatId): DeckName | undefined {
  if (hasActive(gangs, seat, 'bikerGang')) return 'jobs';
  return hasActive(gangs, seat, 'informerNetwork') ? 'henchmen' : undefined;
}

/** Q9, Q14. At the end of a turn, the player may call back one member. */
export const makeAvailable: Choice<MakeAvailable, MakeMemberAvailable | Decline> = {
  rules: ['Q9', 'Q14'],
  rulesNow: (_state, { by }) => (by === 'privateJet' ? ['Q9'] : ['Q14']),
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat, by }) {
    if (!hasActive(state, seat, by)) return [];
    const members = (by === 'privateJet' ? jetPassengers : tiredLeaders)(state, seat);
    if (members.length === 0) return [];
    return [...members.map((member): MakeMemberAvailable => ({ move: 'makeAvailable', member: member.card })), DECLINE];
  },
  resolve(game, { seat, by }, choice) {
    if (choice.move === 'decline') return;
    memberOf(game.state, choice.member).available = true;
    game.emit({ type: 'memberMadeAvailable', seat, member: choice.member, by });
  },
  whyNot(state, { seat, by }, move) {
    if (move.move !== 'makeAvailable') return undefined;
    const rule = by === 'privateJet' ? 'Q9' : 'Q14';
    const { member: id } = move;
    const member = seatOf(state, seat).gang.find(({ card }) => card === id);
    if (member === undefined) return because(rule, 'notYours', {});
    return because(rule, member.available ? 'isAvailable' : 'noLeader', { member: id });
  },
};

/** Q9. The members who can be called back. Only a gang that took part in a shared job with another gang has any. */
const jetPassengers = (state: State, seat: SeatId): Member[] =>
  state.turn.gangs.includes(seat) ? activatedOf(state, seat) : [];

/** Rule Q14. */
const tiredLeaders = (state: State, seat: SeatId): Member[] =>
  activatedOf(state, seat).filter((member) => hasSkill(packOf(state), member, 'leader'));
