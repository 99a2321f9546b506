import type { Reason } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Foretold } from '../forecast/Foretold.tsx';
import { useFrame } from '../frameContext.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useRulebook } from '../rules/useRulebook.ts';
import type { Considered, Unavailable } from '../tableUi.ts';

/**
 * The preview of a choice, the reason why something can't be chosen, or a hint. On a wide screen it is at the top of
 * the side column, on a phone in the prompt bar.
 */
export function Preview(): VNode {
  const voice = useVoice();
  const { table, narrow } = useFrame();
  const { considered, unavailable, remarked, asked, replaced } = table;
  return (
    <div
      class="foretold"
      role="status"
      onPointerEnter={() => unavailable !== undefined && table.hold()}
      onPointerLeave={() => unavailable !== undefined && table.consider()}
    >
      {considered !== undefined ? (
        <Consequences considered={considered} />
      ) : unavailable !== undefined ? (
        <WhyNot unavailable={unavailable} />
      ) : remarked !== undefined ? (
        <p>{remarked}</p>
      ) : asked !== undefined ? (
        <p class="foretold-hint">{voice.say(narrow ? 'foretold.tap' : 'foretold.point')}</p>
      ) : replaced ? (
        <p class="foretold-hint">{voice.say('wait.takeBack')}</p>
      ) : null}
    </div>
  );
}

function Consequences({ considered: { moves, foreseen } }: { readonly considered: Considered }): VNode {
  const voice = useVoice();
  const { table, open } = useFrame();
  const [only, ...others] = moves;
  // The forecasts of all moves are fetched together, so the forecast of a single move has usually arrived.
  const forecast = foreseen ?? (only === undefined || others.length > 0 ? undefined : table.forecastOf(only));
  if (forecast === undefined)
    return (
      <p class="foretold-hint">{voice.say(open.extras?.isCutOff() === true ? 'foretold.cutOff' : 'foretold.asking')}</p>
    );
  const { facts, dangers } = forecast;
  const words = [...dangers.map(table.describer.danger), ...facts.map(table.describer.fact)].join(' ');
  return (
    <p data-long={words.length > LONG}>
      <Foretold moves={moves} forecast={forecast} />
    </p>
  );
}

/**
 * A text with more letters than this gets a smaller font. The height of the preview is fixed, and nobody can scroll the
 * preview while pointing at something else.
 */
const LONG = 90;

function WhyNot({ unavailable: { label, reason } }: { readonly unavailable: Unavailable }): VNode {
  const voice = useVoice();
  const { open } = useFrame();
  const isCutOff = open.extras?.isCutOff() === true;
  return (
    <p>
      <strong class="why-not">
        <Icon name="forbidden" />
        {voice.say('foretold.cannot', { thing: label })}
      </strong>
      {reason === undefined ? (
        voice.say(isCutOff ? 'foretold.cutOffReason' : 'foretold.notNow')
      ) : (
        <ReasonText reason={reason} />
      )}
    </p>
  );
}

/**
 * Why something can't be chosen, with a link to the rule. If the reason has no sentence, shows the text of the rule.
 */
function ReasonText({ reason: { rule, says } }: { readonly reason: Reason }): VNode {
  const { table, game } = useFrame();
  const book = useRulebook(game.id);
  const text = book?.rules[rule];
  return (
    <>
      {says === undefined ? null : <span class="why-not-words">{table.describer.reason(says)} </span>}
      <button type="button" class="rule-chip" onClick={() => table.showRule(rule)}>
        {rule}
      </button>{' '}
      {says !== undefined || book === undefined || text === undefined ? null : (
        <RuleText text={text} rules={book.rules} onRule={table.showRule} />
      )}
    </>
  );
}
