import type { ResourceId, Skill } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { TableUi } from '../../../table/tableUi.ts';

export type GangstaTable = TableUi<Gangsta>;
type Asking = Pick<GangstaTable, 'asked'>;
type Step = NonNullable<GangstaTable['asked']>['frame']['step'];

/** Always the same list, so that a card without moves need not render again. */
const NONE: readonly Move[] = [];

function fitting({ asked }: Asking, fits: (move: Move) => boolean): readonly Move[] {
  const moves = asked?.moves.filter(fits) ?? NONE;
  return moves.length === 0 ? NONE : moves;
}

export const movesOnJob = (table: Asking, job: string): readonly Move[] =>
  fitting(table, (move) => 'job' in move && move.job === job);

/** Moves that name a henchman who is not in a gang. */
export const movesOnRecruit = (table: Asking, henchman: string): readonly Move[] =>
  fitting(table, (move) => (move.move === 'recruit' || move.move === 'discardHenchman') && move.henchman === henchman);

export const movesOnMember = (table: Asking, member: string): readonly Move[] =>
  fitting(
    table,
    (move) =>
      ('member' in move && move.member === member) ||
      ((move.move === 'giveUp' || move.move === 'takeBack') && move.henchman === member),
  );

export const movesOnSeat = (table: Asking, seat: SeatId): readonly Move[] =>
  fitting(table, (move) => 'from' in move && move.from === seat);

export const movesOnResource = (table: Asking, resource: ResourceId): readonly Move[] =>
  fitting(table, (move) => 'resource' in move && move.resource === resource);

export const movesOnSkill = (table: Asking, skill: Skill): readonly Move[] =>
  fitting(table, (move) => 'skill' in move && move.skill === skill);

/** The moves with a given name, such as `pass`. */
export const movesCalled = <Name extends Move['move']>(
  { asked }: Asking,
  name: Name,
): readonly Extract<Move, { readonly move: Name }>[] =>
  asked?.moves.filter((move): move is Extract<Move, { readonly move: Name }> => move.move === name) ?? [];

export const isAtStep = ({ asked }: Asking, ...steps: readonly Step[]): boolean =>
  asked !== undefined && steps.includes(asked.frame.step);

/** The move for a click on a job card, even if the move is illegal. */
export const jobCandidate = (table: Asking, job: string): Move | undefined =>
  isAtStep(table, 'act') ? { move: 'announce', job } : undefined;

export const recruitCandidate = (table: Asking, henchman: string): Move | undefined =>
  isAtStep(table, 'act', 'recruitAtOnce') ? { move: 'recruit', henchman } : undefined;

export function memberCandidate({ asked }: Asking, member: string): Move | undefined {
  switch (asked?.frame.step) {
    case 'mobilise':
      return { move: 'mobilise', member };
    case 'pullJob':
      return { move: 'activate', member };
    case 'divert':
      return { move: 'divert', member };
    case 'learn':
      return { move: 'learn', member };
    case 'makeAvailable':
      return { move: 'makeAvailable', member };
    case 'giveUp':
      return { move: 'giveUp', henchman: member };
    default:
      return undefined;
  }
}

export function seatCandidate({ asked }: Asking, from: SeatId): Move | undefined {
  if (asked?.frame.step === 'steal') return { move: 'steal', from };
  return asked?.frame.step === 'assassinate' ? { move: 'assassinate', from } : undefined;
}
