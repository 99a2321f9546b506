import { parentPort } from 'node:worker_threads';
import { type BotQuestion, botAt } from '@getaway/bots';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import type { Move } from '@getaway/kernel';

export interface Thinking extends BotQuestion {
  readonly game: string;
}

export type Thought = { readonly move: Move } | { readonly trouble: string };

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(answer(thinking)));

function answer({ game, ...question }: Thinking): Thought {
  try {
    return { move: game === gangsta.id ? botAt(gangsta, question) : botAt(escapePlan, question) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}
