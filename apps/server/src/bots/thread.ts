import { parentPort } from 'node:worker_threads';
import { type BotQuestion, botAt } from '@getaway/bots';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import type { Attempt, Move, PackReading } from '@getaway/kernel';

export interface Thinking extends BotQuestion {
  readonly game: string;
}

/** A pack that somebody brings along: reading it may take a while. */
export interface PackToRead {
  readonly game: string;
  /** The document as JSON. */
  readonly text: string;
}

export type Work = { readonly think: Thinking } | { readonly read: PackToRead };
export type Done = { readonly ok: Move | Attempt<PackReading> } | { readonly trouble: string };

/** Everything is loaded: what comes from now on is thinking. */
export const READY = 'ready';

parentPort?.on('message', (work: Work) => parentPort?.postMessage(answer(work)));
parentPort?.postMessage(READY);

function answer(work: Work): Done {
  try {
    return { ok: 'think' in work ? think(work.think) : read(work.read) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

const think = ({ game, ...question }: Thinking): Move =>
  game === gangsta.id ? botAt(gangsta, question) : botAt(escapePlan, question);

const read = ({ game, text }: PackToRead): Attempt<PackReading> =>
  (game === gangsta.id ? gangsta : escapePlan).packs.read(JSON.parse(text));
