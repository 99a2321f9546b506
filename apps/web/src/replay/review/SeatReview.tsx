import { type ReviewedDecision, type ReviewedSeat, verdictOn } from '@getaway/bots/review';
import type { VNode } from 'preact';
import type { AfterGameVoice } from '../../afterGame/load.ts';
import { useFrame } from '../../table/frameContext.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { DecisionReview } from './DecisionReview.tsx';
import { Swing } from './Swing.tsx';

interface Props {
  readonly voice: AfterGameVoice;
  readonly account: ReviewedSeat;
  readonly decisions: readonly ReviewedDecision[];
}

/** The rows of the table that adds up the chance to win. The last row is the sum. */
const PARTS = ['start', 'choices', 'luck', 'result'] as const;

/**
 * The review of one player: how decisions and luck changed the chance to win, which decisions were worse than the best
 * plan, and the greatest luck.
 */
export function SeatReview({ voice, account, decisions }: Props): VNode {
  const { table } = useFrame();
  const { seat, loss, points, error, swings } = account;
  // The choices of the player and of the others are shown as one sum. The player's own choices alone would look worse
  // than they were, because the value before a turn assumes that the player follows the best of many plans.
  const sum = { ...account, choices: account.own + account.others };
  const called = (verdict: string): number => decisions.filter((one) => verdictOn(one) === verdict).length;
  const worse = decisions.filter((one) => verdictOn(one) !== 'good').toSorted((a, b) => b.loss - a.loss);
  return (
    <details class="seat-review" open={table.players[seat]?.bot === undefined}>
      <summary>
        <SeatMark seat={seat} /> {table.players[seat]?.name}
        <span class="soft">
          {voice.say('review.counts', {
            decisions: decisions.length,
            doubtful: called('doubtful'),
            bad: called('bad'),
          })}
        </span>
      </summary>
      <table class="account">
        <caption>{voice.say('review.account')}</caption>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} class={part === 'result' ? 'account-result' : ''}>
              <th scope="row">{voice.say(`review.${part}`)}</th>
              <td>{voice.percent(sum[part], part === 'start' || part === 'result' ? 'share' : 'change')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{voice.say('review.error', { error: voice.percent(error) })}</p>
      <p>
        {voice.say('review.lossLine', {
          loss: voice.percent(loss),
          points: voice.number(Math.round(points)),
        })}
      </p>
      {worse.length === 0 ? (
        <p>{voice.say('review.noneBad')}</p>
      ) : (
        <ol class="reviewed">
          {worse.map((decision) => (
            <li key={decision.number}>
              <DecisionReview voice={voice} decision={decision} percent={voice.percent} />
            </li>
          ))}
        </ol>
      )}
      {swings.length === 0 ? null : (
        <div class="hindsight">
          <h4>{voice.say('review.hindsight')}</h4>
          <ul>
            {swings.map((swing) => (
              <Swing key={swing.number} voice={voice} seat={seat} swing={swing} />
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
