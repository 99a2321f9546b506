// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { Frame } from '../../frames.ts';
import type { Move } from '../../moves.ts';

/** The text of each move, as an order to the player's gang. */
export const MOVES = {
  'move.keepResource': 'Keep {resource}',
  'move.look': 'Peek',
  'move.decline': 'Skip',
  'move.decline@lookAtTop': 'Don’t peek',
  'move.decline@ignoreSkill': 'Don’t use the gear',
  'move.decline@takeBack': 'Leave them in the hospital',
  'move.decline@discard': 'Discard nothing',
  'move.decline@steal': 'Steal from nobody',
  'move.decline@divert': 'Done distracting',
  'move.decline@assassinate': 'Send no assassin',
  'move.decline@recruitAtOnce': 'Recruit nobody',
  'move.decline@learn': 'Teach nobody and keep the job',
  'move.decline@makeAvailable': 'Call nobody back',
  'move.mobilise': 'Call back {member}',
  'move.callHeadquarters': 'Call back the whole gang through headquarters',
  'move.stopMobilising': 'Done calling back',
  'move.recruit': 'Recruit {henchman}',
  'move.announce': 'Pull off “{job}”',
  'move.pass': 'Pass',
  'move.ignoreSkill': 'Ignore {skill}',
  'move.activate': 'Send {member}',
  'move.steal': 'Steal from {from}',
  'move.divert': 'Distract {member}',
  'move.assassinate': 'Send an assassin after {from}',
  'move.giveUp': '{henchman} leaves',
  'move.learn': 'Teach {member}',
  'move.takeBack': 'Bring home {henchman}',
  'move.discardJob': 'Discard “{job}”',
  'move.discardHenchman': 'Discard {henchman}',
  'move.makeAvailable': 'Call back {member}',
  'move.endTurn': 'End the turn',
  'move.declineExtraTurn': 'End the turn and decline the extra turn',
} as const satisfies Record<`move.${Move['move']}` | `move.decline@${DecliningStep}`, string>;

/** The steps in which a seat has to choose. Each needs a prompt. */
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

/** The steps at which a player can decline. Each step has its own text for this. */
type DecliningStep = Exclude<AskingStep, 'chooseResource' | 'endTurn' | 'mobilise' | 'act' | 'pullJob' | 'giveUp'>;

/** The prompt of each step: the question, then what matters for the answer. */
export const STEPS = {
  'step.chooseResource': 'Keep 1 of your 2 resources. Nobody sees it until everybody has chosen.',
  'step.lookAtTop': 'Peek at the top card of the {deck}?',
  'step.mobilise':
    'Who do you call back before your action? {free, plural, =0 {$1 each.} one {The first is free thanks to your leader, then $1 each.} other {The first # are free thanks to your leaders, then $1 each.}}',
  'step.act': 'Your action: recruit one henchman, pull one job, or pass.',
  'step.ignoreSkill': 'Your high-tech gear lets you ignore one skill that this job needs. Which?',
  'step.pullJob': 'Who do you send? Still needed: {missing}.',
  'step.takeBack': 'You passed, so you may bring henchmen home from your hospital. Who?',
  'step.discard': 'You passed, so you may discard one job or henchman from the table. A new card will replace it.',
  'step.steal': 'Your reward: steal up to ${sum} from one rival. Who?',
  'step.divert': 'Who do you distract? Up to {left, plural, one {# more rival member} other {# more rival members}}.',
  'step.assassinate':
    'Which rival do you send an assassin after? They must give up a henchman with exactly two skills.',
  'step.giveUp':
    '{causeIs, select, gangWar {The gang war} snitch {The unpaid snitch} other {The assassin}} costs {seatIs, select, you {you} other {{seat}}} a henchman. Who do you choose?',
  'step.recruitAtOnce': 'This job lets you recruit right away. Who?',
  'step.learn': 'One member of the crew can learn from “{job}”. Who?',
  'step.makeAvailable': 'Your {by} can call back one member. Who?',
  'step.endTurn': 'All done. You can undo until you end your turn.',
} as const satisfies Record<`step.${AskingStep}`, string>;
