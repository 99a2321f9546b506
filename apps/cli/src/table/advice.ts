import { adviceFrom, mayBeAdvised } from '@getaway/table';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';
import { foretold } from './foretold.ts';
import { drawingFor } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** How long the adviser may think. */
const ADVICE_MS = 2000;

/** The best plans of the strongest bot, each with what it will certainly do and what the bot expects of it. */
export function adviceLines({ game, table }: Session, terminal: Terminal): readonly string[] {
  const { due, players } = table;
  if (due === undefined || !mayBeAdvised(players)) return [shell.say('advice.people')];
  const end = performance.now() + ADVICE_MS;
  const level = game.host.levels.at(-1) ?? game.host.defaultLevel;
  const { expected } = game.bots.choose({ table, level, enough: () => performance.now() >= end });
  if (expected.length === 0) return [shell.say('advice.none')];
  const drawing = drawingFor({ game, table }, due, terminal, { dense: false });
  return adviceFrom(expected, table, due).flatMap(({ moves, forecast, lead: value, win }, i) => {
    const lead = Math.round(value);
    const hope =
      win === undefined
        ? shell.say('advice.lead', { lead })
        : shell.say('advice.win', { percent: Math.round(win * 100), lead });
    const why = foretold(forecast, game, drawing).join(' · ');
    const columns = terminal.columns();
    const names = moves
      .slice(0, 2)
      .map((one) => drawing.describer.move(one))
      .join(' → ');
    return [
      ...wrap(`${i + 1}. ${names}: ${hope}`, columns, '   '),
      ...(why === '' ? [] : wrap(`   ${why}`, columns, '   ')),
    ];
  });
}
