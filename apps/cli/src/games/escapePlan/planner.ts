import { escapePlanner } from '@getaway/escape-plan/reading';
import { type PlannerNote, plannerText } from '@getaway/escape-plan/text';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';

const INDENT = '    ';

/** F. Describes the last open exit in one or two lines. Returns nothing while several exits are open. */
export function drawPlanner(view: View, drawing: Drawing<EscapePlan>): string[] {
  const text = wordsOf(view, drawing);
  if (text === undefined || text.summary.length === 0) return [];
  const { columns, paint, shows } = drawing;
  const isShort = shows === 'choice';
  const notes = isShort ? text.summary.filter((note) => note.bad).slice(0, 1) : text.summary;
  if (notes.length === 0) return [];
  const line = [...notes.map((note) => note.text), ...(isShort ? [] : [text.turns])].join(' · ');
  const bad = notes.some((note) => note.bad);
  return wrap(line, columns, INDENT).map((part) => paint(bad ? 'danger' : 'heading', part));
}

/** F. Everything known about the escape: the exits that are still possible, the price, and who may raise the price. */
export function drawWholePlanner(view: View, drawing: Drawing<EscapePlan>): string[] {
  const text = wordsOf(view, drawing);
  if (text === undefined) return [];
  const { columns, paint, speaker } = drawing;
  const lines = (notes: readonly PlannerNote[]): string[] =>
    notes.flatMap((note) =>
      wrap(`  ${note.text}`, columns, INDENT).map((part) => (note.bad ? paint('danger', part) : part)),
    );
  return [
    paint('heading', `${speaker.say('planner.name')}: ${text.turns}`),
    ...text.exits.flatMap(({ title, facts }) => [title, ...lines(facts)]),
    ...lines(text.notes),
  ];
}

function wordsOf(view: View, { speaker, describer, players }: Drawing<EscapePlan>) {
  const planner = escapePlanner(view);
  if (planner === undefined) return undefined;
  return plannerText(view, planner, {
    ...speaker,
    say: (key, values) => speaker.say(key, values),
    nameOf: (who) => (typeof who === 'number' ? (players[who]?.name ?? '') : describer.name('automaton', who)),
  });
}
