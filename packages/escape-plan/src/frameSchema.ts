import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { name, names, several } from './boundedSchema.ts';
import { AUTOMATA, COLOURS, EQUIPMENT, HAUNTS, OFFICERS, PARTS } from './content/vocabulary.ts';
import { type Frame, SUBWAY_USES } from './frames.ts';
import { itemSchema } from './itemSchema.ts';

const seat = wholeNumber;
const who = v.union([wholeNumber, v.picklist(AUTOMATA)]);
const officers = several(v.picklist(OFFICERS));

const plain = <Step extends string>(step: Step) => v.strictObject({ step: v.literal(step) });
const ofSeat = <Step extends string>(step: Step) => v.strictObject({ step: v.literal(step), seat });

export const frameSchema: v.GenericSchema<unknown, Frame> = v.variant('step', [
  plain('layOut'),
  plain('dealOut'),
  plain('seatTheTable'),
  v.strictObject({ step: v.literal('beginDay'), day: v.picklist([1, 2, 3]) }),
  plain('receiveIncome'),
  ofSeat('unlockForCash'),
  plain('revealPatrol'),
  ofSeat('placeTile'),
  v.strictObject({ step: v.literal('openSite'), seat, site: name }),
  plain('turnUpTiles'),
  plain('setTurnOrder'),
  v.strictObject({ step: v.literal('beginPart'), part: v.picklist(PARTS) }),
  plain('endPart'),
  ofSeat('useDisc'),
  ofSeat('takeTurn'),
  ofSeat('chooseTurn'),
  ofSeat('endTurn'),
  ofSeat('closeTurn'),
  ofSeat('travel'),
  v.strictObject({
    step: v.literal('stepByStep'),
    seat,
    points: wholeNumber,
    way: v.pipe(names, v.nonEmpty()),
    left: names,
    cans: wholeNumber,
    means: names,
    subway: v.picklist(SUBWAY_USES),
    crossed: names,
    idle: v.pipe(wholeNumber, v.minValue(1)),
    ready: wholeNumber,
  }),
  v.strictObject({ step: v.literal('evade'), seat, tiles: names }),
  v.strictObject({ step: v.literal('payLieutenant'), seat, tiles: names }),
  v.strictObject({ step: v.literal('takeWound'), seat, left: wholeNumber, inTurn: v.boolean() }),
  ofSeat('takeHandcuffs'),
  ofSeat('beginVisit'),
  v.strictObject({ step: v.literal('openClosed'), seat, haunt: v.picklist(HAUNTS) }),
  ofSeat('meetThieves'),
  ofSeat('placeCube'),
  ofSeat('lieLow'),
  ofSeat('drawAttention'),
  ofSeat('takeKey'),
  ofSeat('buyFixer'),
  ofSeat('hireGang'),
  ofSeat('takeCan'),
  v.strictObject({ step: v.literal('buyEquipment'), seat, bought: several(v.picklist(EQUIPMENT)) }),
  ofSeat('openLocker'),
  ofSeat('healOne'),
  ofSeat('buyHealing'),
  ofSeat('payChurch'),
  ofSeat('exitReward'),
  v.strictObject({ step: v.literal('takeContact'), seat, visiting: v.boolean() }),
  v.strictObject({ step: v.literal('placeContact'), seat, card: name }),
  v.strictObject({
    step: v.literal('keepTile'),
    seat,
    from: v.union([v.picklist(COLOURS), wholeNumber]),
    drawn: several(wholeNumber),
  }),
  v.strictObject({ step: v.literal('storeItem'), seat, item: itemSchema }),
  v.strictObject({ step: v.literal('groupBonus'), seat, group: wholeNumber }),
  v.strictObject({ step: v.literal('moveOfficer'), seat, officers }),
  v.strictObject({ step: v.literal('removeOfficer'), seat, officers }),
  v.strictObject({ step: v.literal('turnDown'), seat, card: name }),
  v.strictObject({
    step: v.literal('returnMember'),
    seat,
    endsAt: v.exactOptional(name),
    later: v.exactOptional(wholeNumber),
  }),
  v.strictObject({ step: v.literal('unlockAsset'), seat, optional: v.boolean(), visiting: v.boolean() }),
  v.strictObject({ step: v.literal('adjustNotoriety'), who }),
  v.strictObject({ step: v.literal('crossLine'), who, line: wholeNumber }),
  v.strictObject({ step: v.literal('moveNearer'), seat, toward: name }),
  v.strictObject({ step: v.literal('closeInByChance'), toward: name }),
  ofSeat('gainDisc'),
  ofSeat('payEscape'),
  v.strictObject({ step: v.literal('playAutomaton'), who: v.picklist(AUTOMATA) }),
  v.strictObject({ step: v.literal('leaveCity'), who: v.picklist(AUTOMATA) }),
]);
