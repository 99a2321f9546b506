import type { SeatId } from '@getaway/kernel';
import { spendAsset } from './assets.ts';
import { turnUp } from './contacts.ts';
import type { Contact } from './content/pack.ts';
import { ASSET_OFFICERS, type Asset, type Fixer, type Officer } from './content/vocabulary.ts';
import { evadeOfficers, isOneOf, type Pursuer, pursuersOn } from './evade.ts';
import { seatOf } from './figures.ts';
import type { ReturnMember, TurnDown } from './frames.ts';
import { packOf } from './geography.ts';
import type { ExecutiveAction, ReturnMemberTo, UseContact } from './moves.ts';
import { gainNotoriety, loseNotoriety } from './notoriety.ts';
import type { Automatic, Choice, Game } from './shape.ts';
import { GANG_SIZE, type Headquarters, type Place, type State } from './state.ts';
import { pay, receiveIncome, takeDisc } from './supplies.ts';
import { whyNoVisit } from './visits/visit.ts';
import { heal } from './wounds.ts';

/** Section X of the rules. */
export function resolveAction(game: Game, seat: SeatId, action: ExecutiveAction): void {
  switch (action.move) {
    case 'useContact':
      return useContact(game, seat, action);
    case 'useFixer':
      turnFixerDown(game, seat, action.fixer);
      return action.does === undefined ? fixerEffect(game, seat, action.fixer) : gangAbility(game, seat, action);
    case 'useEquipment': {
      const { items } = seatOf(game.state, seat);
      const tile = items.find((item) => item.kind === 'equipment' && item.tile === action.equipment && item.faceUp);
      if (tile?.kind === 'equipment') tile.faceUp = false;
      game.emit({ type: 'equipmentUsed', seat, equipment: action.equipment });
      if (action.tile !== undefined && action.officer !== undefined)
        evadeOfficers(game, seat, [{ tile: action.tile, officer: action.officer }]);
      return;
    }
    case 'useFirstAid':
      seatOf(game.state, seat).firstAid = false; // rule X4
      game.emit({ type: 'firstAidUsed', seat });
      return heal(game, seat, 1);
    case 'useMember':
      game.next({ step: 'returnMember', seat });
      return gangAbility(game, seat, action);
    case 'useAsset':
      spendAsset(game, seat, action.asset);
      return assetEffect(game, seat, action.asset, action.tile);
  }
}

/** X1. Pays for a contact, gains notoriety if the contact has a star, runs its effect, and marks it as used. */
function useContact(game: Game, seat: SeatId, action: UseContact): void {
  const contact = packOf(game.state).contacts.get(action.card);
  if (contact === undefined) throw new Error(`no contact ${action.card}`);
  pay(game, seat, contact.cost, 'contact');
  game.emit({ type: 'contactUsed', seat, card: contact.id });
  if (contact.star) gainNotoriety(game, seat);
  game.next({ step: 'turnDown', seat, card: contact.id });
  contactEffect(game, seat, contact, action);
}

/**
 * X12. Marks a contact as used. If Spy 1 has been replaced by the contact that it brought, there is no card to mark.
 */
export const turnDown: Automatic<TurnDown> = {
  run(game, { seat, card }) {
    const contact = seatOf(game.state, seat).contacts.find((own) => own.card === card);
    if (contact !== undefined) contact.faceUp = false;
  },
};

/** Rule X9. */
function contactEffect(game: Game, seat: SeatId, { kind, officers }: Contact, action: UseContact): void {
  switch (kind) {
    case 'snitch':
      return game.next({ step: 'removeOfficer', seat, officers });
    case 'fixer':
      return takeDisc(game, seat);
    case 'fighter':
    case 'boxer':
    case 'ninja':
      return evadeOn(game, seat, action.tile, (one) => isOneOf(officers, one));
    case 'stunt':
      return evadeOn(game, seat, action.tile, (one) => one === action.officer);
    case 'fastCar':
      return evadeOn(game, seat, action.tile, () => true);
    case 'informer':
      return loseNotoriety(game, seat);
    case 'bribe':
    case 'rally':
      return game.next({ step: 'moveOfficer', seat, officers });
    case 'spy1':
      return game.next({ step: 'takeContact', seat, visiting: false });
    case 'spy2':
      return turnUp(game, seat);
    case 'spy3':
      return game.next({ step: 'unlockAsset', seat, optional: false, visiting: false });
    case 'medic':
      return heal(game, seat, 1);
    case 'generalStore':
      return receiveIncome(game, seat, 'contact');
    case 'gang':
      return gangAbility(game, seat, action);
    case 'sewer':
    case 'medevac':
    case 'chopper':
    case 'jetSki':
      return; // X10: these cards carry the thief, so their effect is the chosen route
  }
}

/** X5, I14. Evades all matching officers on one tile. On the Inspector's tile, this includes her. */
function evadeOn(game: Game, seat: SeatId, tile: string | undefined, fits: (one: Pursuer) => boolean): void {
  if (tile === undefined) return;
  const evaded = pursuersOn(game.state, tile).filter(fits);
  evadeOfficers(
    game,
    seat,
    evaded.map((officer) => ({ tile, officer })),
  );
}

function gangAbility(game: Game, seat: SeatId, { does, tile }: Pick<UseContact, 'does' | 'tile'>): void {
  if (does === 'loseNotoriety') loseNotoriety(game, seat);
  else evadeOn(game, seat, tile, () => true);
}

/** Rule X3. */
function fixerEffect(game: Game, seat: SeatId, fixer: Fixer): void {
  switch (fixer) {
    case 'phone':
      return game.next({ step: 'takeContact', seat, visiting: false });
    case 'safe':
      return receiveIncome(game, seat, 'fixer');
    case 'disguise':
      return loseNotoriety(game, seat);
    case 'idCard':
      return takeDisc(game, seat); // rule R32
    case 'firstAidKit':
      return heal(game, seat, 1);
    case 'energyDrink':
      return turnUp(game, seat);
    case 'motorcycle':
    case 'helicopter':
      return;
  }
}

export function turnFixerDown(game: Game, seat: SeatId, fixer: Fixer): void {
  for (const item of seatOf(game.state, seat).items)
    if (item.kind === 'fixer' && item.tile === fixer) item.faceUp = false;
  game.emit({ type: 'fixerUsed', seat, fixer });
}

/** Rule X6. */
function assetEffect(game: Game, seat: SeatId, asset: Asset, tile: string | undefined): void {
  switch (asset) {
    case 'moveFederal':
    case 'moveLocal':
    case 'moveSwat':
      return game.next({ step: 'moveOfficer', seat, officers: [ASSET_OFFICERS[asset] as Officer] });
    case 'takeDisc':
      return takeDisc(game, seat);
    case 'evadeTile':
      return evadeOn(game, seat, tile, () => true);
    case 'heal':
      return heal(game, seat, 1);
    case 'masterKey':
      return;
  }
}

/**
 * X13. Returns a gang member to a headquarters that has the player's marker and fewer than two members. When both
 * members are back, the player gets the marker back.
 */
export const returnMember: Choice<ReturnMember, ReturnMemberTo> = {
  rules: ['X5', 'X13'],
  onlyWay: true,
  seat: (_state, { seat }) => seat,
  options(state, frame) {
    const own = Object.entries(state.headquarters).filter(
      ([, gang]) => gang.marker === frame.seat && gang.members < GANG_SIZE,
    );
    const fitting = own.filter(([headquarters]) => letsEnd(state, frame, headquarters));
    return (fitting.length > 0 ? fitting : own).map(
      ([headquarters]): ReturnMemberTo => ({ move: 'returnMember', headquarters }),
    );
  },
  resolve(game, { seat }, { headquarters }) {
    const gang = game.state.headquarters[headquarters] as Headquarters;
    const held = seatOf(game.state, seat);
    held.members -= 1;
    gang.members += 1;
    game.emit({ type: 'memberReturned', seat, place: headquarters });
    if (gang.members < GANG_SIZE) return;
    gang.marker = 'nobody';
    held.markers += 1;
  },
};

/**
 * R36. Whether the journey can still end at `endsAt` if the gang member returns to this headquarters. To hire the gang
 * at `endsAt`, the player may first have to get a marker back. A marker comes back only if the returned member
 * completes a gang.
 */
function letsEnd(state: State, { seat, endsAt, later = 0 }: ReturnMember, headquarters: Place): boolean {
  if (endsAt === undefined) return true;
  const gang = state.headquarters[headquarters] as Headquarters;
  const members = gang.members + 1;
  const isBack = members === GANG_SIZE;
  const held = seatOf(state, seat);
  const after: State = {
    ...state,
    headquarters: { ...state.headquarters, [headquarters]: { members, marker: isBack ? 'nobody' : seat } },
    seats: state.seats.with(seat, isBack ? { ...held, markers: held.markers + 1 } : held),
  };
  return whyNoVisit(after, seat, endsAt, { returned: later }) === undefined;
}
