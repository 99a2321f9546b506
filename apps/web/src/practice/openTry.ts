import type { JudgedDecision } from '@getaway/bots/review';
import type { Move, Shape } from '@getaway/kernel';
import { type Signal, signal } from '@preact/signals';
import { isGameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import { playPortOf, watchPortOf } from '../local/openLocal.ts';
import type { OpenTable } from '../table/openTable.ts';
import type { Practice } from '../worker/afterStore.ts';
import { done, type OrTrouble, trouble } from '../worker/trouble.ts';

type TryState =
  | { readonly is: 'open' }
  | { readonly is: 'judging' }
  | { readonly is: 'failed'; readonly detail: string }
  | { readonly is: 'judged'; readonly move: Move; readonly judged: JudgedDecision<Shape> | undefined };

export interface OpenTry {
  readonly table: Omit<OpenTable, 'lesson'>;
  readonly practice: Practice;
  readonly state: Signal<TryState>;
}

export async function openTry(key: string): Promise<OrTrouble<OpenTry>> {
  const [remote, practice] = await Promise.all([tables.openPractice(key), tables.practice(key)]);
  if ('trouble' in remote) return { trouble: remote.trouble };
  if (practice === undefined) return trouble('gone');
  const { game, pack } = practice;
  if (!isGameId(game)) return trouble('unknownGame', game);
  const { defaultLevel } = await tables.about(game);
  const state = signal<TryState>({ is: 'open' });
  const port = playPortOf(remote);
  const judge = async (move: Move): Promise<void> => {
    state.value = { is: 'judging' };
    try {
      state.value = { is: 'judged', move, judged: await tables.judgePractice(key, move) };
    } catch (error) {
      state.value = { is: 'failed', detail: String(error) };
    }
  };
  return done({
    practice,
    state,
    table: {
      game,
      pack,
      defaultLevel,
      watching: watchPortOf(remote),
      playing: {
        ...port,
        async play(number, moves) {
          const played = await port.play(number, moves);
          const [move] = moves;
          if ('ok' in played && move !== undefined && state.peek().is === 'open') void judge(move);
          return played;
        },
      },
      setPause: (ms) => void remote.setPause(ms),
      retry: () => void remote.retry(),
      close: () => void remote.close(),
      exported: () => Promise.resolve(trouble('notAGame')),
      proof: () => Promise.resolve({ verification: NOT_DEALT }),
    },
  });
}

const NOT_DEALT = { verdict: 'unverifiable', because: 'unreadable', message: 'A try is no game.' } as const;
