import { copyChance, copyDeck } from '@getaway/kernel';
import type { Member, Seat, State } from './state.ts';

/** Copies every array and object that a rule can change. Everything else is shared with the original. */
export function cloneState(state: State): State {
  const { turn } = state;
  return {
    ...state,
    stack: state.stack.slice(),
    chance: copyChance(state.chance),
    turn: { ...turn, gangs: turn.gangs.slice() },
    seats: state.seats.map(cloneSeat),
    jobs: state.jobs.slice(),
    pool: state.pool.slice(),
    underway: state.underway.slice(),
    jobDeck: copyDeck(state.jobDeck),
    henchmanDeck: copyDeck(state.henchmanDeck),
    jobDiscards: state.jobDiscards.slice(),
    henchmanDiscards: state.henchmanDiscards.slice(),
    snitches: state.snitches.slice(),
    lost: state.lost.slice(),
    gone: state.gone.slice(),
    box: state.box.slice(),
  };
}

function cloneSeat(seat: Seat): Seat {
  const copy: Seat = {
    ...seat,
    gang: seat.gang.map(cloneMember),
    done: seat.done.slice(),
    dealt: seat.dealt.slice(),
    hospital: seat.hospital.map(cloneMember),
  };
  if (seat.resource !== undefined) copy.resource = { ...seat.resource };
  return copy;
}

const cloneMember = (member: Member): Member => ({ ...member });
