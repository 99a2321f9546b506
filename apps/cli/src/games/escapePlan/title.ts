import { EXITS } from '@getaway/escape-plan/content';
import { exitState, isBeforeMorning } from '@getaway/escape-plan/reading';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { signOf } from './signs.ts';

/** Draws the day and phase, the turn order, and the state of the exits. */
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

function exitOf(view: View, exit: (typeof EXITS)[number], { speaker }: Drawing<EscapePlan>): string {
  const { cards, stand, stack } = exitState(view, exit);
  return speaker.say('table.exit', { exit, cards, stand, size: stack, cost: view.escapeCost });
}
