import { type Chance, newDeck, type Setup } from '@getaway/kernel';
import { PACKS } from './content/read.ts';
import type { ResourceId } from './content/vocabulary.ts';
import type { ChooseFirstPlayer, ChooseResource, DealBosses, DealResources, LayOut, ShowResources } from './frames.ts';
import { card, packOf, seatOf } from './gang.ts';
import { layJobs } from './jobs.ts';
import type { KeepResource } from './moves.ts';
import { fillPool } from './recruit.ts';
import { activateResource } from './resources.ts';
import type { Automatic, Choice, Gangsta } from './shape.ts';
import { GAP, type State } from './state.ts';

const SPACES = 5;

/** S4. A state with all components. The steps of the setup are pending on the stack. */
export function start({ players, options, pack: hash }: Setup<Gangsta>, chance: Chance): State {
  const pack = PACKS.get(hash);
  const jobs = [...pack.jobs.values()].filter(({ chapter }) => chapter === 1);
  return {
    pack: hash,
    options,
    stack: [
      { step: 'chooseFirstPlayer' },
      { step: 'layOut' },
      ...(options.resources ? [{ step: 'dealResources' } as const] : []),
      { step: 'dealBosses' },
    ],
    chance,
    chapter: 1,
    turn: { seat: 0, extra: false, again: false, looked: false, gangs: [] },
    seats: Array.from({ length: players }, () => ({ money: 0, gang: [], done: [], dealt: [], hospital: [] })),
    jobs: Array.from({ length: SPACES }, () => GAP),
    pool: Array.from({ length: SPACES }, () => GAP),
    underway: [],
    jobDeck: newDeck(jobs.map(({ id }) => id)),
    henchmanDeck: newDeck([...pack.henchmen.keys()]),
    jobDiscards: [],
    henchmanDiscards: [],
    snitches: [],
    lost: [],
    gone: [],
    box: [...pack.bosses.keys(), ...(options.resources ? pack.resources.keys() : [])],
    passes: 0,
  };
}

/** S1. Deals each player a random boss and the money printed on the card. The boss is available at once. */
export const dealBosses: Automatic<DealBosses> = {
  run(game) {
    const { bosses } = packOf(game.state);
    const left = game.state.box.filter((id) => bosses.has(id));
    for (const [seat, { gang }] of game.state.seats.entries()) {
      const boss = game.drawFrom(left);
      const { money } = card(bosses, boss);
      takeFromBox(game.state, boss);
      gang.push({ card: boss, available: true });
      seatOf(game.state, seat).money = money;
      game.emit({ type: 'bossDealt', seat, boss, sum: money });
    }
  },
};

/**
 * Q1. Deals two resources to each player in secret. No choice is revealed before all are made, so that the players
 * choose independently.
 */
export const dealResources: Automatic<DealResources> = {
  run(game) {
    const { state } = game;
    const { resources } = packOf(state);
    const left = state.box.filter((id): id is ResourceId => resources.has(id));
    for (const [seat, { dealt }] of state.seats.entries())
      for (let i = 0; i < 2; i += 1) {
        const resource = game.drawFrom(left);
        takeFromBox(state, resource);
        dealt.push(resource);
        game.emit({ type: 'resourceDealt', seat, resource });
      }
    game.next(...state.seats.map((_, seat) => ({ step: 'chooseResource', seat }) as const), { step: 'showResources' });
  },
};

/** Q1. Each player keeps one of the two resources. */
export const chooseResource: Choice<ChooseResource, KeepResource> = {
  rules: ['Q1', 'Q2'],
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    seatOf(state, seat).dealt.map((resource): KeepResource => ({ move: 'keepResource', resource })),
  resolve(game, { seat }, { resource }) {
    seatOf(game.state, seat).resource = { card: resource, status: 'secret' };
    game.emit({ type: 'resourceKept', seat, resource });
  },
};

/** Q1, Q2. Reveals all chosen resources at the same time. */
export const showResources: Automatic<ShowResources> = {
  run(game) {
    game.reveal();
    for (const [seat, { resource }] of game.state.seats.entries()) {
      if (resource === undefined) continue;
      resource.status = 'inactive';
      game.emit({ type: 'resourceShown', seat, resource: resource.card });
      activateResource(game, seat);
    }
  },
};

/** Rule S2. */
export const layOut: Automatic<LayOut> = {
  run(game) {
    layJobs(game);
    fillPool(game);
  },
};

/** Rule S3. */
export const chooseFirstPlayer: Automatic<ChooseFirstPlayer> = {
  run(game) {
    game.next({ step: 'takeTurn', seat: game.draw(game.state.seats.length), extra: false });
  },
};

function takeFromBox({ box }: State, id: string): void {
  box.splice(box.indexOf(id), 1);
}
