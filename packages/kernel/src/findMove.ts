import { is } from 'valibot';
import type { Question } from './advance.ts';
import type { Definition } from './definition.ts';
import { sameMove } from './move.ts';
import { type Attempt, refused, taken } from './refusal.ts';
import type { Move, SeatId, Shape } from './shape.ts';
import type { Reason } from './statement.ts';

interface Pending<G extends Shape> {
  readonly definition: Definition<G>;
  readonly state: G['state'];
  readonly question: Question<G> | undefined;
  readonly number: number;
}

/** An answer from outside. `number` says which decision it answers. */
interface Answer {
  readonly seat: SeatId;
  readonly move: Move;
  readonly number: number;
}

/** The legal move that an answer refers to, or why the answer is refused. */
export function findMove<G extends Shape>(pending: Pending<G>, { seat, move, number }: Answer): Attempt<G['move']> {
  const { question } = pending;
  if (question === undefined) return refused('notAsked', 'The game is over.');
  if (number !== pending.number)
    return refused('notAsked', `Decision ${String(number)} is not due; decision ${String(pending.number)} is.`);
  if (seat !== question.seat)
    return refused('notAsked', `Seat ${String(seat)} is not asked; seat ${String(question.seat)} is.`);
  const legal = question.moves.find((option) => sameMove(option, move));
  return legal === undefined ? illegal(pending, question, move) : taken(legal);
}

function illegal<G extends Shape>(pending: Pending<G>, question: Question<G>, move: Move): Attempt<G['move']> {
  const reason = is(pending.definition.schemas.move, move) ? reasonFor(pending, question, move) : undefined;
  const sentence =
    reason === undefined
      ? `It is not among the moves of the step ${question.frame.step}.`
      : `Rule ${reason.rule} forbids it.`;
  const { refusal } = refused('illegal', `The move ${move.move} can't be made now. ${sentence}`, reason?.rule);
  if (reason?.says === undefined) return { refusal };
  const { name, values } = reason.says;
  return { refusal: { ...refusal, because: name, ...(values === undefined ? {} : { values }) } };
}

function reasonFor<G extends Shape>(
  { definition: { anytime }, state }: Pending<G>,
  { frame, choice }: Question<G>,
  move: G['move'],
): Reason<G['rule']> | undefined {
  const why =
    anytime?.includes(move) === true ? anytime.whyNot?.(state, frame, move) : choice.whyNot?.(state, frame, move);
  return typeof why === 'string' ? { rule: why } : why;
}
