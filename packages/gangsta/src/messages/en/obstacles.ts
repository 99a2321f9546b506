// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { Obstacles } from '../../reasons.ts';

/** Why a choice is not possible, in numbers and names. */
export const OBSTACLES = {
  'whyNot.short': '${sum} short: it costs ${cost}, you have ${money}.',
  'whyNot.notThere': 'It’s no longer on the table.',
  'whyNot.lacksOne': 'Needs {count} more {skill_inside}, and nobody available has that skill.',
  'whyNot.lacksSeveral': 'Needs {missing}: nobody available has them.',
  'whyNot.lacksOneOut':
    'Needs {count} more {skill_inside}: {out} {outCount, plural, one {has it but is} other {have it but are}} out.',
  'whyNot.lacksSeveralOut':
    'Needs {missing}: {out} {outCount, plural, one {has them but is} other {have them but are}} out.',
  'whyNot.lacksMore':
    'Needs {missing}: {out} could help but {outCount, plural, one {is} other {are}} out, and it wouldn’t be enough.',
  'whyNot.nobodyToBegin': 'You must send a member of your own first, and nobody available has any of these: {missing}.',
  'whyNot.isOut': '{member} is out.',
  'whyNot.isAvailable': '{member} is already available.',
  'whyNot.ownOnly': 'Only your own members can be sent on this job.',
  'whyNot.ownFirst': 'Send a member of your own first.',
  'whyNot.notNeeded': '{member} lacks every skill that is still needed ({missing}).',
  'whyNot.notYours': 'This member belongs to another gang.',
  'whyNot.yours': 'Only rivals can be chosen.',
  'whyNot.alreadyPaid': 'You have already paid for a member this turn.',
  'whyNot.noHeadquarters': 'You need an active headquarters, $1 and two members who are out.',
  'whyNot.banked': 'The money of {from} is in the bank, safe from theft.',
  'whyNot.noMoney': '{from} has no money.',
  'whyNot.notTwoSkilled': '{henchman} has {count, plural, one {# skill} other {# skills}}; it must be exactly 2.',
  'whyNot.nobodyTwoSkilled': '{from} has no henchman with exactly 2 skills.',
  'whyNot.neverBoss': 'A boss can’t be given up.',
  'whyNot.notInCrew': '{member} was not on the job.',
  'whyNot.hasLearned': '{member} has already learned a skill.',
  'whyNot.leadsAlready': '{member} is a leader already.',
  'whyNot.noLeader': '{member} is no leader.',
  'whyNot.noExtraTurn': 'You have no extra turn to decline.',
} as const satisfies Record<`whyNot.${keyof Obstacles}`, string>;
