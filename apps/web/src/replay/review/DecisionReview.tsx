import { type ReviewedDecision, verdictOn } from '@getaway/bots/review';
import type { Forecast, Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AfterGameVoice } from '../../afterGame/load.ts';
import { Icon } from '../../icons/Icon.tsx';

import { Foretold } from '../../table/forecast/Foretold.tsx';
import { useFrame } from '../../table/frameContext.ts';
import { ThingMarks } from '../../table/marks/ThingMarks.tsx';
import { useReplay } from '../control/context.ts';
import { useDescriberAt } from './useDescriberAt.ts';

interface Props {
  readonly voice: AfterGameVoice;
  readonly decision: ReviewedDecision;
  percent(share: number): string;
}

const NAMED = 4;

/** Explains a decision that cost something: which plan was better, and why. Shows the better plan on the table. */
export function DecisionReview({ voice, decision, percent }: Props): VNode {
  const control = useReplay();
  const { number, seat, played, best, loss, error } = decision;
  const [forecast, setForecast] = useState<Forecast>();
  const isShown = forecast !== undefined && control.at.value === number && control.onlooker.value === seat;
  const show = async (): Promise<void> => {
    await control.lookThrough(seat);
    control.seek(number);
    setForecast(await control.source.foresee?.(number, seat, best));
  };
  const describer = useDescriberAt(number, seat, seat);
  if (describer === undefined) return <div class="decision" aria-busy="true" />;
  const words = (move: Move): string => describer.move(move);
  return (
    <div class="decision" data-verdict={verdictOn(decision)}>
      <p>
        <strong>{voice.say(`review.verdict.${verdictOn(decision)}`)}</strong> ·{' '}
        {voice.say('review.moment', { moment: number, played: words(played) })}
      </p>
      <p>{voice.say('review.plan', { plan: best.slice(0, NAMED).map(words).join(' → ') })}</p>
      <p class="soft">{voice.say('review.cost', { loss: percent(loss), error: percent(error) })}</p>
      {isShown ? (
        <>
          <p class="decision-why">
            <Foretold moves={best} forecast={forecast} />
          </p>
          <PlanDrawn moves={best} />
        </>
      ) : (
        <button type="button" class="button" onClick={() => void show()}>
          <Icon name="plan" /> {voice.say('review.show')}
        </button>
      )}
    </div>
  );
}

/** Shows a plan on the table: its route or place as a preview, and frames around the things in the plan. */
function PlanDrawn({ moves }: { readonly moves: readonly Move[] }): VNode {
  const { table } = useFrame();
  const [subjects, setSubjects] = useState<readonly string[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.showPopover(); // shown above the board, wherever the panel is
    layer.current?.closest('.decision')?.scrollIntoView({ block: 'nearest' });
    // A move that only begins something, such as setting out, has nothing to draw.
    const drawn = moves.find((move) => Object.keys(move).length > 1) ?? moves[0];
    if (drawn !== undefined) table.pin(drawn);
    setSubjects(subjectsOf(moves));
    return () => table.letGo();
  }, [moves]);
  return (
    <div ref={layer} class="plan-drawn" popover="manual" aria-hidden="true">
      <ThingMarks subjects={subjects} />
    </div>
  );
}

/** The things on the table that the moves name. */
function subjectsOf(moves: readonly Move[]): readonly string[] {
  const named = new Set(moves.flatMap((move): readonly unknown[] => Object.values(move)));
  const shown = [...document.querySelectorAll('[data-explain]')].map((element) => element.getAttribute('data-explain'));
  return [...new Set(shown)].filter(
    (subject) => subject !== null && named.has(subject.slice(subject.indexOf(':') + 1).split('@')[0] ?? ''),
  ) as readonly string[];
}
