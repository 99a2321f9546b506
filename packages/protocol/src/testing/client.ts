import { GAMES, playableOf } from '@getaway/games';
import * as v from 'valibot';
import { answerSchema, okSchemas } from '../answers.ts';
import { type Session, session } from '../session.ts';

const games = await playableOf(GAMES);

export const newSession = (): Session => session({ games });

type Do = keyof typeof okSchemas;
type Ok<D extends Do> = v.InferOutput<(typeof okSchemas)[D]>;

/** A client that checks every answer with its schema. */
export class Client {
  readonly session: Session;

  constructor(talk: Session = newSession()) {
    this.session = talk;
  }

  /** Sends a request that must succeed. */
  ask<D extends Do>(what: D, fields: object = {}): Ok<D> {
    const answer = this.say({ id: 1, do: what, ...fields });
    if ('error' in answer) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    return v.parse(okSchemas[what], answer.ok);
  }

  /** Sends a request that must be refused. */
  refusal(request: unknown): { readonly code: string; readonly message: string; readonly why?: string | undefined } {
    const answer = this.say(request);
    if ('ok' in answer) throw new Error('this was not refused');
    return answer.error;
  }

  say(request: unknown): v.InferOutput<typeof answerSchema> {
    return v.parse(answerSchema, JSON.parse(this.session.answer(JSON.stringify(request))));
  }

  /** Plays the move with the index `nth`, modulo the number of legal moves, for the seat that is due. */
  playNth(nth: number): Ok<'play'> {
    const { seat, moves } = this.decision;
    return this.ask('play', { seat, move: moves[nth % moves.length] });
  }

  get decision(): Extract<Ok<'decision'>, { decision: unknown }>['decision'] {
    const due = this.ask('decision');
    if (!('decision' in due)) throw new Error('the game is over');
    return due.decision;
  }

  playToTheEnd(): void {
    for (let i = 0; 'decision' in this.ask('decision'); i += 1) this.playNth(i * 7);
  }
}

export const NEW = { game: 'gangsta', players: 2, seed: 'a seed' };

export function seated(fields: object = {}): Client {
  const client = new Client();
  client.ask('new', { ...NEW, ...fields });
  return client;
}
