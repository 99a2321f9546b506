import type { SeatId } from '@getaway/kernel';
import { arriveBy } from './arrival.ts';
import { costOfAsset } from './assets.ts';
import { at } from './city/at.ts';
import { LAST_DAY, MOVEMENT_POINTS } from './content/vocabulary.ts';
import { openExitOf } from './exits.ts';
import { seatOf } from './figures.ts';
import type { StepByStep } from './frames.ts';
import { geographyOf, nameOfSpace, namesOf, packOf, spaceCalled, spaceOf, tileOfPlace } from './geography.ts';
import { mayEndHere, mayEscapeHere, mayStillEnd, stepsFrom } from './journey/outlook.ts';
import {
  afterStep,
  afterTurningUp,
  afterUse,
  endsTravel,
  has,
  type Stage,
  type Step,
  uselessContacts,
  type Wanderer,
} from './journey/stepwise.ts';
import { MEMBER, spendMean, thingsOf } from './means.ts';
import type { Arrive, ExecutiveAction, ReturnCan, StepTo, TurnBack } from './moves.ts';
import { because } from './reasons/reason.ts';
import { visitReason } from './reasons/visit.ts';
import type { Choice, Game } from './shape.ts';
import type { Seat, State } from './state.ts';
import { whyNoVisit } from './visits/visit.ts';

export function firstStep(state: State, seat: SeatId): StepByStep {
  const held = seatOf(state, seat);
  return {
    step: 'stepByStep',
    seat,
    points: MOVEMENT_POINTS,
    way: [held.at],
    left: [],
    cans: 0,
    means: [],
    subway: 'unused',
    crossed: [],
    idle: 1,
    ready: thingsOf(state, held).ready,
  };
}

/**
 * R10. Whether a thief who can't make any journey in one choice could still travel step by step. This needs contacts
 * that can be made ready on the way (R35). The search is slow, so the contacts are checked first.
 */
export function mayStepByStep(state: State, seat: SeatId): boolean {
  const { things, ready } = thingsOf(state, seatOf(state, seat));
  const mayTurnUp = things.some(({ ride }, index) => ride === undefined && has(ready, index));
  return mayTurnUp && mayEndFrom(state, firstStep(state, seat));
}

const mayEndFrom = (state: State, frame: StepByStep): boolean =>
  mayStillEnd(wandererOf(state, frame), stageOf(state, frame));

/**
 * V9, R35. A journey made space by space. Only steps after which the journey can still end are offered. But an action
 * between the steps can make the end impossible, for example by replacing a travel contact. In that case, the thief
 * turns back.
 */
export const stepByStep: Choice<StepByStep, StepTo | ReturnCan | Arrive | TurnBack> = {
  rules: ['V9', 'V2', 'V5', 'V6', 'V7', 'R35', 'L16', 'F1'],
  seat: (_state, { seat }) => seat,
  options(state, frame) {
    const wanderer = wandererOf(state, frame);
    const stage = stageOf(state, frame);
    const geography = geographyOf(state);
    const moves: (StepTo | ReturnCan | Arrive | TurnBack)[] = [];
    if (mayEscapeHere(wanderer, stage)) moves.push({ move: 'arrive', escape: true });
    if (mayEndHere(wanderer, stage)) moves.push({ move: 'arrive', escape: false });
    for (const { to, by, points, used } of stepsFrom(wanderer, stage)) {
      const means = used.map((index) => at(wanderer.things, index).id);
      moves.push({ move: 'stepTo', to: nameOfSpace(geography, to), by, points, means });
    }
    if (stage.cans > 0) moves.push({ move: 'returnCan' });
    return moves.length > 0 ? moves : [{ move: 'turnBack' }];
  },
  resolve(game, frame, choice) {
    switch (choice.move) {
      case 'stepTo':
        return makeStep(game, frame, choice);
      case 'returnCan':
        seatOf(game.state, frame.seat).cans -= 1; // rule V4
        game.state.cans += 1;
        return game.next({ ...frame, points: frame.points + 1, cans: frame.cans + 1, idle: 1 });
      case 'arrive':
        return end(game, frame, choice);
      case 'turnBack':
        return game.emit({ type: 'turnedBack', seat: frame.seat, place: seatOf(game.state, frame.seat).at });
    }
  },
  whyNot(state, frame, move) {
    if (move.move === 'arrive') return whyNotArrive(state, frame);
    return move.move === 'stepTo' ? because('V2', 'noStep', { have: frame.points }) : undefined;
  },
};

function whyNotArrive(state: State, { seat, way }: StepByStep) {
  const place = at(way, way.length - 1);
  if (spaceOf(state, place) === undefined) return because('V1', 'onTerrain');
  return place === way[0] ? because('V1', 'backAtStart') : visitReason(state, seat, place);
}

function makeStep(game: Game, frame: StepByStep, { to, by, points, means }: StepTo): void {
  const { state } = game;
  const { seat } = frame;
  const wanderer = wandererOf(state, frame);
  const stage = stageOf(state, frame);
  const step: Step = { to: spaceCalled(state, to) ?? 0, by, points, used: indicesOf(wanderer, stage, means) };
  const after = afterStep(wanderer, stage, step);
  const skis = after.crossed.length > stage.crossed.length;
  const next: StepByStep = {
    ...frame,
    points: after.points,
    way: [...frame.way, to],
    left: tilesIn(state, after.left),
    means: [...frame.means, ...means],
    subway: after.bySubway ? 'arrived' : after.hadBonus ? 'used' : 'unused',
    crossed: skis ? [...frame.crossed, to] : frame.crossed,
    idle: after.seen.length,
    ready: after.ready,
  };
  if (endsTravel(wanderer, step)) end(game, next, { move: 'arrive', escape: false });
  else game.next(next);
  for (const mean of means) spendMean(game, seat, mean);
}

/** The indices of the ready things with these ids. Of several things with the same id, the first is used. */
function indicesOf({ things }: Wanderer, { ready }: Stage, ids: readonly string[]): number[] {
  return ids.map((id) => things.findIndex((thing, index) => thing.id === id && has(ready, index)));
}

/** Rules E1 and E2. */
function end(game: Game, { seat, way, left: tiles, cans, means }: StepByStep, { escape: escapes }: Arrive): void {
  const from = at(way, 0);
  const to = at(way, way.length - 1);
  const last = tileOfPlace(to);
  const isHome = last === tileOfPlace(from) && !escapes;
  const left = isHome ? [] : tiles.filter((tile) => tile !== last);
  arriveBy(game, { type: 'travelled', seat, from, to, left, cans, means: means.toSorted(), escape: escapes, way });
}

function wandererOf(state: State, { seat, way }: StepByStep): Wanderer {
  const { map, heliports, placeAt } = geographyOf(state);
  return {
    map,
    heliports,
    from: spaceOf(state, at(way, 0)) ?? 0,
    things: thingsOf(state, seatOf(state, seat)).things,
    mayEnd: (space, { cash, returned }) =>
      whyNoVisit(state, seat, placeAt[space] ?? '', { cash, returned, kind: map.locationOf[space]?.kind }) ===
      undefined,
    escapeFrom: state.day === LAST_DAY ? spaceOf(state, openExitOf(state)) : undefined,
  };
}

function stageOf(state: State, { seat, points, way, left, subway, crossed, idle, ready }: StepByStep): Stage {
  const held = seatOf(state, seat);
  const { map, tileIndex } = geographyOf(state);
  const spaces = way.slice(-idle).map((name) => spaceCalled(state, name) ?? 0);
  const now = thingsOf(state, held).ready;
  return {
    space: at(spaces, spaces.length - 1),
    points,
    left: left.reduce((bits, tile) => bits | (1 << (tileIndex.get(tile) ?? 0)), 0),
    cash: held.cash,
    cans: held.cans,
    ready: now,
    returned: 0,
    hadBonus: subway !== 'unused',
    bySubway: subway === 'arrived',
    crossed: crossed.map((name) => at(map.areaOf, spaceCalled(state, name) ?? 0)),
    seen: now === ready ? spaces : spaces.slice(-1),
  };
}

/** The ids of these tiles, in the order in which the tiles were placed. */
function tilesIn(state: State, bits: number): readonly string[] {
  const geography = geographyOf(state);
  return namesOf(
    geography,
    geography.tiles.flatMap((_, tile) => (has(bits, tile) ? [tile] : [])),
  );
}

/** X11. Travel contacts that lead nowhere from here. */
export function contactsWithoutUse(state: State, frame: StepByStep): string[] {
  const wanderer = wandererOf(state, frame);
  return uselessContacts(wanderer, stageOf(state, frame)).map((index) => at(wanderer.things, index).id);
}

/** V1, A2. Whether the journey can still end after an executive action. */
export function mayUseOnTheWay(state: State, frame: StepByStep, action: ExecutiveAction): boolean {
  const wanderer = wandererOf(state, frame);
  const before = stageOf(state, frame);
  const after = stageAfter(state, seatOf(state, frame.seat), { wanderer, stage: before, action });
  return after === before || mayStillEnd(wanderer, after) || !mayStillEnd(wanderer, before);
}

interface Use {
  readonly wanderer: Wanderer;
  readonly stage: Stage;
  readonly action: ExecutiveAction;
}

/** The progress of the journey after an action. Effects that do not matter for journeys are ignored. */
function stageAfter(state: State, held: Seat, { wanderer, stage, action }: Use): Stage {
  const { things } = wanderer;
  const using = (id: string): number => things.findIndex((thing, index) => thing.id === id && has(stage.ready, index));
  switch (action.move) {
    case 'useContact': {
      const contact = packOf(state).contacts.get(action.card);
      const index = using(action.card);
      if (contact === undefined) return stage;
      if (contact.kind === 'spy2') return afterTurningUp(wanderer, stage, index);
      if (index >= 0) return afterUse(wanderer, stage, index);
      return paying(stage, contact.cost - (contact.kind === 'generalStore' ? held.income : 0));
    }
    case 'useFixer':
      return action.fixer === 'motorcycle' ? afterUse(wanderer, stage, using(action.fixer)) : stage;
    case 'useMember':
      return { ...afterUse(wanderer, stage, using(MEMBER)), returned: stage.returned + 1 };
    case 'useAsset':
      return paying(stage, costOfAsset(state, held, action.asset) ?? 0);
    case 'useEquipment':
    case 'useFirstAid':
      return stage;
  }
}

const paying = (stage: Stage, cost: number): Stage => (cost === 0 ? stage : { ...stage, cash: stage.cash - cost });
