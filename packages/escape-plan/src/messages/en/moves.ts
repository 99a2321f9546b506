// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { Frame } from '../../frames.ts';
import type { Move } from '../../moves.ts';

/** What can be chosen, as an order to one's own thief. */
export const MOVES = {
  'move.decline': 'No, thanks',
  'move.placeTile': 'Place {tile}',
  'move.openHaunt': 'Open {haunt}',
  'move.useDisc': 'Give back a disc for a full turn',
  'move.rest': 'Rest: what was used is ready again',
  'move.setOut': 'Move: travel, evade, visit',
  'move.passTurn': 'Pass the turn',
  'move.endTurn': 'End the turn',
  'move.travel': '{escapeIs, select, true {Escape by {to}} other {To {to}}}',
  'move.stepByStep': 'Step by step',
  'move.stepTo':
    '{byIs, select, ride {With {means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, with {means}}}}}, {points} MP',
  'move.returnCan': 'Burn a gas can: +1 MP',
  'move.arrive': '{escapeIs, select, true {Escape from here} other {End the journey here}}',
  'move.turnBack': 'Turn back: the journey can end nowhere',
  'move.endEvading': 'Enough: whoever is left wounds you',
  'move.takeWound': 'Take the wound',
  'move.takeHandcuffs': 'Take handcuffs{boxedIs, select, none {} other { and give up {boxed}}}',
  'move.useKey': 'Open with {colourIs, select, master {the master key} other {a {colour} key}}',
  'move.takeKey': 'Take a {colour} key',
  'move.buyFixer': 'Buy the {fixer}',
  'move.takeCan': 'Take a gas can',
  'move.buyEquipment': 'Buy a {equipment}',
  'move.openLocker': 'Open a {locker} locker{keyIs, select, master { with the master key} other {}}',
  'move.heal': 'Heal {wounds, plural, one {# wound} other {# wounds}}',
  'move.payChurch': 'Give to the church and lose 1 notoriety',
  'move.receiveIncome': 'Receive income',
  'move.takeExitTile': 'Draw exit tiles and keep one',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Send the card out of town} other {Hire onto a free space}}',
  'move.replaceContact': 'Hire in the place of {card}',
  'move.keepTile': 'Keep the tile of ${value}k',
  'move.putItem': 'Put it onto a free space',
  'move.replaceItem': 'Put it in the place of {item}',
  'move.takeDisc': 'Take an extra-action disc',
  'move.unlockAndMore': 'Unlock an asset, and more',
  'move.useContact':
    'Call {card}{doesIs, select, none {} loseNotoriety {: lose 1 notoriety} other {: evade}}{officerIs, select, none {} inspector {: the Inspector} other {: {officer}}}{tileIs, select, none {} other { on {tile}}}',
  'move.useFixer':
    'Use the {fixer}{doesIs, select, none {} loseNotoriety {: lose 1 notoriety} other {: evade}}{tileIs, select, none {} other { on {tile}}}',
  'move.useEquipment':
    'Use the {equipment}{officerIs, select, none {} inspector {: the Inspector} other {: {officer}}}{tileIs, select, none {} other { on {tile}}}',
  'move.useFirstAid': 'Use the first aid: heal 1',
  'move.useMember':
    'Send a gang member: {doesIs, select, loseNotoriety {lose 1 notoriety} other {evade}}{tileIs, select, none {} other { on {tile}}}',
  'move.returnMember': 'Send the gang member home to {headquarters}',
  'move.useAsset': 'Use {asset}{tileIs, select, none {} other { on {tile}}}',
  'move.moveOfficer': 'Move the {officer} of {from} to {to}',
  'move.removeOfficer': 'Take the {officer} of {from} off the case',
  'move.payEscape': 'Pay and leave the city',
  'move.unlock': 'Unlock {asset}',
} as const satisfies Record<`move.${Move['move']}`, string>;

/** The steps that ask somebody. */
export type AskingStep = Extract<
  Frame['step'],
  | 'unlockForCash'
  | 'placeTile'
  | 'openSite'
  | 'useDisc'
  | 'chooseTurn'
  | 'travel'
  | 'stepByStep'
  | 'evade'
  | 'takeWound'
  | 'takeHandcuffs'
  | 'openClosed'
  | 'takeKey'
  | 'buyFixer'
  | 'takeCan'
  | 'buyEquipment'
  | 'openLocker'
  | 'healOne'
  | 'payChurch'
  | 'buyHealing'
  | 'exitReward'
  | 'takeContact'
  | 'placeContact'
  | 'keepTile'
  | 'storeItem'
  | 'endTurn'
  | 'groupBonus'
  | 'moveOfficer'
  | 'removeOfficer'
  | 'returnMember'
  | 'unlockAsset'
  | 'payEscape'
  | 'moveNearer'
>;

/** What to choose and why now, in one line. */
export const STEPS = {
  'step.unlockForCash': 'Hardly anybody is after you: you may pay to unlock an asset. Which?',
  'step.placeTile': 'The city grows: which tile do you add, and where?',
  'step.openSite': 'What opens its doors at {site}?',
  'step.useDisc': 'You hold a disc. Spend it on another turn now?',
  'step.chooseTurn': 'Your turn: move or rest? Contacts, items and assets can be used before.',
  'step.travel': 'Where to? Every officer on a tile that you leave has to be evaded.',
  'step.stepByStep': '{points} MP left. You are at {at}. Where to next?',
  'step.evade':
    '{tilesCount, plural, =0 {Nobody is in your way. A starred card can still be used for its notoriety; or go on.} other {Officers on {tiles}: get past them now. Each one left gives a wound.}}',
  'step.takeWound':
    '{left, plural, one {A wound} other {# wounds}} to take{inTurnIs, select, true {; something in hand may soften it} other {}}.',
  'step.takeHandcuffs': 'No green cube is left: handcuffs. Which asset do they cost you?',
  'step.openClosed': 'The door of {haunt} is closed. What opens it?',
  'step.takeKey': 'A key lies ready for you. Which colour?',
  'step.buyFixer': 'You may buy one fixer. Which?',
  'step.takeCan': 'A gas can for the road? Each is worth 1 MP, once.',
  'step.buyEquipment': 'You may buy {boughtCount, plural, =0 {equipment} other {one more, of another kind}}.',
  'step.openLocker': 'You may open one locker.',
  'step.healOne': 'The clinic can heal a wound. Yours?',
  'step.payChurch': 'A gift to the church makes people forget: pay?',
  'step.buyHealing': 'The hospital asks for money. How much healing?',
  'step.exitReward': 'At the exit: what do you take?',
  'step.takeContact': 'Whom do you pick? Then hire, or send out of town.',
  'step.placeContact': '{card}: hire, exchange for somebody, or send out of town?',
  'step.keepTile': 'You drew {drawn} from {stack}. Which one do you keep?',
  'step.storeItem': 'Where do you put {item}? What is replaced is gone, for +1 notoriety.',
  'step.endTurn': 'Everything done. Until you end the turn you can still take it back or use what you have.',
  'step.groupBonus':
    '{group, select, 2 {All three safe houses} other {A whole group of businesses}} visited: take your bonus.',
  'step.moveOfficer': 'Which officer goes where? Possible: {officers}.',
  'step.removeOfficer': 'Which officer is taken off the case? Possible: {officers}.',
  'step.returnMember': 'To which headquarters does the gang member go home?',
  'step.unlockAsset':
    '{optionalIs, select, true {You may unlock an asset. Which?} other {Unlock an asset. Which?}} It takes the most expensive free space.',
  'step.payEscape': 'At the gate of the city: pay, and you are out.',
  'step.moveNearer': 'Officers close in on {toward}: move one nearer to it.',
} as const satisfies Record<`step.${AskingStep}`, string>;
