import { type EscapePlan, EXITS, type View } from '@getaway/escape-plan';
import { wrap } from '../../table/layout.ts';
import type { Drawing } from '../game.ts';
import { signOf } from './signs.ts';

/** Which day and part it is, in which order people act, and how the exits stand. */
export function drawTitle(view: View, drawing: Drawing<EscapePlan>): string[] {
  const { speaker, paint, columns } = drawing;
  const order = view.turnOrder.map((who) =>
    typeof who === 'number'
      ? speaker.say('table.player', { number: signOf(speaker, who), name: drawing.players[who]?.name ?? '' })
      : speaker.say('rival.automaton', { letter: signOf(speaker, who), name: speaker.say(`automaton.${who}`) }),
  );
  const when = view.over
    ? speaker.say('table.over')
    : speaker.say(isBeforeMorning(view) ? 'table.before' : 'table.when', {
        day: view.day,
        part: speaker.say(`part.${view.part}`).toLowerCase(),
      });
  const title = `${speaker.say('game.name').toUpperCase()}  ${when} · ${speaker.say('table.order', { order: order.join(', ') })}`;
  return [
    ...wrap(title, columns, '  ').map((line) => paint('title', line)),
    ...wrap(
      speaker.say('table.exits', { exits: EXITS.map((exit) => exitOf(view, exit, drawing)).join(', ') }),
      columns,
      '  ',
    ),
  ];
}

/** D1. Income, patrol, city and turn order come before the parts of a day. */
const isBeforeMorning = ({ pending }: View): boolean =>
  pending.some((frame) => frame.step === 'beginPart' && frame.part === 'morning');

/** D4, D5. Two patrol cards block an exit; on day 3 the one with a single card is the way out. */
function exitOf(
  { patrol, exitStacks, day, escapeCost }: View,
  exit: (typeof EXITS)[number],
  { speaker }: Drawing<EscapePlan>,
): string {
  const cards = patrol[exit];
  const size = exitStacks.find((stack) => stack.exit === exit)?.size ?? 0;
  const stand = cards >= 2 ? 'blocked' : day === 3 && cards === 1 ? 'open' : 'watched';
  return speaker.say('table.exit', { exit, cards, stand, size, cost: escapeCost });
}
