// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { Frame } from '../../frames.ts';
import type { Move } from '../../moves.ts';

/** The text of each move, as an order to the player's thief. */
export const MOVES = {
  'move.decline': 'Skip',
  'move.decline@unlockForCash': 'Unlock nothing',
  'move.decline@useDisc': 'Keep the disc: no turn now',
  'move.decline@openClosed': 'Stay outside',
  'move.decline@buyFixer': 'Buy nothing',
  'move.decline@takeCan': 'Take no gas can',
  'move.decline@buyEquipment': 'Buy nothing',
  'move.decline@openLocker': 'Open no locker',
  'move.decline@healOne': 'Heal nothing',
  'move.decline@payChurch': 'Pay nothing',
  'move.decline@buyHealing': 'Heal nothing',
  'move.decline@exitReward': 'Take neither',
  'move.decline@groupBonus': 'Take no bonus',
  'move.decline@unlockAsset': 'Unlock nothing',
  'move.placeTile': 'Place {tile}',
  'move.openHaunt': 'Open {haunt}',
  'move.useDisc': 'Spend a disc on a full turn',
  'move.rest': 'Rest: make used cards ready and unlock an asset',
  'move.setOut': 'Move: travel, evade, visit',
  'move.passTurn': 'Pass the turn',
  'move.endTurn': 'End the turn',
  'move.travel': '{escapeIs, select, true {Escape by {to}} other {Go to {to}}}',
  'move.stepByStep': 'Step by step',
  'move.stepTo':
    '{byIs, select, ride {With {means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, with {means}}}}}, {points} MP',
  'move.returnCan': 'Use a gas can: +1 MP',
  'move.arrive': '{escapeIs, select, true {Escape from here} other {Stop here}}',
  'move.turnBack': 'Turn back: there’s nowhere to stop',
  'move.endEvading': '{left, plural, =0 {Continue} one {Stop evading: # wound} other {Stop evading: # wounds}}',
  'move.takeWound': 'Take the wound',
  'move.takeHandcuffs': 'Take handcuffs{boxedIs, select, none {} other { and lose {boxed}}}',
  'move.useKey': 'Open with {colourIs, select, master {the Master Key} other {a {colour} key}}',
  'move.takeKey': 'Take a {colour} key',
  'move.buyFixer': 'Buy {fixer_inside}',
  'move.takeCan': 'Take a gas can',
  'move.buyEquipment': 'Buy {equipment_a}',
  'move.openLocker': 'Open a {locker} locker{keyIs, select, master { with the Master Key} other {}}',
  'move.heal': 'Heal {wounds, plural, one {# wound} other {# wounds}}',
  'move.payChurch': 'Pay the church and lose 1 notoriety',
  'move.receiveIncome': 'Receive income',
  'move.takeExitTile': 'Draw exit tiles and keep one',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Send them out of town} other {Hire them on a free space}}',
  'move.replaceContact': 'Hire them and replace {card}',
  'move.keepTile': 'Keep the ${value}k tile',
  'move.putItem': 'Put it on a free space',
  'move.replaceItem': 'Replace {item}',
  'move.takeDisc': 'Take an extra-turn disc',
  'move.unlockAndMore': 'Unlock an asset and get a bonus',
  'move.useContact':
    'Use {card}{doesIs, select, none {} loseNotoriety {: lose 1 notoriety} other {: evade}}{officerIs, select, none {} inspector {: the Inspector} other {: {officer}}}{tileIs, select, none {} other { on {tile}}}',
  'move.useFixer':
    'Use {fixer_inside}{doesIs, select, none {} loseNotoriety {: lose 1 notoriety} other {: evade}}{tileIs, select, none {} other { on {tile}}}',
  'move.useEquipment':
    'Use {equipment_inside}{officerIs, select, none {} inspector {: the Inspector} other {: {officer}}}{tileIs, select, none {} other { on {tile}}}',
  'move.useFirstAid': 'Use first aid: heal 1 wound',
  'move.useMember':
    'Send a gang member: {doesIs, select, loseNotoriety {lose 1 notoriety} other {evade}}{tileIs, select, none {} other { on {tile}}}',
  'move.returnMember': 'Send the gang member home to {headquarters}',
  'move.useAsset': 'Use {asset}{tileIs, select, none {} other { on {tile}}}',
  'move.moveOfficer': 'Move the {officer} from {from} to {to}',
  'move.removeOfficer': 'Remove the {officer} on {from} from the game',
  'move.payEscape': '{short, plural, =0 {Pay and escape} other {Surrender: $#k short}}',
  'move.unlock': 'Unlock {asset}',
} as const satisfies Record<`move.${Move['move']}` | `move.decline@${DecliningStep}`, string>;

/** The steps at which a player can decline. Each step has its own text for this. */
type DecliningStep = Extract<
  Frame['step'],
  | 'unlockForCash'
  | 'useDisc'
  | 'openClosed'
  | 'buyFixer'
  | 'takeCan'
  | 'buyEquipment'
  | 'openLocker'
  | 'healOne'
  | 'payChurch'
  | 'buyHealing'
  | 'exitReward'
  | 'groupBonus'
  | 'unlockAsset'
>;

/** The steps at which a seat is asked a question. */
export type AskingStep =
  | DecliningStep
  | Extract<
      Frame['step'],
      | 'placeTile'
      | 'openSite'
      | 'chooseTurn'
      | 'travel'
      | 'stepByStep'
      | 'evade'
      | 'takeWound'
      | 'takeHandcuffs'
      | 'takeKey'
      | 'takeContact'
      | 'placeContact'
      | 'keepTile'
      | 'storeItem'
      | 'endTurn'
      | 'moveOfficer'
      | 'removeOfficer'
      | 'returnMember'
      | 'payEscape'
      | 'moveNearer'
    >;

/** The prompt of each step: what the player has to decide, and what matters for the decision. */
export const STEPS = {
  'step.unlockForCash': 'Your notoriety is low, so you may pay ${price}k to unlock an asset. Which?',
  'step.placeTile': 'Which tile do you add to the city, and where?',
  'step.openSite': 'What opens at {site}?',
  'step.useDisc': 'Spend a disc on a full turn now?',
  'step.chooseTurn': 'Move or rest? You can use contacts, items and assets first.',
  'step.travel': 'Where to? You must evade every officer on each tile you leave.',
  'step.stepByStep': 'You’re at {at} with {points} MP left. Where to next?',
  'step.evade':
    '{tilesCount, plural, =0 {Nobody to evade. You can still use a starred card for its notoriety, or just continue.} other {Evade the officers on {tiles}. Each one you don’t evade gives you 1 wound.}}',
  'step.takeWound':
    'You will take {left, plural, one {# wound} other {# wounds}}{inTurnIs, select, true {. You can use cards and items first} other {}}.',
  'step.takeHandcuffs': 'You have no green cubes left, so you take handcuffs. Which asset do you lose?',
  'step.openClosed': 'What do you open {haunt} with? It’s closed.',
  'step.takeKey': 'Take a key. Which colour?',
  'step.buyFixer': 'You may buy one fixer tile. Which?',
  'step.takeCan': 'Take a gas can? It gives you +1 MP, once.',
  'step.buyEquipment': 'You may buy {boughtCount, plural, =0 {equipment} other {one more, of another kind}}.',
  'step.openLocker': 'You may open one locker.',
  'step.healOne': 'The clinic can heal 1 wound. Heal?',
  'step.payChurch': 'Pay the church to lose 1 notoriety?',
  'step.buyHealing': 'How many wounds do you pay the hospital to heal?',
  'step.exitReward': 'You’re at the exit. What do you take?',
  'step.takeContact': 'Choose a contact. Then hire them or send them out of town.',
  'step.placeContact': '{card}: hire them, have them replace another contact, or send them out of town?',
  'step.keepTile': 'You drew {drawn} from {stack}. Which one do you keep?',
  'step.storeItem':
    'Where do you put {item}? If it replaces another tile, that tile leaves the game and you gain 1 notoriety.',
  'step.endTurn': 'All done? You can still use what you have before you end your turn.',
  'step.groupBonus':
    'You have visited {group, select, 2 {all three safe houses} other {a whole group of businesses}}. Choose your bonus.',
  'step.moveOfficer': 'Which officer do you move, and where? You can move a {officers_or}.',
  'step.removeOfficer': 'Which officer do you remove from the game? You can remove a {officers_or}.',
  'step.returnMember': 'Which headquarters does the gang member go home to?',
  'step.unlockAsset':
    '{optionalIs, select, true {You may unlock an asset. Which?} other {Unlock an asset. Which?}} It goes to the most expensive free space.',
  'step.payEscape':
    'You’re at the open exit. {short, plural, =0 {Pay and you’re out!} other {Escaping costs ${price}k, and you’re $#k short.}}',
  'step.moveNearer': 'Officers are closing in on {toward}. Move one of them nearer.',
} as const satisfies Record<`step.${AskingStep}`, string>;
