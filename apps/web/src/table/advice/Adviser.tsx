import type { Advice } from '@getaway/table';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Foretold } from '../forecast/Foretold.tsx';
import { useFrame } from '../frameContext.ts';
import { hasAdviser, isAdvised } from './switch.ts';
import './advice.css';

interface Asked {
  readonly number: number;
  /** Undefined while the bot compares. */
  readonly advice?: readonly Advice[];
}

/** A button for the three best plans of the strongest bot, at any own decision with a choice. */
export function Adviser(): VNode | null {
  const voice = useVoice();
  const { table, open } = useFrame();
  const [asked, setAsked] = useState<Asked>();
  const { asked: decision, players } = table;
  const people = players.filter(({ bot }) => bot === undefined).length;
  if (decision === undefined || decision.moves.length < 2 || !hasAdviser(open, people) || !isAdvised(open)) return null;
  const { number } = decision;
  const ask = async (): Promise<void> => {
    setAsked({ number });
    const advice = (await open.playing?.advise?.(number)) ?? [];
    setAsked((now) => (now?.number === number ? { number, advice } : now));
  };
  const current = asked?.number === number ? asked : undefined;
  return (
    <section class="adviser" aria-label={voice.say('advice.title')} aria-live="polite">
      {current === undefined ? (
        <button type="button" class="button adviser-ask" onClick={() => void ask()}>
          <Icon name="plan" /> {voice.say('advice.ask')}
        </button>
      ) : current.advice === undefined ? (
        <p class="soft">{voice.say('advice.thinking')}</p>
      ) : current.advice.length === 0 ? (
        <p class="soft">{voice.say('advice.none')}</p>
      ) : (
        <ol>
          {current.advice.map((one) => (
            <li key={JSON.stringify(one.moves)}>
              <Advised advice={one} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** One plan: its choices, what they will certainly do, and what the bot expects of it. */
function Advised({ advice: { moves, forecast, lead, win } }: { readonly advice: Advice }): VNode | null {
  const voice = useVoice();
  const { table } = useFrame();
  const [first] = moves;
  if (first === undefined) return null;
  return (
    <button type="button" class="advised" onClick={() => table.pin(first)}>
      <b>{table.describer.move(first)}</b>
      <span class="advised-expects">
        {win === undefined
          ? voice.say('advice.lead', { lead: Math.round(lead) })
          : voice.say('advice.win', { percent: Math.round(win * 100), lead: Math.round(lead) })}
      </span>
      <span class="advised-why">
        <Foretold moves={moves} forecast={forecast} />
      </span>
    </button>
  );
}
