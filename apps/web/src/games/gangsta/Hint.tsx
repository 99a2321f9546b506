import { packOf } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import { missingAfter, seatWith, skillsIn, skillsLearning } from '@getaway/gangsta/reading';
import { ownSeat } from '@getaway/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { RewardRow, sharedReward } from './cards/JobFace.tsx';
import { SeatName } from './cards/SeatName.tsx';
import { Skills } from './cards/Skills.tsx';
import type { GangstaTable } from './model/moves.ts';
import { rewardsIn } from './model/rewards.ts';
import './hint.css';

/** The figures of the card that a move is about, shown beside the move's button. */
export function hint(table: GangstaTable, move: Move): ComponentChildren {
  const facts = factsOf(table, move);
  return facts === null ? null : <span class="gs-hint gs-small">{facts}</span>;
}

function factsOf(table: GangstaTable, move: Move): VNode | null {
  const { view, voice, asked } = table;
  const pack = packOf(view);
  switch (move.move) {
    case 'announce':
    case 'discardJob': {
      const job = pack.jobs.get(move.job);
      if (job === undefined) return null;
      return (
        <>
          <Skills skills={job.needs} />
          <RewardRow rewards={rewardsIn(voice, job.alone)} />
          {job.shared === undefined ? null : (
            <>
              <RewardRow rewards={[sharedReward(voice, job.shared)]} />
              <span class="visually-hidden">{voice.say('hint.shared', { sum: job.shared })}</span>
            </>
          )}
        </>
      );
    }
    case 'recruit':
    case 'discardHenchman':
      return <Skills skills={pack.henchmen.get(move.henchman)?.skills ?? []} />;
    case 'activate': {
      const skills = skillsIn(view, move.member);
      const left = missingAfter(view, move.member);
      return (
        <>
          <Owner table={table} member={move.member} />
          <Skills skills={skills} />
          <span>{left.length === 0 ? voice.say('stage.finishes') : voice.say('stage.leaves')}</span>
          <Skills skills={left} />
        </>
      );
    }
    case 'divert':
      return (
        <>
          <Owner table={table} member={move.member} />
          <Skills skills={skillsIn(view, move.member)} />
        </>
      );
    case 'mobilise':
    case 'makeAvailable':
      return <Skills skills={skillsIn(view, move.member)} />;
    case 'giveUp':
    case 'takeBack':
      return <Skills skills={skillsIn(view, move.henchman)} />;
    case 'learn':
      return asked?.frame.step === 'learn' ? (
        <Skills skills={skillsLearning(view, move.member, asked.frame.job)} learned />
      ) : null;
    case 'keepResource':
      return <Skills skills={pack.resources.get(move.resource)?.needs ?? []} />;
    case 'endTurn':
      return view.turn.again ? <span>{voice.say('reward.again')}</span> : null; // rule W4
    default:
      return null;
  }
}

/** The owner of a member, if the owner is a rival. */
function Owner({ table: { view }, member }: { readonly table: GangstaTable; readonly member: string }): VNode | null {
  const seat = seatWith(view, member);
  return seat === ownSeat(view) ? null : <SeatName seat={seat} />;
}

const ORDER: readonly Move['move'][] = ['announce', 'recruit', 'discardJob', 'discardHenchman'];
const LAST: ReadonlySet<Move['move']> = new Set(['pass', 'decline', 'stopMobilising', 'endTurn', 'declineExtraTurn']);

/** Sorts the choices: jobs first, then henchmen by price, and declining last. */
export function sorted({ view }: GangstaTable, moves: readonly Move[]): readonly Move[] {
  const rank = (move: Move): number => {
    if (LAST.has(move.move)) return 1000;
    const kind = ORDER.indexOf(move.move);
    const cost = move.move === 'recruit' ? (view.poolCosts[view.pool.indexOf(move.henchman)] ?? 0) : 0;
    return kind * 50 + cost;
  };
  return moves.toSorted((a, b) => rank(a) - rank(b));
}
