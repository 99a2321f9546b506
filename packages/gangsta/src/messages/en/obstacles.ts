// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { Obstacles } from '../../reasons.ts';

/** Why a choice is not possible, with the numbers and names involved. */
export const OBSTACLES = {
  'whyNot.short': 'You’re ${sum} short: it costs ${cost} and you have {money, plural, =0 {no money} other {$#}}.',
  'whyNot.notThere': 'It’s no longer on the table.',
  'whyNot.lacksOne':
    '{count, plural, one {Needs # more {skill_inside} skill, and nobody available has it.} other {Needs # more {skill_inside} skills, and nobody available has any.}}',
  'whyNot.lacksSeveral': 'Needs {missing}, and nobody available has those skills.',
  'whyNot.lacksOneOut':
    '{count, plural, one {Needs # more {skill_inside} skill} other {Needs # more {skill_inside} skills}}: {out} {outCount, plural, one {could help but is} other {could help but are}} out.',
  'whyNot.lacksSeveralOut':
    'Needs {missing}: {out} {outCount, plural, one {could help but is} other {could help but are}} out.',
  'whyNot.lacksMore':
    'Needs {missing}: {out} could help but {outCount, plural, one {is} other {are}} out, and even that wouldn’t be enough.',
  'whyNot.nobodyToBegin':
    'You must send one of your own members first, and nobody available has any of these skills: {missing_inside}.',
  'whyNot.isOut': '{member} is out.',
  'whyNot.isAvailable': '{member} is already available.',
  'whyNot.ownOnly': 'Only your own members can be sent on this job.',
  'whyNot.ownFirst': 'Send one of your own members first.',
  'whyNot.notNeeded':
    '{member} doesn’t have {missingCount, plural, one {the skill} other {any of the skills}} still needed ({missing_inside}).',
  'whyNot.notYours': 'This member belongs to another gang.',
  'whyNot.yours': 'Only rivals can be chosen.',
  'whyNot.alreadyPaid': 'You have already paid for a member this turn.',
  'whyNot.noHeadquarters': 'Your headquarters must be active, and you need $1 and two members who are out.',
  'whyNot.banked': '{from}’s money is in the bank, safe from theft.',
  'whyNot.noMoney': '{from} has no money.',
  'whyNot.notTwoSkilled': '{henchman} has {count, plural, one {# skill} other {# skills}}, but must have exactly 2.',
  'whyNot.nobodyTwoSkilled': '{from} has no henchman with exactly 2 skills.',
  'whyNot.neverBoss': 'A boss can’t be given up.',
  'whyNot.notInCrew': '{member} wasn’t on the job.',
  'whyNot.hasLearned': '{member} has already learned a skill.',
  'whyNot.leadsAlready': '{member} is already a leader.',
  'whyNot.noLeader': '{member} isn’t a leader.',
  'whyNot.noExtraTurn': 'You have no extra turn to decline.',
} as const satisfies Record<`whyNot.${keyof Obstacles}`, string>;
