import { GAMES, type Goals, gameCalled } from './games.ts';
import { HEADLINE, HOSTS, type HostId, OURS, type OurId, PEERS, type PeerId } from './hosts/index.ts';
import type { Listing } from './listing.ts';
import type { TableFigures } from './measure.ts';
import { aligned, factor, fine, range, verdict, whole } from './print.ts';

export interface Report {
  readonly node: string;
  readonly processor: string;
  readonly samples: number;
  readonly goals: Readonly<Record<string, Goals>>;
  readonly tables: readonly TableFigures[];
  readonly listings: readonly Listing[];
}

export const reportOf = (measured: Omit<Report, 'goals'>): Report => ({
  ...measured,
  goals: Object.fromEntries(GAMES.map(({ id, goals }) => [id, goals])),
});

export function format({ node, processor, samples, tables, listings }: Report): string {
  const head = `Node ${node}, ${processor}. Rates are per CPU second. Medians of ${samples} samples [lowest - highest].`;
  return [head, ...tables.map(formatTable), formatGoals(tables, listings)].join('\n\n');
}

function formatTable(table: TableFigures): string {
  const { game, players, games, decisionsPerGame, speed, times, cost } = table;
  const hosts = Object.keys(HOSTS) as HostId[];
  const rows = hosts.map((host) => {
    const { decisionsPerSecond, decisionsPerWallSecond, gamesPerSecond } = speed[host];
    return [
      HOSTS[host].label,
      whole(decisionsPerSecond.median),
      range(decisionsPerSecond, whole),
      whole(decisionsPerWallSecond.median),
      whole(gamesPerSecond.median),
      ...(Object.keys(OURS) as OurId[]).map((ours) => (isPeer(host) ? factor(times[ours][host]) : '')),
    ];
  });
  const heads = ['', 'decisions/s', '', 'wall clock', 'games/s', 'engine is', 'match is', 'kept is'];
  const { cloneMicroseconds, optionsMicroseconds, bytesPerMatch } = cost;
  return [
    `── ${game}, ${players} players: ${games} random games of ${whole(decisionsPerGame)} decisions, final states agree`,
    ...aligned([heads, ...rows]),
    '',
    ...aligned([
      ['clone a state', `${fine(cloneMicroseconds.median)} µs`, range(cloneMicroseconds, fine)],
      ['list the options', `${fine(optionsMicroseconds.median)} µs`, range(optionsMicroseconds, fine)],
      [
        'memory of a match',
        `${fine(bytesPerMatch.median / 1e3)} kB`,
        range(bytesPerMatch, (bytes) => fine(bytes / 1e3)),
      ],
    ]),
  ].join('\n');
}

function formatGoals(tables: readonly TableFigures[], listings: readonly Listing[]): string {
  const lines = [...tables.flatMap(speedGoals), ...listings.flatMap(listingGoals)];
  return [`── Goals; boardgame.io is "${PEERS[HEADLINE].label}"`, ...aligned(lines)].join('\n');
}

function speedGoals({ game, players, speed, times }: TableFigures): string[][] {
  const { goals } = gameCalled(game);
  const decisions = speed.engine.decisionsPerSecond.median;
  const games = speed.engine.gamesPerSecond.median;
  const ratio = times.engine[HEADLINE].median;
  const lines = [
    [
      `${game}, ${players} players`,
      verdict(decisions >= goals.decisionsPerSecond),
      `${whole(decisions)} decisions/s (goal ${whole(goals.decisionsPerSecond)})`,
    ],
    ['', verdict(ratio >= goals.timesHeadline), `${fine(ratio)} times boardgame.io (goal ${goals.timesHeadline})`],
  ];
  if (goals.gamesPerSecond !== undefined)
    lines.push(['', verdict(games >= goals.gamesPerSecond), `${whole(games)} games/s (goal ${goals.gamesPerSecond})`]);
  return lines;
}

function listingGoals({ game, step, games, medianMs, worstMs }: Listing): string[][] {
  const { listing: goal } = gameCalled(game).goals;
  if (goal === undefined) return [];
  return [
    [
      `${game}, options of ${step}, ${whole(games)} games`,
      verdict(medianMs < goal.medianMs),
      `median ${fine(medianMs)} ms (goal under ${goal.medianMs})`,
    ],
    ['', verdict(worstMs < goal.worstMs), `worst ${fine(worstMs)} ms (goal under ${goal.worstMs})`],
  ];
}

const isPeer = (host: HostId): host is PeerId => host in PEERS;
