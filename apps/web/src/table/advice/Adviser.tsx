import { type Advice, type DueDecision, planNames } from '@getaway/table';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Foretold } from '../forecast/Foretold.tsx';
import { useFrame } from '../frameContext.ts';
import { Differences } from './Differences.tsx';
import { isGuided } from './guided.ts';
import { leadIn } from './lead.ts';
import { hasAdviser, isAdvised } from './switch.ts';
import './advice.css';

/** The adviser's answer, or why there is none. Neither is set while the bot thinks. */
interface Asked {
  readonly advice?: readonly Advice[];
  readonly failed?: string;
}

/**
 * A button that shows the three best plans of the strongest bot. The viewer can use it at every decision with several
 * choices.
 */
export function Adviser(): VNode | null {
  const { table, open } = useFrame();
  const { asked: decision, players } = table;
  if (decision === undefined || decision.moves.length < 2 || !hasAdviser(open, players) || !isAdvised(open))
    return null;
  return <Plans key={decision.number} decision={decision} />;
}

function Plans({ decision: { number, moves } }: { readonly decision: DueDecision }): VNode {
  const voice = useVoice();
  const frame = useFrame();
  const { open, narrow, table, game } = frame;
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (isGuided(frame, moves.length)) void ask();
  }, []);
  const ask = async (): Promise<void> => {
    setAsked({});
    try {
      setAsked({ advice: (await open.playing?.advise?.(number)) ?? [] });
    } catch (error) {
      setAsked({ failed: error instanceof Error ? error.message : String(error) });
    }
  };
  const names = planNames(asked?.advice ?? [], table.asked?.frame.step, {
    name: (move, step) => table.describer.move(move, step),
    difference: (move) => game.difference?.(table, move) ?? '',
  });
  return (
    <section class="adviser" aria-label={voice.say('advice.title')} aria-live="polite">
      {asked === undefined ? (
        <button type="button" class="button adviser-ask" onClick={() => void ask()}>
          <Icon name="plan" /> {voice.say(narrow ? 'advice.title' : 'advice.ask')}
        </button>
      ) : asked.failed !== undefined ? (
        <div role="alert">
          <p>{voice.say('advice.failed', { detail: asked.failed })}</p>
          <button type="button" class="button adviser-ask" onClick={() => void ask()}>
            {voice.say('broken.retry')}
          </button>
        </div>
      ) : asked.advice === undefined ? (
        <p class="soft">{voice.say('advice.thinking')}</p>
      ) : asked.advice.length === 0 ? (
        <p class="soft">{voice.say('advice.none')}</p>
      ) : (
        <ol>
          {asked.advice.map((one, i, plans) => (
            <li key={JSON.stringify(one.moves)}>
              <Advised advice={one} name={`${i + 1}. ${names[i]}`}>
                <Differences plans={plans} at={i} />
              </Advised>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface AdvisedProps {
  readonly advice: Advice;
  readonly name: string;
  readonly children: VNode;
}

/** One plan: its choices, its forecast, and the result that the bot expects. */
function Advised({ advice, name, children }: AdvisedProps): VNode | null {
  const voice = useVoice();
  const { table } = useFrame();
  const { moves, forecast, lead, win } = advice;
  const [first] = moves;
  if (first === undefined) return null;
  return (
    <button type="button" class="advised" onClick={() => table.pin(first)}>
      <b>{name}</b>
      <span class="advised-expects">
        {win === undefined
          ? voice.say('advice.lead', leadIn(table.voice, lead))
          : voice.say('advice.win', { percent: Math.round(win * 100), ...leadIn(table.voice, lead) })}
      </span>
      <span class="advised-why">
        <Foretold moves={moves} forecast={forecast} />
      </span>
      {children}
    </button>
  );
}
