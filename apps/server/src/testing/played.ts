import { taken } from '@getaway/kernel';
import type { TableSetup } from '@getaway/protocol/room';
import { findHosted } from '@getaway/table';
import { loadGames } from '../base/games.ts';
import type { Act, Actor } from '../rooms/acts.ts';
import { begin, play } from '../rooms/acts.ts';
import { afterAll } from '../rooms/afterLine.ts';
import type { Line } from '../rooms/lines.ts';
import { openRoom, type Room } from '../rooms/room.ts';
import { sit } from '../rooms/seats.ts';
import { setupOf } from './serve.ts';

/** A person who acts at the given time. The name of person `a` is `A`. */
export const who = (person: string, at = 0): Actor => ({ person, name: person.toUpperCase(), at });

/** The room after an action. Throws an error if the action is refused. */
export function after(room: Room, act: Act): Room {
  const made = act(room);
  if ('refusal' in made) throw new Error(made.refusal.message);
  return made.ok.room;
}

export function afterLines(room: Room, lines: readonly Line[]): Room {
  const next = afterAll(room, lines);
  if ('refusal' in next) throw new Error(next.refusal.message);
  return next.ok;
}

/** The games that the server can host. */
export const games = await loadGames();

export function roomFor(line: Parameters<typeof openRoom>[0]): Room {
  const game = findHosted(games, line.setup.game);
  if ('refusal' in game) throw new Error(game.refusal.message);
  return openRoom(line, game.ok);
}

/** A table before its game, with all of `people` seated. The first of them is the host. */
export function gathered(people: readonly string[], setup: Partial<TableSetup> = {}): Room {
  const request = setupOf({ players: Math.max(2, people.length), ...setup });
  let room = roomFor({ line: 'opened', at: 0, host: people[0] ?? '', setup: request });
  for (const [seat, person] of people.entries()) room = after(room, sit(who(person), seat));
  return room;
}

export const begun = (people: readonly string[], setup: Partial<TableSetup> = {}): Room =>
  after(
    gathered(people, setup),
    begin(who(people[0] ?? ''), () => ({ seed: 'seed' })),
  );

/** Plays this many choices, each time the first option. */
export function played(room: Room, choices: number, at = 0): Room {
  let now = room;
  for (let i = 0; i < choices; i += 1) {
    const seat = now.table?.due ?? 0;
    const move = now.table?.sceneFor(seat).asked?.moves[0];
    if (move === undefined) throw new Error('nobody is asked any more');
    now = after(now, play(seat, [move], { number: now.table?.number ?? 0, at }));
  }
  return now;
}

/** Bots for tests in which nobody asks for advice or for the course of the game. */
export const NO_BOTS = {
  advise: async () => [],
  readCourse: async () => taken({ points: [], chances: [] }),
};
