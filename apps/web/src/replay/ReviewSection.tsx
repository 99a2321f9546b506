import { type Review, type ReviewedDecision, verdictOn } from '@getaway/bots/review';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { useFrame } from '../table/frameContext.ts';
import { SeatMark } from '../table/seats/SeatMark.tsx';
import { useReplay } from './context.ts';

type State =
  | { readonly is: 'idle' | 'noNet' | 'failed' }
  | { readonly is: 'running'; readonly left: number | undefined }
  | { readonly is: 'done'; readonly review: Review };

/** The review of a finished game: the value of every decision, judged by what its seat could have known. */
export function ReviewSection(): VNode | null {
  const voice = useVoice();
  const { review } = useReplay().source;
  const [state, setState] = useState<State>({ is: 'idle' });
  if (review === undefined) return null;
  const begin = async (): Promise<void> => {
    setState({ is: 'running', left: undefined });
    try {
      const found = await review((left) => setState({ is: 'running', left }));
      setState(found === undefined ? { is: 'noNet' } : { is: 'done', review: found });
    } catch {
      setState({ is: 'failed' });
    }
  };
  return (
    <section class="replay-review">
      <h3>{voice.say('review.title')}</h3>
      {state.is === 'done' ? (
        <Findings review={state.review} />
      ) : state.is === 'running' ? (
        <p role="status">
          {state.left === undefined ? voice.say('loading') : voice.say('review.left', { left: state.left })}
        </p>
      ) : (
        <>
          <p class="soft">{voice.say(state.is === 'idle' ? 'review.what' : `review.${state.is}`)}</p>
          {state.is === 'noNet' ? null : (
            <button type="button" class="button" onClick={() => void begin()}>
              {voice.say('review.begin')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** How many decisions of each seat can be tried again. */
const WORST = 3;

function Findings({ review: { decisions, seats } }: { readonly review: Review }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const percent = (share: number): string =>
    share.toLocaleString(voice.locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      {seats.map(({ seat, decisions: count, ...account }) => {
        const own = decisions.filter((decision) => decision.seat === seat);
        const called = (verdict: string): number => own.filter((one) => verdictOn(one) === verdict).length;
        const { start, loss, gifts, luck, result, error } = account;
        const sum = { start, loss, gifts, luck, result, error };
        const told = Object.fromEntries(Object.entries(sum).map(([name, share]) => [name, percent(share)]));
        return (
          <div key={seat} class="replay-seat-review">
            <h4>
              <SeatMark seat={seat} /> {table.players[seat]?.name}
            </h4>
            <p>{voice.say('review.counts', { decisions: count, doubtful: called('doubtful'), bad: called('bad') })}</p>
            <p class="soft">{voice.say('review.sum', told)}</p>
            <Worst decisions={own} percent={percent} />
          </div>
        );
      })}
      <p class="soft">{voice.say('review.luck')}</p>
    </>
  );
}

interface WorstProps {
  readonly decisions: readonly ReviewedDecision[];
  percent(share: number): string;
}

/** The most expensive decisions. Each has a link to its moment, and can be played again from what the seat knew. */
function Worst({ decisions, percent }: WorstProps): VNode {
  const voice = useVoice();
  const control = useReplay();
  const { table } = useFrame();
  const { playOn, about } = control.source;
  const worst = decisions
    .filter((decision) => verdictOn(decision) !== 'good')
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, WORST);
  const again = async ({ number, seat }: ReviewedDecision): Promise<void> => {
    const players = about.players.map(({ name, bot }, other) =>
      other === seat ? { name } : { name, bot: bot ?? about.defaultLevel },
    );
    const begun = await playOn?.({ passages: number, players, from: seat });
    if (begun !== undefined && 'ok' in begun) go({ page: 'table', place: 'local', id: begun.ok });
  };
  return (
    <ol class="replay-worst">
      {worst.map((decision) => {
        const { number, played, best, loss, error } = decision;
        const verdict = verdictOn(decision) === 'bad' ? 'review.verdict.bad' : 'review.verdict.doubtful';
        const [better] = best;
        return (
          <li key={number}>
            <button type="button" class="button" onClick={() => control.seek(number)}>
              {voice.say('review.step', { step: number, played: table.describer.move(played) })} · {voice.say(verdict)}
            </button>
            <p>
              {voice.say('review.better', {
                best: better === undefined ? '' : table.describer.move(better),
                loss: percent(loss),
                error: percent(error),
              })}
            </p>
            {playOn === undefined ? null : (
              <button type="button" class="button" onClick={() => void again(decision)}>
                {voice.say('review.again')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
