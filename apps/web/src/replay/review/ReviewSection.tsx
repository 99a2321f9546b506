import type { Review } from '@getaway/bots/review';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type AfterGameVoice, useAfterGameVoice } from '../../afterGame/load.ts';
import { hrefOf } from '../../browser/route.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useReplay } from '../control/context.ts';
import { SeatReview } from './SeatReview.tsx';
import './review.css';

type State =
  | { readonly is: 'idle' | 'noNet' | 'failed' }
  | { readonly is: 'running'; readonly left: number | undefined }
  | { readonly is: 'done'; readonly review: Review };

/** The review of a finished game: the value of every decision, judged by what the deciding seat could have known. */
export function ReviewSection(): VNode | null {
  const words = useAfterGameVoice();
  const voice = words.value;
  const control = useReplay();
  const { review, isReviewed, about } = control.source;
  const [state, setState] = useState<State>({ is: 'idle' });
  const begin = async (): Promise<void> => {
    if (review === undefined) return;
    setState({ is: 'running', left: undefined });
    try {
      const found = await review((left) => setState({ is: 'running', left }));
      setState(found === undefined ? { is: 'noNet' } : { is: 'done', review: found });
    } catch {
      setState({ is: 'failed' });
    }
  };
  // Shows a review that was made or started earlier.
  useEffect(() => {
    isReviewed?.().then(
      (known) => (known ? begin() : undefined),
      () => setState({ is: 'failed' }),
    );
  }, []);
  if (!about.over) return null;
  if (voice === undefined) return <NotLoaded {...words} />;
  const choices = control.last - 1;
  return (
    <section class="replay-review">
      <h3>{voice.say('review.title')}</h3>
      {!about.reviewable ? (
        <p class="soft">{voice.say('review.oldRules')}</p>
      ) : state.is === 'done' ? (
        <Findings voice={voice} review={state.review} />
      ) : state.is === 'running' ? (
        <>
          <progress max={choices} value={choices - (state.left ?? choices)} aria-label={voice.say('review.progress')} />
          <p role="status" class="soft">
            {voice.say('review.left', { left: state.left ?? choices })}
          </p>
        </>
      ) : (
        <>
          <p class="soft" role={state.is === 'failed' ? 'alert' : undefined}>
            {voice.say(state.is === 'idle' ? 'review.what' : `review.${state.is}`)}
          </p>
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

function Findings({ voice, review }: { readonly voice: AfterGameVoice; readonly review: Review }): VNode {
  const { about } = useReplay().source;
  const { seats, decisions } = review;
  const nameOf = (seat: number | undefined): string => about.players[seat ?? 0]?.name ?? '';
  const [best] = seats.toSorted((a, b) => a.loss - b.loss);
  const [lucky] = seats.toSorted((a, b) => b.luck - a.luck);
  return (
    <>
      {seats.length < 2 ? null : (
        <p>{voice.say('review.lucky', { best: nameOf(best?.seat), lucky: nameOf(lucky?.seat) })}</p>
      )}
      {seats.map((account) => (
        <SeatReview
          key={account.seat}
          voice={voice}
          account={account}
          decisions={decisions.filter(({ seat }) => seat === account.seat)}
        />
      ))}
      <p class="soft">
        {voice.say('review.kept')} <a href={hrefOf({ page: 'practice' })}>{voice.say('practice.title')}</a>
      </p>
    </>
  );
}
