import type { Danger, Outlook, SeatId } from '@getaway/kernel';
import { countAssetsAt } from '../assets.ts';
import { DAYS } from '../content/vocabulary.ts';
import { escapeCost } from '../escape.ts';
import { executive } from '../executive.ts';
import { isAtLarge, seatOf } from '../figures.ts';
import type { TakeWound } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED, type State } from '../state.ts';
import { turnsLeft } from './time.ts';

export const DANGER_NAMES = ['arrested', 'lastTurn', 'handcuffs', 'exitMoney'] as const;

type Look = Outlook<EscapePlan>;
type Threat = Danger & { readonly name: (typeof DANGER_NAMES)[number] };

/** What a move will certainly cost: the arrest, handcuffs, or the money for the way out. */
export const dangersOf = (look: Look): readonly Threat[] => {
  const arrest = arrestOf(look);
  return [...(arrest === undefined ? [] : [arrest]), ...handcuffsIn(look), ...exitMoneyIn(look)];
};

/** F3, F4. Whether the move leads to an arrest: at the exit without enough money, or in the city after the last turn. */
function arrestOf({ seat, before, after, moves }: Look): Threat | undefined {
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  if (now.at === ARRESTED && then.at !== ARRESTED)
    return { kind: 'out', name: 'arrested', values: { price: escapeCost(before), money: then.cash } };
  const stays = isAtLarge(now) && moves.some(endsTurnHere);
  return stays && isLastTurn(after, seat) ? { kind: 'out', name: 'lastTurn' } : undefined;
}

/** D11, D12. Whether a seat has no turn after the current one, with the discs that it holds now. */
export function isLastTurn(state: State, seat: SeatId): boolean {
  const { inAll, byDisc } = turnsLeft({ ...state, pending: state.stack }, seat);
  return inAll + byDisc === 0;
}

/** Moves after which nobody can escape in the same turn. */
function endsTurnHere(move: Move): boolean {
  switch (move.move) {
    case 'travel':
    case 'arrive':
      return !move.escape;
    case 'rest':
    case 'passTurn':
    case 'endTurn':
      return true;
    default:
      return false;
  }
}

/**
 * E5. Handcuffs are a danger unless nothing can prevent the wound any more. In that case the player has already
 * confirmed the choice that led to the wound, or had no choice.
 */
function handcuffsIn({ seat, frame, before, after }: Look): readonly Threat[] {
  if (frame.step === 'takeHandcuffs' || (frame.step === 'takeWound' && !canHeal(before, frame))) return [];
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const count = now.handcuffs - then.handcuffs;
  const assets = countAssetsAt(now, 'box') - countAssetsAt(then, 'box');
  return count > 0 ? [{ kind: 'loss', name: 'handcuffs', values: { count, assets } }] : [];
}

/** E8. Whether the player has something that heals before the wound is taken. */
const canHeal = (state: State, frame: TakeWound): boolean =>
  executive.options(state, frame).some((move) => {
    switch (move.move) {
      case 'useFirstAid':
        return true;
      case 'useAsset':
        return move.asset === 'heal';
      case 'useFixer':
        return move.fixer === 'firstAidKit';
      case 'useContact':
        return packOf(state).contacts.get(move.card)?.kind === 'medic';
      default:
        return false;
    }
  });

/** F3. On the last day, warns if the move spends money that the exit costs now. */
function exitMoneyIn({ seat, before, after }: Look): readonly Threat[] {
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const price = escapeCost(before);
  const isSpent = before.day === DAYS.at(-1) && then.cash >= price && now.cash < price && isAtLarge(now);
  return isSpent ? [{ kind: 'stake', name: 'exitMoney', values: { price, money: now.cash } }] : [];
}
