import { escapePlanner } from '@getaway/escape-plan/reading';
import { type PlannerNote, type PlannerText, plannerText } from '@getaway/escape-plan/text';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/names.ts';
import { about as explains } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { whoName } from '../model/table.ts';
import './planner.css';

/**
 * F. What the viewer should know about the way out of the city: one line while several exits are possible, otherwise
 * two. It can be expanded.
 */
export function Planner(): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const planner = useMemo(() => escapePlanner(view), [view]);
  const [open, setOpen] = useState(false);
  if (planner === undefined) return null;
  const text = plannerText(view, planner, { ...voice, nameOf: (who) => whoName(table, who) });
  return (
    <section
      class="ep-planner"
      aria-label={voice.say('planner.name')}
      data-large={text.summary.length > 0}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        class="ep-planner-toggle"
        aria-expanded={open}
        aria-controls="ep-planner-more"
        onClick={() => setOpen(!open)}
      >
        <Icon name="exitTile" />
        <span class="ep-planner-name">{voice.say('planner.name')}</span>
      </button>
      {text.summary.length > 0 ? <Summary text={text} /> : <Line text={text} />}
      {open ? <Details text={text} /> : null}
    </section>
  );
}

function Line({ text }: { readonly text: PlannerText }): VNode {
  const { voice } = useTable<EscapePlan>();
  return (
    <ul class="ep-planner-facts">
      <Note note={{ about: 'turns', text: text.turns, bad: false }} />
      {text.exits.map(({ exit, short, isPlaced }) => (
        <li key={exit} data-about="exit" data-placed={isPlaced} {...explains('exit', exit)}>
          {voice.say('planner.exit', { exit })}: {short}
        </li>
      ))}
    </ul>
  );
}

function Summary({ text }: { readonly text: PlannerText }): VNode {
  return (
    <ul class="ep-planner-facts">
      {text.summary.map((note) => (
        <Note key={note.text} note={note} />
      ))}
      <Note note={{ about: 'turns', text: text.turns, bad: false }} />
    </ul>
  );
}

interface Told extends Omit<PlannerNote, 'about'> {
  readonly about: PlannerNote['about'] | 'turns';
}

const ICONS: Readonly<Record<Told['about'], IconName>> = {
  exit: 'exitTile',
  price: 'money',
  money: 'money',
  leavers: 'warning',
  time: 'turnClock',
  hush: 'money',
  turns: 'waiting',
};

function Note({ note: { about, text, bad } }: { readonly note: Told }): VNode {
  return (
    <li class={bad ? 'ep-danger' : ''} data-about={about}>
      <Icon name={bad ? 'warning' : ICONS[about]} />
      <span>{text}</span>
    </li>
  );
}

function Details({ text }: { readonly text: PlannerText }): VNode {
  return (
    <div id="ep-planner-more" class="ep-planner-more">
      {text.exits.map(({ exit, title, facts }) => (
        <section key={exit}>
          <h3 {...explains('exit', exit)}>{title}</h3>
          <ul>
            {facts.map((note) => (
              <Note key={note.text} note={note} />
            ))}
          </ul>
        </section>
      ))}
      <ul>
        {text.notes.map((note) => (
          <Note key={note.text} note={note} />
        ))}
      </ul>
    </div>
  );
}
