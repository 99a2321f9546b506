import type { Foreseen, Shape } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { RuleChips } from '../rules/RuleChips.tsx';
import { RuleText } from '../rules/RuleText.tsx';
import { useRulebook } from '../rules/useRulebook.ts';
import type { Unavailable } from '../tableUi.ts';

/** One line under the prompt: a preview, why something can't be chosen, or a hint. */
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
        <Consequences foreseen={considered.foreseen} />
      ) : unavailable !== undefined ? (
        <WhyNot unavailable={unavailable} />
      ) : remarked !== undefined ? (
        <p>{remarked}</p>
      ) : asked !== undefined ? (
        <p class="foretold-hint">
          <span class="foretold-words">{voice.say(narrow ? 'foretold.tap' : 'foretold.point')}</span>
          {narrow ? <RuleChips rules={asked.rules} /> : null}
        </p>
      ) : replaced ? (
        <p class="foretold-hint">{voice.say('wait.takeBack')}</p>
      ) : null}
    </div>
  );
}

/** More would not be readable at a glance. */
const TOLD_AT_MOST = 6;

function Consequences({ foreseen }: { readonly foreseen: Foreseen<Shape> | undefined }): VNode {
  const voice = useVoice();
  const { table, open } = useFrame();
  if (foreseen === undefined)
    return (
      <p class="foretold-hint">{voice.say(open.extras?.isCutOff() === true ? 'foretold.cutOff' : 'foretold.asking')}</p>
    );
  const { events, reveals } = foreseen;
  const more = events.length - TOLD_AT_MOST;
  return (
    <p>
      {reveals ? (
        <strong class="reveals">
          <Icon name="reveals" />
          {voice.say('foretold.reveals')}
        </strong>
      ) : null}
      {events.length === 0 && !reveals ? voice.say('foretold.nothing') : null}
      {events.length > 0 ? `${voice.say('foretold.after')} ` : null}
      {events.slice(0, TOLD_AT_MOST).map((event, i) => (
        <span key={i} class="foretold-event">
          {table.describer.event(event)}{' '}
        </span>
      ))}
      {more > 0 ? voice.say('foretold.more', { count: more }) : null}
    </p>
  );
}

function WhyNot({ unavailable: { label, rule } }: { readonly unavailable: Unavailable }): VNode {
  const voice = useVoice();
  const { table, game, open } = useFrame();
  const isCutOff = open.extras?.isCutOff() === true;
  const book = useRulebook(game.id);
  const text = rule === undefined ? undefined : book?.rules[rule];
  return (
    <p>
      <strong class="why-not">
        <Icon name="forbidden" />
        {voice.say('foretold.cannot', { thing: label })}
      </strong>
      {rule === undefined ? voice.say(isCutOff ? 'foretold.cutOffReason' : 'foretold.notNow') : null}
      {rule === undefined || book === undefined || text === undefined ? null : (
        <>
          <button type="button" class="rule-chip" onClick={() => table.showRule(rule)}>
            {rule}
          </button>{' '}
          <RuleText text={text} rules={book.rules} onRule={table.showRule} />
        </>
      )}
    </p>
  );
}
