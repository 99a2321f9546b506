import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { BotChoice } from '@getaway/bots';
import { type FastifyInstance, fastify } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { Notifier } from './alerts/notifier.ts';
import { alertAfterChange, alertWaitedFor } from './alerts/tableAlerts.ts';
import type { Config } from './base/config.ts';
import { loadGames } from './base/games.ts';
import { headersFor } from './base/headers.ts';
import { knownHosts } from './base/hosts.ts';
import { Meters } from './base/meters.ts';
import { BotPool, BotPoolStopped, type BotTurn } from './bots/botPool.ts';
import { addApi, answerBadUrl } from './http/api.ts';
import { UnfinishedRequests } from './http/unfinished.ts';
import { GraphileJobs } from './jobs/graphile.ts';
import { LocalJobs } from './jobs/local.ts';
import type { Jobs } from './jobs/port.ts';
import { TableJobs } from './jobs/tableJobs.ts';
import { recordPlayed } from './rooms/played.ts';
import { PostgresBus } from './rooms/postgresBus.ts';
import { type Bus, NO_BUS } from './rooms/presence.ts';
import { RoomDirectory } from './rooms/roomDirectory.ts';
import { loadKeys } from './store/keys.ts';
import { openStore } from './store/open.ts';
import { type Store, StoreError } from './store/port.ts';
import { recentFaults } from './store/recentFaults.ts';
import { StorageReport } from './store/storageReport.ts';
import { courseReaderOf } from './wire/course.ts';
import { Sockets } from './wire/sockets.ts';
import { adviserOf } from './wire/teaching.ts';

export interface Running {
  readonly http: FastifyInstance;
  readonly store: Store;
  onTrouble(what: string, error: unknown): void;
  /** Accepts no new sockets, waits for running jobs, takes snapshots and closes the store. */
  stop(): Promise<void>;
}

const LARGEST_BODY = 32 * 1024;
/** The time limits for a request and its headers, and how often they are checked. */
const REQUEST_MS = 15_000;
const HEADERS_MS = 5000;
const CHECK_MS = 1000;

/** Prepares a whole server. The caller then lets it listen on a port. */
export async function startServer(config: Config): Promise<Running> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: false }));
  const storage = new StorageReport({
    onFailure: () => meters.storageFailed(),
    log: { error: (fields, text) => log.error(fields, text), warn: (fields, text) => log.warn(fields, text) },
  });
  const store = await openStore(config, storage);
  const between = await openProcessLinks(config).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { jobs, bus } = between;
  const keys = await loadKeys(store);
  const botPool = new BotPool({
    registry: config.registry,
    most: config.botThreads,
    mostBotsOnly: config.botsOnlyThreads,
  });
  const meters: Meters = new Meters({
    sockets: () => sockets.count,
    tables: () => rooms.count.tables,
    watchers: () => rooms.count.watchers,
    storageFails: () => storage.isFailing,
    damagedTables: () => damaged.size,
  });
  const damaged = new Set<string>();
  const onDamage = (fault: string): void => {
    if (!damaged.has(fault))
      log.error({ reason: fault }, 'a table is damaged and stays closed; see `getaway admin verify`');
    damaged.add(fault);
  };
  const onTrouble = (what: string, error: unknown): void => {
    if (StorageReport.isReported(error)) return;
    if (error instanceof StoreError && error.trouble === 'damaged') return onDamage(error.message);
    meters.troubled();
    log.error({ reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }, what);
  };
  const notifier = new Notifier({
    people: store.people,
    keys,
    publicUrl: config.publicUrl,
    reach: { inside: config.alertsInside },
    onCalled: (outcome) => meters.alerted(outcome),
  });
  const rooms: RoomDirectory = new RoomDirectory({
    games: await loadGames(config.registry),
    store,
    bus,
    onTrouble,
    onChange(open, { before, room, by }) {
      if (by === 'heard') return;
      tableJobs.after(open, before, room);
      void alertAfterChange(open, before, notifier).catch(troubled);
      if (room.table?.over === true && before.table?.over !== true)
        void recordPlayed(open, store.people).catch((error: unknown) => onTrouble('a game was not recorded', error));
    },
    onPresence: (open) => tableJobs.attend(open),
  });
  const troubled = (error: unknown): void => onTrouble('an alert could not be sent', error);
  const tableJobs = new TableJobs({
    rooms,
    store,
    jobs,
    onTrouble,
    alertAfter: config.alertAfter,
    hostAfter: config.hostAfter,
    onDone: (kind) => meters.did(kind),
    alert: (open, call) => alertWaitedFor(open, call, notifier),
    think: (question) => think({ botPool, meters, onTrouble }, question),
  });

  const headers = headersFor(config);
  const isKnownHost = knownHosts(config);
  const http = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    frameworkErrors: answerBadUrl(headers),
  });
  http.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  addApi(http, { config, rooms, store, keys, meters, notifier, isKnownHost, botPool }, onTrouble);
  if (existsSync(config.page)) await addPage(http, config.page);
  const { unfinished, unfinishedOfOne } = config.limits;
  new UnfinishedRequests(http.server, {
    most: unfinished,
    mostOfOne: config.behindProxy ? undefined : unfinishedOfOne,
  });
  const sockets = new Sockets(
    http.server,
    { rooms, store, meters, onTrouble, advise: adviserOf(botPool), readCourse: courseReaderOf(botPool) },
    { ...config, isKnownHost },
  );
  for await (const fault of recentFaults(store.tables)) onDamage(fault);
  await tableJobs.start();
  http.server.on('listening', () => log.info({ address: http.server.address() }, 'open'));

  return {
    http,
    store,
    onTrouble,
    async stop() {
      log.info('closing');
      await sockets.close();
      await http.close();
      botPool.giveUpWaiting();
      await tableJobs.stop();
      await botPool.stop();
      await rooms.stop();
      await between.close();
      await store.close();
      meters.stop();
    },
  };
}

interface ProcessLinks {
  readonly jobs: Jobs;
  readonly bus: Bus;
  close(): Promise<void>;
}

/**
 * Opens what the server needs to plan jobs and to reach other processes. A single process uses timers. Several
 * processes use PostgreSQL.
 */
async function openProcessLinks({ databaseUrl }: Config): Promise<ProcessLinks> {
  if (databaseUrl === undefined) return { jobs: new LocalJobs(), bus: NO_BUS, close: () => Promise.resolve() };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, connectionTimeoutMillis: 5000, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const bus = await PostgresBus.open(databaseUrl, pool);
  return {
    jobs: new GraphileJobs(pool),
    bus,
    async close() {
      await bus.close();
      await pool.end();
    },
  };
}

interface ThinkDeps {
  readonly botPool: BotPool;
  readonly meters: Meters;
  onTrouble(what: string, error: unknown): void;
}

/** Computes a bot's move. If the bot fails, plays a random legal move, so that the game continues. */
async function think(
  { botPool, meters, onTrouble }: ThinkDeps,
  { table, game, level, share }: BotTurn,
): Promise<BotChoice> {
  const began = performance.now();
  try {
    const { position } = table;
    const pack = game.packs.documentOf(position.pack.hash);
    const choice = await botPool.think({ game: game.id, position, level, pack }, share);
    meters.thought(performance.now() - began);
    return choice;
  } catch (error) {
    if (error instanceof BotPoolStopped) throw error;
    onTrouble('a bot failed to choose', error);
    const moves = table.due === undefined ? [] : (table.sceneFor(table.due).asked?.moves ?? []);
    const any = moves[randomInt(Math.max(1, moves.length))];
    if (any === undefined) throw error;
    return { move: any };
  }
}

async function addPage(server: FastifyInstance, page: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Files with a hash in their name never change. All others are revalidated.
      const lasting = /[\\/]assets[\\/]/u.test(path);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
