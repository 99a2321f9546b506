import { parentPort, workerData } from 'node:worker_threads';
import { type GameId, GAMES as REGISTRY } from '@getaway/games';
import { seatIn, type TrialSeat } from '@getaway/games/lab';
import { ExternalBot } from './externalBot.ts';
import { dealSeed, type LabSettings } from './settings.ts';

export type LabTask = number;

export interface LabAnswer {
  readonly game: LabTask;
  readonly seats: readonly TrialSeat[];
}

const settings = workerData as LabSettings;
const { players, options, levels, rollouts } = settings;
const bots = await REGISTRY[settings.game as GameId].bots();
await bots.load();

const other = settings.command === undefined ? undefined : new ExternalBot(settings.command);

parentPort?.on('message', (game: LabTask) => void play(game));

async function play(game: LabTask): Promise<void> {
  const seated = levels.map((_, seat) => levels.find((__, place) => seatIn(place, game, players) === seat) ?? '');
  const seats = await bots.playTrial({
    request: { players, options },
    seed: dealSeed(settings, game),
    levels: seated,
    rollouts,
    ...(other === undefined ? {} : { ask: (question) => other.ask(settings.game, question) }),
    // Measures processor time, because wall-clock time would include other programs.
    now: () => processorMs(),
  });
  parentPort?.postMessage({ game, seats } satisfies LabAnswer);
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
