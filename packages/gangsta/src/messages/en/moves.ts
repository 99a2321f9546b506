// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { Frame } from '../../frames.ts';
import type { Move } from '../../moves.ts';

/** What can be chosen, as an order to one's own gang. */
export const MOVES = {
  'move.keepResource': 'Keep {resource}',
  'move.look': 'Take a look',
  'move.decline': 'No, thanks',
  'move.mobilise': 'Call back {member}',
  'move.callHeadquarters': 'Call back the whole gang through headquarters',
  'move.stopMobilising': 'Enough called back',
  'move.recruit': 'Recruit {henchman}',
  'move.announce': 'Pull {job}',
  'move.pass': 'Pass',
  'move.ignoreSkill': 'Do without {skill}',
  'move.activate': 'Send {member}',
  'move.steal': 'Steal from {from}',
  'move.divert': 'Distract {member}',
  'move.assassinate': 'Strike at {from}',
  'move.giveUp': 'Give up {henchman}',
  'move.learn': 'Teach {member}',
  'move.takeBack': 'Take back {henchman}',
  'move.discardJob': 'Throw out {job}',
  'move.discardHenchman': 'Send away {henchman}',
  'move.makeAvailable': 'Bring back {member}',
  'move.endTurn': 'End the turn',
  'move.declineExtraTurn': 'End the turn and decline the extra turn',
} as const satisfies Record<`move.${Move['move']}`, string>;

/** The steps that ask somebody. */
type AskingStep = Extract<
  Frame['step'],
  | 'chooseResource'
  | 'lookAtTop'
  | 'endTurn'
  | 'mobilise'
  | 'act'
  | 'ignoreSkill'
  | 'pullJob'
  | 'takeBack'
  | 'discard'
  | 'steal'
  | 'divert'
  | 'assassinate'
  | 'giveUp'
  | 'recruitAtOnce'
  | 'learn'
  | 'makeAvailable'
>;

/** What to choose and why now, in one line. */
export const STEPS = {
  'step.chooseResource': 'Two resources came your way. Keep one; nobody sees it until all have chosen.',
  'step.lookAtTop': 'Your turn begins. Your people can peek at the top of a deck: do you look?',
  'step.mobilise':
    'Who comes back before you act? {free, plural, =0 {Each costs $1.} one {Your leader brings one for free, then $1 each.} other {Your leaders bring # for free, then $1 each.}}',
  'step.act': 'Your action: recruit one henchman, pull one job, or pass.',
  'step.ignoreSkill': 'Your high-tech gear can replace one skill that this job needs. Which?',
  'step.pullJob': 'Who goes in? Still needed: {missing}.',
  'step.takeBack': 'You passed, so your hospital can let people go. Who comes back?',
  'step.discard': 'You passed, so you may throw one card off the table, for a new one.',
  'step.steal': 'The job pays in other people’s money: whose ${sum} do you take?',
  'step.divert': 'Keep rivals busy: you may distract {left, plural, one {# more member} other {# more members}}.',
  'step.assassinate': 'You may cost a rival one henchman with exactly two skills. The rival picks who. Whose gang?',
  'step.giveUp':
    '{causeIs, select, gangWar {The gang war} snitch {The unpaid snitch} other {The assassin}} takes a henchman from {seatIs, select, you {you} other {{seat}}}. Who goes?',
  'step.recruitAtOnce': 'The job lets you recruit at once. Anybody you can pay?',
  'step.learn': 'Somebody who was there can learn from {job}. Who?',
  'step.makeAvailable': 'The {by} can bring one member back. Who?',
  'step.endTurn': 'Everything done. Until you end the turn you can still take it back.',
} as const satisfies Record<`step.${AskingStep}`, string>;
