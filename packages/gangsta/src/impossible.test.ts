import { loadPosition, type Position, positionOf } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import type { Gangsta } from './shape.ts';
import type { State } from './state.ts';
import { table } from './testing/table.ts';

const SEATS = [
  { boss: 'volkova', money: 5, gang: ['capitana-paloma', 'doorstop-dee'], inactive: 'media', done: ['soft-brakes'] },
  { boss: 'dona-remedios', money: 3, gang: ['keystroke-kit'], active: 'counterfeitPress' },
] as const;

const document = (): Position<Gangsta> =>
  JSON.parse(JSON.stringify(positionOf(table({ chapter: 2, seats: SEATS }).match))) as Position<Gangsta>;

/** Edits that make a position impossible. The position is in chapter II, at the first seat's action. */
const EDITS: readonly [string, string, (state: State) => void][] = [
  ['C1', 'a card in two places', ({ pool, henchmanDeck }) => henchmanDeck.cards.push(pool[0] ?? '')],
  ['C1', 'a card missing', ({ jobDeck }) => jobDeck.cards.pop()],
  ['C1', 'a card of nobody’s', ({ seats }) => seats[0]?.done.push('the-crown-jewels')],
  ['C1', 'a job of the first chapter available', (state) => swap(state.jobs, state.gone)],
  ['C1', 'a henchman among the jobs', (state) => swap(state.jobs, state.pool)],
  ['C1', 'a boss lost', ({ lost, box }) => lost.push(...box.splice(0, 1))],
  ['C4', 'a single seat', ({ seats }) => seats.pop()],
  ['C4', 'a turn of nobody’s', ({ turn }) => Object.assign(turn, { seat: 4 })],
  ['S1', 'a gang without its boss', ({ seats }) => seats[0]?.gang.reverse()],
  ['S2', 'six spaces', ({ jobs }) => jobs.push('gap')],
  ['Q1', 'a resource that was not dealt', ({ seats }) => Object.assign(seats[0]?.resource ?? {}, { card: 'bank' })],
  ['Q1', 'a secret resource', ({ seats }) => Object.assign(seats[0]?.resource ?? {}, { status: 'secret' })],
  ['Q1', 'a stopped media', ({ seats }) => Object.assign(seats[0]?.resource ?? {}, { status: 'stopped' })],
  ['Q6', 'a deck seen by somebody without a top card', ({ jobDeck }) => jobDeck.seenBy.push(0)],
  ['Q7', 'a patient without a hospital', ({ seats }) => seats[0]?.hospital.push(...(seats[0]?.gang.splice(2) ?? []))],
  ['Q9', 'a cooperative job of one gang', ({ turn }) => turn.gangs.push(0)],
  ['R4', 'passes without end', (state) => Object.assign(state, { passes: 21 })],
  ['H5', 'an end by members', (state) => Object.assign(state, { stack: [], endedBy: 'members' })],
  ['H5', 'no step and no end', (state) => Object.assign(state, { stack: [] })],
  ['stack', 'a turn without an end', ({ stack }) => stack.splice(0, 2)],
  ['stack', 'two actions', ({ stack }) => stack.push({ step: 'act', seat: 0 })],
  ['stack', 'another seat’s action', ({ stack }) => stack.splice(-1, 1, { step: 'act', seat: 1 })],
  ['stack', 'a job without its card', ({ stack }) => stack.splice(-1, 1, pulling())],
  ['stack', 'a card without its job', (state) => state.underway.push(...state.jobDeck.cards.splice(0, 1))],
  ['stack', 'a theft that no job shows', ({ stack }) => stack.splice(-1, 1, { step: 'steal', seat: 0, sum: 9 })],
  ['stack', 'a diversion of nobody', ({ stack }) => stack.splice(-1, 1, { step: 'divert', seat: 0, left: 0 })],
  ['stack', 'a lesson of an old job', ({ stack }) => stack.splice(-1, 1, lesson())],
  ['stack', 'leaders without end', ({ stack }) => stack.push({ step: 'mobilise', seat: 0, free: 99, paid: false })],
  ['stack', 'the setup once more', ({ stack }) => stack.push({ step: 'layOut' })],
];

const pulling = () => ({ step: 'pullJob', seat: 0, missing: ['leader'], crew: [] }) as const;
const lesson = () => ({ step: 'learn', seat: 0, job: 'soft-brakes', crew: ['volkova'] }) as const;

function swap(one: string[], other: string[]): void {
  [one[0], other[0]] = [other[0] ?? '', one[0] ?? ''];
}

describe('an impossible position is refused with the invariant that it breaks', () => {
  test('C1: the position itself is fine', () => {
    expect(loadPosition(gangsta, document())).toHaveProperty('ok');
  });

  test.each(EDITS)('%s: %s', (invariant, _what, edit) => {
    const edited = document();
    edit(edited.state);
    expect(loadPosition(gangsta, edited)).toMatchObject({
      refusal: { code: 'badPosition', message: expect.stringContaining(`the invariant ${invariant}:`) as string },
    });
  });

  test('C6: too much money is refused, naming the field', () => {
    const edited = document();
    Object.assign(edited.state.seats[1] ?? {}, { money: Number.MAX_SAFE_INTEGER });
    expect(loadPosition(gangsta, edited)).toMatchObject({
      refusal: { message: expect.stringContaining('the field state.seats.1.money') as string },
    });
  });
});
