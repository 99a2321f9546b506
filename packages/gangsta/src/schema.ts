import { chanceSchema, listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { RESOURCES, SKILLS } from './content/vocabulary.ts';
import { type Frame, LOSSES } from './frames.ts';
import type { Move } from './moves.ts';
import { END_REASONS, RESOURCE_STATUS, type State } from './state.ts';

const seat = wholeNumber;
/** An upper limit for the length of any list: the cards in a box, the frames on a stack, the seats at a table. */
const MOST = 300;
const MAX_NAME = 100;

const several = <Item extends v.GenericSchema>(item: Item) => listUpTo(item, MOST);
const card = v.pipe(textUpTo(MAX_NAME), v.nonEmpty());
const cards = several(card);
const skill = v.picklist(SKILLS);
const resource = v.picklist(RESOURCES);

const step = <Step extends string>(name: Step) => v.strictObject({ step: v.literal(name) });
const seatStep = <Step extends string>(name: Step) => v.strictObject({ step: v.literal(name), seat });

const frame: v.GenericSchema<unknown, Frame> = v.variant('step', [
  step('dealBosses'),
  step('dealResources'),
  seatStep('chooseResource'),
  step('showResources'),
  step('layOut'),
  step('chooseFirstPlayer'),
  v.strictObject({ step: v.literal('takeTurn'), seat, extra: v.boolean() }),
  seatStep('lookAtTop'),
  seatStep('endTurn'),
  seatStep('closeTurn'),
  seatStep('passTurnOn'),
  seatStep('beginMobilising'),
  v.strictObject({ step: v.literal('mobilise'), seat, free: wholeNumber, paid: v.boolean() }),
  seatStep('act'),
  seatStep('ignoreSkill'),
  v.strictObject({ step: v.literal('pullJob'), seat, missing: several(skill), crew: cards }),
  v.strictObject({ step: v.literal('finishJob'), seat, crew: cards }),
  seatStep('takeBack'),
  seatStep('discard'),
  step('refillPool'),
  step('refillJobs'),
  v.strictObject({ step: v.literal('steal'), seat, sum: wholeNumber }),
  v.strictObject({ step: v.literal('divert'), seat, left: wholeNumber }),
  seatStep('assassinate'),
  v.strictObject({ step: v.literal('giveUp'), seat, by: seat, cause: v.picklist(LOSSES) }),
  seatStep('mobiliseGang'),
  seatStep('recruitAtOnce'),
  v.strictObject({ step: v.literal('learn'), seat, job: card, crew: cards }),
  seatStep('playAgain'),
  seatStep('endChapter'),
  step('beginChapter'),
  step('followSnitch'),
  step('countSnitches'),
  v.strictObject({ step: v.literal('makeAvailable'), seat, by: v.picklist(['privateJet', 'secretSociety']) }),
]);

const member = v.strictObject({ card, available: v.boolean(), learned: v.exactOptional(card) });
const deck = v.strictObject({ cards, top: v.pipe(cards, v.maxLength(1)), seenBy: several(seat) });

export const stateSchema: v.GenericSchema<unknown, State> = v.strictObject({
  pack: textUpTo(MAX_NAME),
  options: v.strictObject({ families: v.boolean(), resources: v.boolean(), openJobs: v.boolean() }),
  stack: several(frame),
  chance: chanceSchema,
  chapter: v.picklist([1, 2, 3]),
  turn: v.strictObject({
    seat,
    extra: v.boolean(),
    again: v.boolean(),
    looked: v.boolean(),
    gangs: several(seat),
  }),
  seats: several(
    v.strictObject({
      money: v.pipe(wholeNumber, v.maxValue(1_000_000)),
      gang: several(member),
      done: cards,
      dealt: several(resource),
      resource: v.exactOptional(v.strictObject({ card: resource, status: v.picklist(RESOURCE_STATUS) })),
      hospital: several(member),
    }),
  ),
  jobs: cards,
  pool: cards,
  underway: v.pipe(cards, v.maxLength(1)),
  jobDeck: deck,
  henchmanDeck: deck,
  jobDiscards: cards,
  henchmanDiscards: cards,
  snitches: cards,
  lost: cards,
  gone: cards,
  box: cards,
  passes: wholeNumber,
  endedBy: v.exactOptional(v.picklist(END_REASONS)),
});

const move = <Name extends string>(name: Name) => v.strictObject({ move: v.literal(name) });
const memberMove = <Name extends string>(name: Name) => v.strictObject({ move: v.literal(name), member: card });
const henchmanMove = <Name extends string>(name: Name) => v.strictObject({ move: v.literal(name), henchman: card });
const jobMove = <Name extends string>(name: Name) => v.strictObject({ move: v.literal(name), job: card });
const fromMove = <Name extends string>(name: Name) => v.strictObject({ move: v.literal(name), from: seat });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('move', [
  v.strictObject({ move: v.literal('keepResource'), resource }),
  move('look'),
  move('decline'),
  memberMove('mobilise'),
  move('callHeadquarters'),
  move('stopMobilising'),
  henchmanMove('recruit'),
  jobMove('announce'),
  move('pass'),
  v.strictObject({ move: v.literal('ignoreSkill'), skill }),
  memberMove('activate'),
  fromMove('steal'),
  memberMove('divert'),
  fromMove('assassinate'),
  henchmanMove('giveUp'),
  memberMove('learn'),
  henchmanMove('takeBack'),
  jobMove('discardJob'),
  henchmanMove('discardHenchman'),
  memberMove('makeAvailable'),
  move('endTurn'),
  move('declineExtraTurn'),
]);
