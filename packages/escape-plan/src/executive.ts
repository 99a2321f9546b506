import type { Interruption, SeatId } from '@getaway/kernel';
import { usableAssets } from './assets.ts';
import { usableContacts } from './contacts.ts';
import type { Contact } from './content/pack.ts';
import {
  ASSETS,
  type Asset,
  type Equipment,
  EVADE_CONTACTS,
  type Fixer,
  TRAVEL_CONTACTS,
} from './content/vocabulary.ts';
import { resolveAction } from './effects.ts';
import { hasPursuers, isOneOf, pursuersOn } from './evade.ts';
import { isInCity, seatOf } from './figures.ts';
import type { Evade, Frame, StepByStep } from './frames.ts';
import { packOf } from './geography.ts';
import type { ExecutiveAction, GangAbility, Move } from './moves.ts';
import { useReason } from './reasons/using.ts';
import type { EscapePlan } from './shape.ts';
import type { Item, Seat, State } from './state.ts';
import { contactsWithoutUse, mayUseOnTheWay } from './stepByStep.ts';

const ACTIONS: ReadonlySet<Move['move']> = new Set<ExecutiveAction['move']>([
  'useContact',
  'useFixer',
  'useEquipment',
  'useFirstAid',
  'useMember',
  'useAsset',
]);

export const isExecutive = ({ move }: Move): boolean => ACTIONS.has(move);

/** A2. The steps of a player's turn before which executive actions can be used. */
const STEPS = [
  'chooseTurn',
  'travel',
  'stepByStep',
  'evade',
  'takeWound',
  'openClosed',
  'takeKey',
  'unlockAsset',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'buyFixer',
  'healOne',
  'buyHealing',
  'payChurch',
  'exitReward',
  'takeContact',
  'payEscape',
  'endTurn',
] as const satisfies readonly Frame['step'][];
export const MOMENTS: ReadonlySet<Frame['step']> = new Set(STEPS);
type Moment = Extract<Frame, { readonly step: (typeof STEPS)[number] }>;

/** A2, X. Adds executive actions to the player's options at the steps in `MOMENTS`. */
export const executive: Interruption<EscapePlan> = {
  steps: MOMENTS,
  includes: isExecutive,
  options(state, asked) {
    const frame = asked as Moment; // the kernel calls this only at the steps in STEPS
    if (!isInCity(state, frame.seat)) return NONE;
    // E8: no executive action is possible before a wound from the notoriety adjustment (N2)
    if (frame.step === 'takeWound' && !frame.inTurn) return NONE;
    if ((frame.step === 'takeContact' || frame.step === 'unlockAsset') && !frame.visiting) return NONE;
    if (frame.step === 'stepByStep') return actionsOnTheWay(state, frame);
    return actions(state, frame.seat, frame.step === 'evade' ? frame : undefined);
  },
  whyNot: (state, frame, move) => useReason(state, frame, move as ExecutiveAction),
  resolve(game, frame, move) {
    if ('seat' in frame) resolveAction(game, frame.seat, move as ExecutiveAction);
  },
};

const NONE: readonly ExecutiveAction[] = [];
const NOWHERE: readonly string[] = [];

/**
 * R35. The executive actions during a journey. A travel contact that leads nowhere from here can still be used for its
 * star (X11). Actions that would make it impossible to end the journey are left out (V1).
 */
function actionsOnTheWay(state: State, frame: StepByStep): ExecutiveAction[] {
  const forStar = contactsWithoutUse(state, frame).map((card) => ({ move: 'useContact', card }) as const);
  const all: ExecutiveAction[] = [...actions(state, frame.seat, undefined), ...forStar];
  return all.filter((action) => mayUseOnTheWay(state, frame, action));
}

/**
 * X10. All executive actions that are possible now. Travel contacts are left out, because they are used as part of a
 * journey. Evade contacts can be used only in an evade step.
 */
function actions(state: State, seat: SeatId, evading: Evade | undefined): ExecutiveAction[] {
  const held = seatOf(state, seat);
  const targets = evading === undefined ? NOWHERE : evading.tiles.filter((tile) => hasPursuers(state, tile));
  const found: ExecutiveAction[] = [];
  for (const contact of usableContacts(state, held)) {
    if (evading === undefined && EVADE_CONTACTS.has(contact.kind)) continue;
    addContactActions(found, state, contact, targets);
  }
  for (const item of held.items) addFixerActions(found, item, targets);
  if (targets.length > 0) found.push(...equipmentActions(state, held, targets));
  if (held.firstAid) found.push(FIRST_AID);
  if (held.members > 0) for (const ability of gangAbilities(targets)) found.push({ move: 'useMember', ...ability });
  for (const asset of usableAssets(state, held)) addAssetActions(found, asset, targets);
  return found;
}

const FIRST_AID: ExecutiveAction = { move: 'useFirstAid' };

/** X5. A gang's abilities: lose notoriety at any time, or ignore all officers on one tile when evading. */
const gangAbilities = (targets: readonly string[]): { does: GangAbility; tile?: string }[] => [
  { does: 'loseNotoriety' },
  ...targets.map((tile) => ({ does: 'evade', tile }) as const),
];

/**
 * X1, X14. Adds the uses of one contact. The caller passes only contacts that are ready, affordable and not under
 * handcuffs.
 */
function addContactActions(found: ExecutiveAction[], state: State, contact: Contact, targets: readonly string[]): void {
  const { id: card, kind } = contact;
  if (TRAVEL_CONTACTS.has(kind)) return;
  if (kind === 'gang') {
    for (const ability of gangAbilities(targets)) found.push({ move: 'useContact', card, ...ability });
    return;
  }
  if (!EVADE_CONTACTS.has(kind)) {
    found.push({ move: 'useContact', card });
    return;
  }
  const before = found.length;
  for (const tile of targets)
    for (const officer of evadingUses(state, contact, tile)) found.push({ move: 'useContact', card, tile, ...officer });
  // X11: a contact can be used without effect, for its star
  if (found.length === before) found.push({ move: 'useContact', card });
}

/**
 * X9, I14. If the effect is on a single officer, the move names that officer. Any effect can be used on the Inspector.
 */
function evadingUses(state: State, { kind, officers }: Contact, tile: string) {
  const there = pursuersOn(state, tile);
  if (kind === 'stunt') return there.map((officer) => ({ officer }));
  if (kind === 'fastCar') return [{}];
  return there.some((officer) => isOneOf(officers, officer)) ? [{}] : [];
}

const NOT_BY_HAND: readonly Fixer[] = ['helicopter'];

/** Rule X3. */
function addFixerActions(found: ExecutiveAction[], item: Item, targets: readonly string[]): void {
  if (item.kind !== 'fixer' || !item.faceUp || NOT_BY_HAND.includes(item.tile)) return;
  if (item.tile === 'motorcycle')
    for (const ability of gangAbilities(targets)) found.push({ move: 'useFixer', fixer: item.tile, ...ability });
  else found.push({ move: 'useFixer', fixer: item.tile });
}

/** X2. Equipment evades one officer of its type. */
function equipmentActions(state: State, held: Seat, targets: readonly string[]): ExecutiveAction[] {
  const { equipment } = packOf(state);
  const tiles: Equipment[] = [];
  for (const item of held.items)
    if (item.kind === 'equipment' && item.faceUp && !tiles.includes(item.tile)) tiles.push(item.tile);
  return tiles.flatMap((tile) =>
    targets.flatMap((target) =>
      pursuersOn(state, target)
        .filter((officer) => isOneOf(equipment[tile].officers, officer))
        .map((officer): ExecutiveAction => ({ move: 'useEquipment', equipment: tile, tile: target, officer })),
    ),
  );
}

const USE_ASSET = Object.fromEntries(ASSETS.map((asset) => [asset, { move: 'useAsset', asset }])) as Readonly<
  Record<Asset, ExecutiveAction>
>;

/**
 * X6, X11, R37. Any asset may be used without effect. The Master Key opens something only at a step that asks for a
 * key.
 */
function addAssetActions(found: ExecutiveAction[], asset: Asset, targets: readonly string[]): void {
  if (asset !== 'evadeTile' || targets.length === 0) found.push(USE_ASSET[asset]);
  else for (const tile of targets) found.push({ move: 'useAsset', asset, tile });
}
