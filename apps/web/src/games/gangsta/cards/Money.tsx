import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import './money.css';

const SHOWN_FOR = 1400;

/** Somebody's money. A change is shown beside it for a moment. */
export function Money({
  sum,
  banked = 0,
  short = false,
}: {
  readonly sum: number;
  readonly banked?: number;
  /** Set if space is tight. Money in the bank is then shown only as an icon, without the amount. */
  readonly short?: boolean;
}): VNode {
  const { voice, past } = useTable<Gangsta>();
  const change = useChange(sum, past);
  return (
    <span class="gs-money" {...about('token', 'money')}>
      <Icon name="money" label={voice.say('face.money')} />
      <b>{voice.say('sign.money', { sum })}</b>
      {banked > 0 ? (
        <span class="gs-banked" {...about('token', 'bank')}>
          <Icon name="bank" label={voice.say('face.bankedTitle', { sum: banked })} />
          {short ? null : <span aria-hidden="true"> {voice.say('face.banked', { sum: banked })}</span>}
        </span>
      ) : null}
      {change === 0 ? null : (
        <span key={sum} class="gs-change" data-loss={change < 0} aria-hidden="true">
          {voice.say(change > 0 ? 'sign.gain' : 'sign.loss', { sum: Math.abs(change) })}
        </span>
      )}
    </span>
  );
}

/**
 * How much a figure has just changed. The result soon returns to 0. Jumping to another moment of the game does not
 * count as a change.
 */
function useChange(figure: number, past: number | undefined): number {
  const before = useRef({ figure, past });
  const [change, setChange] = useState(0);
  useEffect(() => {
    const by = before.current.past === past ? figure - before.current.figure : 0;
    before.current = { figure, past };
    if (by === 0) return setChange(0);
    setChange(by);
    const timer = setTimeout(() => setChange(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [figure, past]);
  return change;
}
