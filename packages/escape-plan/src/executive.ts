import type { Interruption, SeatId } from '@getaway/kernel';
import { costOfAsset, uncovered } from './assets.ts';
import type { Contact } from './content/pack.ts';
import { ASSETS, type Asset, type Fixer } from './content/vocabulary.ts';
import { resolveAction } from './effects.ts';
import { EVADE_CONTACTS, pursuersOn } from './evade.ts';
import { isInCity, seatOf } from './figures.ts';
import type { Evade, Frame } from './frames.ts';
import { packOf } from './geography.ts';
import type { ExecutiveAction, GangAbility } from './moves.ts';
import type { EscapePlan } from './shape.ts';
import type { Item, Seat, State } from './state.ts';

const ACTIONS = ['useContact', 'useFixer', 'useEquipment', 'useFirstAid', 'useMember', 'useAsset'];

/** A2. Steps of the own turn before which executive actions can be used; never inside a step or another action. */
export const MOMENTS: ReadonlySet<Frame['step']> = new Set([
  'chooseTurn',
  'travel',
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
]);

/** A2, X. Executive actions, added to the options of every decision of the own turn. */
export const executive: Interruption<EscapePlan> = {
  includes: ({ move }) => ACTIONS.includes(move),
  options(state, frame) {
    if (!MOMENTS.has(frame.step) || !('seat' in frame) || !isInCity(state, frame.seat)) return [];
    if (frame.step === 'takeWound' && !frame.inTurn) return []; // E8: not in N2
    if ((frame.step === 'takeContact' || frame.step === 'unlockAsset') && !frame.visiting) return [];
    return actions(state, frame.seat, frame.step === 'evade' ? frame : undefined);
  },
  resolve(game, frame, move) {
    if ('seat' in frame) resolveAction(game, frame.seat, move as ExecutiveAction);
  },
};

const NONE: readonly ExecutiveAction[] = [];

/** X10. Those with the travel symbol are means of a journey; those with the evade symbol need an evade step. */
function actions(state: State, seat: SeatId, evading: Evade | undefined): ExecutiveAction[] {
  const held = seatOf(state, seat);
  const targets = evading === undefined ? [] : evading.tiles.filter((tile) => pursuersOn(state, tile).length > 0);
  const found: ExecutiveAction[] = [];
  for (const contact of usableContacts(state, held)) {
    if (evading === undefined && EVADE_CONTACTS.includes(contact.kind)) continue;
    found.push(...contactActions(state, contact, targets));
  }
  for (const item of held.items) found.push(...fixerActions(item, targets));
  if (targets.length > 0) found.push(...equipmentActions(state, held, targets));
  if (held.firstAid) found.push({ move: 'useFirstAid' });
  if (held.members > 0) for (const use of gangAbilities(targets)) found.push({ move: 'useMember', ...use });
  for (const asset of ASSETS)
    if (asset !== 'masterKey' && costOfAsset(state, held, asset) !== undefined)
      found.push(...assetActions(asset, targets));
  return found;
}

/** X5. Lose notoriety at any time; ignore all officers on one tile when evading. */
const gangAbilities = (targets: readonly string[]): { does: GangAbility; tile?: string }[] => [
  { does: 'loseNotoriety' },
  ...targets.map((tile) => ({ does: 'evade', tile }) as const),
];

const TRAVEL_CONTACTS = ['sewer', 'medevac', 'chopper', 'jetSki'];

/** X1, X14. Only face-up uncovered contacts that can be paid. */
function contactActions(state: State, contact: Contact, targets: readonly string[]): readonly ExecutiveAction[] {
  if (TRAVEL_CONTACTS.includes(contact.kind)) return NONE;
  const use = { move: 'useContact', card: contact.id } as const;
  if (contact.kind === 'gang') return gangAbilities(targets).map((ability) => ({ ...use, ...ability }));
  if (!EVADE_CONTACTS.includes(contact.kind)) return [use];
  const uses = targets.flatMap((tile) =>
    evadingUses(state, contact, tile).map((officer) => ({ ...use, tile, ...officer })),
  );
  return uses.length > 0 ? uses : [use]; // X11: without effect, for the star
}

export function usableContacts(state: State, held: Seat): Contact[] {
  const { contacts } = packOf(state);
  const usable: Contact[] = [];
  for (const { card, faceUp } of uncovered(state, held)) {
    const contact = faceUp ? contacts.get(card) : undefined;
    if (contact !== undefined && contact.cost <= held.cash) usable.push(contact);
  }
  return usable;
}

/** X9, I14. A single-officer effect names its officer; the Inspector may be covered by any. */
function evadingUses(state: State, { kind, officers }: Contact, tile: string) {
  const there = pursuersOn(state, tile);
  if (kind === 'stunt') return there.map((officer) => ({ officer }));
  if (kind === 'fastCar') return [{}];
  return there.some((officer) => officer === 'inspector' || officers.includes(officer)) ? [{}] : [];
}

const NOT_BY_HAND: readonly Fixer[] = ['helicopter'];

/** X3. */
function fixerActions(item: Item, targets: readonly string[]): readonly ExecutiveAction[] {
  if (item.kind !== 'fixer' || !item.faceUp || NOT_BY_HAND.includes(item.tile)) return NONE;
  const use = { move: 'useFixer', fixer: item.tile } as const;
  return item.tile === 'motorcycle' ? gangAbilities(targets).map((ability) => ({ ...use, ...ability })) : [use];
}

/** X2. One officer of its type. */
function equipmentActions(state: State, held: Seat, targets: readonly string[]): ExecutiveAction[] {
  const { equipment } = packOf(state);
  const tiles = new Set(held.items.flatMap((item) => (item.kind === 'equipment' && item.faceUp ? [item.tile] : [])));
  return [...tiles].flatMap((tile) =>
    targets.flatMap((target) =>
      pursuersOn(state, target)
        .filter((officer) => officer === 'inspector' || equipment[tile].officers.includes(officer))
        .map((officer): ExecutiveAction => ({ move: 'useEquipment', equipment: tile, tile: target, officer })),
    ),
  );
}

/** X6, X11. An asset may be used without effect; the master key, which is not asked for here, only for what it opens. */
function assetActions(asset: Asset, targets: readonly string[]): readonly ExecutiveAction[] {
  if (asset !== 'evadeTile' || targets.length === 0) return [{ move: 'useAsset', asset }];
  return targets.map((tile) => ({ move: 'useAsset', asset, tile }));
}

/** A2. Whether an action could still bring money before a step that can't be paid yet. */
export const mayRaiseCash = (state: State, held: Seat): boolean =>
  usableContacts(state, held).some(({ kind }) => kind === 'generalStore') ||
  held.items.some((item) => item.kind === 'fixer' && item.tile === 'safe' && item.faceUp);
