import { parentPort } from 'node:worker_threads';
import { type BotQuestion, botAt } from '@getaway/bots';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import type { Move } from '@getaway/kernel';

export interface Thinking extends BotQuestion {
  readonly id: number;
  readonly game: string;
}

export type Thought = { readonly id: number; readonly move: Move } | { readonly id: number; readonly trouble: string };

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(answer(thinking)));

function answer({ id, game, ...question }: Thinking): Thought {
  try {
    return { id, move: game === gangsta.id ? botAt(gangsta, question) : botAt(escapePlan, question) };
  } catch (error) {
    return { id, trouble: error instanceof Error ? error.message : String(error) };
  }
}
