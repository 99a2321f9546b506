import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { name, several } from './boundedSchema.ts';
import { ASSETS, COLOURS, EQUIPMENT, FIXERS, HAUNTS, OFFICERS } from './content/vocabulary.ts';
import { WAYS } from './journey/stepwise.ts';
import { GANG_ABILITIES, type Move } from './moves.ts';

const integer = v.pipe(v.number(), v.integer());
const colour = v.picklist(COLOURS);
const key = v.picklist([...COLOURS, 'master']);
const officer = v.picklist(OFFICERS);
const pursuer = v.picklist([...OFFICERS, 'inspector']);
const does = v.picklist(GANG_ABILITIES);
const tile = v.exactOptional(name);

const plain = <Name extends string>(move: Name) => v.strictObject({ move: v.literal(move) });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('move', [
  plain('decline'),
  v.strictObject({ move: v.literal('placeTile'), tile: name, q: integer, r: integer, rotation: wholeNumber }),
  v.strictObject({ move: v.literal('openHaunt'), haunt: v.picklist(HAUNTS) }),
  plain('useDisc'),
  plain('rest'),
  plain('setOut'),
  plain('passTurn'),
  plain('endTurn'),
  v.strictObject({
    move: v.literal('travel'),
    to: name,
    left: several(name),
    points: wholeNumber,
    cans: wholeNumber,
    means: several(name),
    escape: v.boolean(),
  }),
  plain('stepByStep'),
  v.strictObject({
    move: v.literal('stepTo'),
    to: name,
    by: v.picklist(WAYS),
    points: wholeNumber,
    means: several(name),
  }),
  plain('returnCan'),
  v.strictObject({ move: v.literal('arrive'), escape: v.boolean() }),
  plain('turnBack'),
  plain('endEvading'),
  plain('takeWound'),
  v.strictObject({ move: v.literal('takeHandcuffs'), boxed: v.exactOptional(v.picklist(ASSETS)) }),
  v.strictObject({ move: v.literal('useKey'), colour: key }),
  v.strictObject({ move: v.literal('takeKey'), colour }),
  v.strictObject({ move: v.literal('buyFixer'), fixer: v.picklist(FIXERS) }),
  plain('takeCan'),
  v.strictObject({ move: v.literal('buyEquipment'), equipment: v.picklist(EQUIPMENT) }),
  v.strictObject({ move: v.literal('openLocker'), locker: colour, key }),
  v.strictObject({ move: v.literal('heal'), wounds: wholeNumber }),
  plain('payChurch'),
  plain('receiveIncome'),
  plain('takeExitTile'),
  v.strictObject({ move: v.literal('takeContact'), card: name }),
  v.strictObject({ move: v.literal('putContact'), where: v.picklist(['space', 'box']) }),
  v.strictObject({ move: v.literal('replaceContact'), card: name }),
  v.strictObject({ move: v.literal('keepTile'), value: wholeNumber }),
  plain('putItem'),
  v.strictObject({ move: v.literal('replaceItem'), space: wholeNumber }),
  plain('takeDisc'),
  plain('unlockAndMore'),
  v.strictObject({
    move: v.literal('useContact'),
    card: name,
    does: v.exactOptional(does),
    tile,
    officer: v.exactOptional(pursuer),
  }),
  v.strictObject({ move: v.literal('useFixer'), fixer: v.picklist(FIXERS), does: v.exactOptional(does), tile }),
  v.strictObject({
    move: v.literal('useEquipment'),
    equipment: v.picklist(EQUIPMENT),
    tile,
    officer: v.exactOptional(pursuer),
  }),
  plain('useFirstAid'),
  v.strictObject({ move: v.literal('useMember'), does, tile }),
  v.strictObject({ move: v.literal('useAsset'), asset: v.picklist(ASSETS), tile }),
  v.strictObject({ move: v.literal('returnMember'), headquarters: name }),
  v.strictObject({ move: v.literal('moveOfficer'), officer, from: name, to: name }),
  v.strictObject({ move: v.literal('removeOfficer'), officer, from: name }),
  plain('payEscape'),
  v.strictObject({ move: v.literal('unlock'), asset: v.picklist(ASSETS) }),
]);
