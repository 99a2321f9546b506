import { type Attempt, refused, replaceInvisible, textUpTo } from '@getaway/kernel';
import type { BodyOf } from '@getaway/protocol/http';
import { findHosted } from '@getaway/table';
import * as v from 'valibot';
import type { BotPool } from '../bots/botPool.ts';
import type { DocumentStore } from '../store/port.ts';
import { newDrawSecret } from './fairness.ts';
import type { OpenRoom } from './openRoom.ts';
import { loadRequestedPack } from './packs.ts';
import type { RoomDirectory } from './roomDirectory.ts';

interface ForkDeps {
  readonly rooms: RoomDirectory;
  readonly botPool: Pick<BotPool, 'fork'>;
  readonly packs: DocumentStore;
}

const heading = v.looseObject({ game: textUpTo(100), pack: v.looseObject({ hash: textUpTo(100) }) });

/**
 * Opens a table that continues an uploaded game from one of its moments. The server replays the journal to get the
 * position.
 */
export async function openFork(
  { setup, journal, origin }: BodyOf<'POST /api/forks'>,
  host: string,
  { rooms, botPool, packs }: ForkDeps,
): Promise<Attempt<OpenRoom>> {
  const head = v.safeParse(heading, journal);
  if (!head.success) return refused('badJournal', 'The journal: it names no game and no pack.');
  const game = findHosted(rooms.games, head.output.game);
  if ('refusal' in game) return game;
  const { hash } = head.output.pack;
  const shelved = await loadRequestedPack(game.ok, hash, packs);
  if ('refusal' in shelved) return shelved;
  const task = { game: game.ok.id, journal, pack: game.ok.packs.documentOf(hash), origin, seed: newDrawSecret() };
  const forked = await botPool.fork(task, host);
  if ('refusal' in forked) return forked;
  const { position, players, options } = forked.ok;
  const usual = game.ok.check({ players, options });
  const isUsual = 'ok' in usual && usual.ok.pack === hash;
  return rooms.open({ ...setup, game: game.ok.id, players, options, ...(isUsual ? {} : { pack: hash }) }, host, {
    position,
    origin: { ...origin, names: origin.names.map((name) => replaceInvisible(name)) },
  });
}
