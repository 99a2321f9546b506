import type { Move, Shape } from '@getaway/kernel';
import { type Advice, adviceFrom, compareAdvice, mayBeAdvised, planNames } from '@getaway/table';
import type { Drawing, TableUi } from '../games/game.ts';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';
import { describeForecast } from './forecasts.ts';
import { drawingFor } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** How long the adviser may think. */
const ADVICE_MS = 2000;

/**
 * The best plans of the strongest bot. Shows for each plan what is certain to happen, what the bot expects, and how the
 * plan differs from the best other plan.
 */
export function adviceLines(session: Session, terminal: Terminal): readonly string[] {
  const { game, table } = session;
  const { due, asked, players } = table;
  if (due === undefined || !mayBeAdvised(players)) return [shell.say('advice.people')];
  const end = performance.now() + ADVICE_MS;
  const { expected } = game.bots.choose({
    table,
    level: game.host.strongestLevel,
    enough: () => performance.now() >= end,
  });
  if (expected.length === 0) return [shell.say('advice.none')];
  const drawing = drawingFor({ game, table }, due, terminal, { dense: false });
  const plans = adviceFrom(expected, table, due);
  const columns = terminal.columns();
  const names = planNames(plans, asked?.frame.step, {
    name: (move, step) => drawing.describer.move(move, step),
    difference: (move) => detailsOf(move, session, drawing),
  });
  return plans.flatMap((plan, i) => {
    const why = describeForecast(plan.forecast, game, drawing).join(' · ');
    const more = [why, ...differences(plans, i, game, drawing)].filter((line) => line !== '');
    return [
      ...wrap(`${i + 1}. ${names[i]}: ${expectation(plan)}`, columns, '   '),
      ...more.flatMap((line) => wrap(`   ${line}`, columns, '   ')),
    ];
  });
}

/** Details that distinguish moves with the same name, such as where a tile is placed. */
function detailsOf(move: Move, { game, table }: Session, drawing: Drawing<Shape>): string {
  if (table.due === undefined) return '';
  const view = table.viewFor(table.due);
  const name = drawing.describer.move(move);
  const headings = game.headings?.(view, move, drawing).filter((heading) => heading !== name) ?? [];
  return [...headings, game.hint(view, move, drawing)].filter((one) => one !== '').join(', ');
}

function expectation({ lead, win }: Advice): string {
  const rounded = Math.round(lead);
  if (win === undefined) return shell.say('advice.lead', { lead: rounded });
  return shell.say('advice.win', { percent: Math.round(win * 100), lead: rounded });
}

/** What a plan gains or loses compared with another plan. */
function differences(
  plans: readonly Advice[],
  at: number,
  { figures = [] }: Pick<TableUi, 'figures'>,
  { speaker, describer }: Drawing<Shape>,
): readonly string[] {
  const compared = compareAdvice(plans, at);
  if (compared === undefined) return [];
  const { plan, by } = compared;
  const said = [
    ...figures.flatMap((figure) => {
      const ends = by.changes[figure];
      if (ends === undefined) return [];
      const [before, after] = ends;
      return [`${speaker.say(`figure.${figure}`)} ${speaker.say(`instead.${figure}`, { before, after })}`];
    }),
    ...(by.percent === undefined ? [] : [shell.say('advice.winInstead', { other: by.percent[0], own: by.percent[1] })]),
    ...(by.lead === undefined ? [] : [shell.say('advice.leadInstead', { other: by.lead[0], own: by.lead[1] })]),
  ];
  return [
    ...by.spares.map((danger) => shell.say('advice.spares', { plan, danger: describer.danger(danger) })),
    ...(said.length > 0
      ? [shell.say('advice.against', { plan, differences: shell.list(said) })]
      : by.spares.length > 0
        ? []
        : [shell.say('advice.same', { plan })]),
  ];
}
