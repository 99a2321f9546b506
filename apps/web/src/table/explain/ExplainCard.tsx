import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Explanation } from '../explanation.ts';
import { useTable } from '../tableUi.ts';
import { placeCard } from './placing.ts';
import { close, giveFocusBack, type Shown } from './shown.ts';
import { distinct, isSame, type Subject } from './subject.ts';
import './card.css';

interface Props {
  readonly current: Shown;
  readonly card: RefObject<HTMLElement | null>;
  about(subject: Subject): Explanation | undefined;
}

/** The card that explains a thing: what it is, what it means for the viewer now, and where its rules are. */
export function ExplainCard({ current, card, about }: Props): VNode | null {
  const voice = useVoice();
  const known = current.subjects.filter((subject) => about(subject) !== undefined);
  const [path, setPath] = useState<readonly Subject[]>([]);
  const subject = path.at(-1) ?? known[0];
  const explanation = subject === undefined ? undefined : about(subject);
  const isOpen = explanation !== undefined;
  useLayoutEffect(() => {
    const box = card.current;
    if (box === null || !isOpen) return;
    if (!box.matches(':popover-open')) box.showPopover();
    box.style.maxHeight = '';
    const { width, height } = box.getBoundingClientRect();
    const { left, top, maxHeight } = placeCard(
      current.at,
      { width, height },
      { width: innerWidth, height: innerHeight },
    );
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    box.style.maxHeight = `${maxHeight}px`;
  }, [isOpen, subject?.kind, subject?.id, current.pinned]);
  useLayoutEffect(() => {
    if (current.focused !== undefined) card.current?.focus();
  }, [current.focused, isOpen]);
  if (subject === undefined || explanation === undefined) return null;
  const { kind, title, picture, large = false, what, now, also = [], rules } = explanation;
  const others = distinct([...known, ...also]).filter((other) => !isSame(other, subject));
  return (
    <section
      ref={card}
      popover="manual"
      class="explain-card"
      // A card that opened on hover is inert, so that nobody clicks it by accident. Screen readers read its text as a
      // description of the thing.
      inert={!current.pinned}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <header>
        <span class="explain-kind">{kind}</span>
        <h2>{title}</h2>
        {current.pinned ? (
          <button
            type="button"
            class="explain-close"
            aria-label={voice.say('explain.close')}
            onClick={() => {
              giveFocusBack(current);
              close();
            }}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </header>
      <div class="explain-body">
        {current.mark === undefined || path.length > 0 ? null : <Mark explanation={about(current.mark)} />}
        <div class="explain-lead" data-large={large}>
          {picture === undefined ? null : <div class="explain-picture">{picture}</div>}
          <div class="explain-what">
            {what.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        {now.length === 0 ? null : (
          <div class="explain-now">
            <h3>{voice.say('explain.now')}</h3>
            <ul>
              {now.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <Also path={path} subjects={others} about={about} onPath={setPath} />
        <Rules rules={rules} current={current} />
      </div>
    </section>
  );
}

/** A line about the mark under the pointer, such as a skill on a game card. */
function Mark({ explanation }: { readonly explanation: Explanation | undefined }): VNode | null {
  if (explanation === undefined) return null;
  const { title, what, picture } = explanation;
  return (
    <p class="explain-mark">
      {picture}
      <span>
        <b>{title}.</b> {what[0]}
      </span>
    </p>
  );
}

interface AlsoProps {
  readonly path: readonly Subject[];
  readonly subjects: readonly Subject[];
  about(subject: Subject): Explanation | undefined;
  onPath(path: readonly Subject[]): void;
}

/** Links to related things: other things at the same spot, and things that the card mentions. */
function Also({ path, subjects, about, onPath }: AlsoProps): VNode | null {
  const voice = useVoice();
  const named = subjects.flatMap((subject) => {
    const title = about(subject)?.title;
    return title === undefined ? [] : [{ subject, title }];
  });
  if (named.length === 0 && path.length === 0) return null;
  return (
    <p class="explain-also">
      <span>{voice.say('explain.also')}</span>
      {path.length === 0 ? null : (
        <button type="button" class="explain-link" onClick={() => onPath(path.slice(0, -1))}>
          <Icon name="earlier" /> {voice.say('explain.back')}
        </button>
      )}
      {named.map(({ subject, title }) => (
        <button
          key={`${subject.kind}:${subject.id}`}
          type="button"
          class="explain-link"
          onClick={() => onPath([...path, subject])}
        >
          {title}
        </button>
      ))}
    </p>
  );
}

function Rules({ rules, current }: { readonly rules: readonly string[]; readonly current: Shown }): VNode | null {
  const voice = useVoice();
  const { showRule } = useTable();
  if (rules.length === 0) return null;
  return (
    <p class="explain-rules">
      <span>{voice.say('explain.rules')}</span>
      {rules.map((rule) => (
        <button
          key={rule}
          type="button"
          class="explain-link"
          aria-label={voice.say('rule.show', { rule })}
          onClick={() => {
            giveFocusBack(current);
            close();
            showRule(rule);
          }}
        >
          {rule}
        </button>
      ))}
    </p>
  );
}
