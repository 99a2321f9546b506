import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import {
  type Attempt,
  type Definition,
  loadPosition,
  Match,
  type RefusalCode,
  readSetup,
  refused,
  replay,
  type Shape,
  taken,
  type Wish,
} from '@getaway/kernel';
import { type Table, tableOf } from './table.ts';

/** A game that can be asked for, of whatever kind. */
export interface Host {
  readonly id: string;
  /** What `hello` tells of it. */
  readonly about: object;
  start(wish: Wish, seed: string): Attempt<Table>;
  load(position: unknown): Attempt<Table>;
  replay(journal: unknown, at?: number): Attempt<Table>;
}

export function hostOf<G extends Shape>(definition: Definition<G>): Host {
  const { id, players, options, packs } = definition;
  return {
    id,
    get about() {
      return { id, players, packs: packs.names(), options };
    },
    start: (wish, seed) =>
      then(readSetup(definition, wish), (setup) => tableOf(Match.start(definition, setup, { seed }))),
    load: (position) => then(loadPosition(definition, position), tableOf),
    replay: (journal, at) => then(replay(definition, journal, at), tableOf),
  };
}

const then = <T, U>(attempt: Attempt<T>, next: (value: T) => U): Attempt<U> =>
  'refusal' in attempt ? attempt : taken(next(attempt.ok));

export const HOSTS: readonly Host[] = [hostOf(gangsta), hostOf(escapePlan)];

export function findHost(hosts: readonly Host[], id: string): Attempt<Host> {
  const host = hosts.find((known) => known.id === id);
  if (host !== undefined) return taken(host);
  return refused('unknownGame', `There is no game "${id}"; there is ${hosts.map((known) => known.id).join(', ')}.`);
}

/** A document says itself which game it belongs to. */
export function findHostOf(hosts: readonly Host[], document: unknown, code: RefusalCode): Attempt<Host> {
  const game = typeof document === 'object' && document !== null && 'game' in document ? document.game : undefined;
  if (typeof game !== 'string') return refused(code, 'The document does not say which game it belongs to.');
  return findHost(hosts, game);
}
