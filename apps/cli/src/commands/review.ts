import { REVIEW_ROLLOUTS, type Review, type ReviewedDecision, type Verdict, verdictOn } from '@getaway/games';
import type { HostedTable } from '@getaway/table';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { describerAt } from '../games/voice.ts';
import { quoted, shell, trouble } from '../messages/shell.ts';
import { isTrouble, refuse } from './place.ts';
import { restoreFile } from './replay.ts';

const MAX_ROLLOUTS = 100_000;

interface Wanted {
  readonly seat?: string;
  readonly rollouts?: string;
  readonly json?: boolean;
}

/** getaway review FILE: judges every decision of a finished game by what the deciding seat could have known. */
export function addReview(program: Command, games: readonly TableGame[]): void {
  program
    .command('review')
    .description(shell.say('review.about'))
    .argument('<file>')
    .option('--seat <seat>', shell.say('review.seat'))
    .option('--rollouts <rollouts>', shell.say('review.rollouts'))
    .option('--json', shell.say('review.json'))
    .action(async (name: string, { seat, rollouts = String(REVIEW_ROLLOUTS), json = false }: Wanted) => {
      const opened = restoreFile(games, name);
      if (isTrouble(opened)) return refuse(opened);
      const { game, table } = opened;
      if (!table.over) return refuse(trouble('review.notOver', {}));
      if (table.journal.rules !== game.host.rulesVersion) return refuse(trouble('review.oldRules', {}));
      const count = wholeNumber(rollouts, MAX_ROLLOUTS);
      if (count === undefined) return refuse(trouble('lab.badNumber', { value: quoted(rollouts) }));
      const own = seat === undefined ? undefined : wholeNumber(seat, table.seatCount);
      if (seat !== undefined && own === undefined) return refuse(trouble('lab.badNumber', { value: quoted(seat) }));
      await game.bots.load();
      const review = reviewWith(game, table, { rollouts: count, seat: own === undefined ? undefined : own - 1 });
      if (review === undefined) return refuse(trouble('review.noNet', { players: table.seatCount }));
      const lines = [...reviewLines(game, table, review), ...(json ? [JSON.stringify(documentOf(review))] : [])];
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/u.test(text) && number >= 1 && number <= most ? number : undefined;
}

function reviewWith(
  { bots }: TableGame,
  table: HostedTable,
  wanted: Parameters<TableGame['bots']['review']>[1],
): Review | undefined {
  const reviewing = bots.review(table, wanted);
  for (;;) {
    const step = reviewing.next();
    if (step.done === true) return step.value;
    if (process.stderr.isTTY) process.stderr.write(`\r${shell.say('review.progress', { left: step.value })} `);
  }
}

/** The output format of `--json`, which other programs rely on. */
const documentOf = ({ decisions, seats }: Review): object => ({
  decisions: decisions.map(({ number, seat, played, best, loss, worlds }) => ({
    number,
    seat,
    played,
    best: best[0],
    loss,
    worlds,
  })),
  seats: seats.map(({ seat, decisions: count, loss, luck }) => ({ seat, decisions: count, loss, luck })),
});

function reviewLines(game: TableGame, table: HostedTable, { decisions, seats }: Review): string[] {
  const replay = table.replay('spectator');
  const names = table.players.map(({ name }) => name);
  const percent = (share: number): string => shell.number(100 * share);
  const tell = ({ number, seat, played, best: [best], loss, error }: ReviewedDecision): string => {
    const moment = replay.moment(seat, number);
    const describer =
      'refusal' in moment ? undefined : describerAt(game, moment.ok.view, { seats: names, viewer: seat });
    return shell.say('review.decision', {
      step: number,
      name: names[seat] ?? '',
      played: describer?.move(played) ?? '',
      best: best === undefined ? '' : (describer?.move(best) ?? ''),
      loss: percent(loss),
      error: percent(error),
    });
  };
  const called = (verdict: Verdict, seat?: number): readonly ReviewedDecision[] =>
    decisions.filter((decision) => verdictOn(decision) === verdict && (seat === undefined || decision.seat === seat));
  return [
    ...[...called('bad'), ...called('doubtful')].toSorted((a, b) => a.number - b.number).map(tell),
    ...seats.flatMap(({ seat, decisions: count, ...account }) => [
      shell.say('review.seatLine', {
        name: names[seat] ?? '',
        decisions: count,
        doubtful: called('doubtful', seat).length,
        bad: called('bad', seat).length,
      }),
      shell.say('review.sum', {
        start: percent(account.start),
        choices: percent(account.own + account.others),
        luck: percent(account.luck),
        result: percent(account.result),
        error: percent(account.error),
      }),
    ]),
  ];
}
