import { chooseMove, loadNets } from '@getaway/bots';
import { escapePlanAdapter as adapter } from '@getaway/bots/adapters/escapePlan';
import { isLearned, LEVELS } from '@getaway/bots/levels';
import {
  ASSETS,
  CONTACT_KINDS,
  EQUIPMENT,
  type EscapePlan,
  type Event,
  escapePlan,
  FIXERS,
  HAUNTS,
  PACKS,
  packOf,
  spotAt,
} from '@getaway/escape-plan';
import { Match, type Result, readSetup } from '@getaway/kernel';
import { meansOf } from './journeyMeans.ts';

/**
 * Prints statistics of Escape Plan with the same bot in every seat: `npm run balance -- 300 [players] [seed] [gentle]
 * [level]`.
 */
const [count = '100', only = 'all', name = 'balance', ...words] = process.argv.slice(2);
const level = LEVELS.find((known) => words.includes(known)) ?? 'steady';
const variants = words.filter((word) => word !== level);
const options = Object.fromEntries(variants.map((variant) => [variant, true]));
// Levels without a net hardly gain from more than one imagined game for each decision.
const dreams = isLearned(level) ? {} : { dreams: 1 };
const games = Number(count);
const counts = [1, 2, 3, 4, 5].filter((players) => only === 'all' || players === Number(only));
if (!Number.isInteger(games) || games < 1 || counts.length === 0) {
  console.error('Give the number of games and players, for example: npm run balance -- 300 4');
  process.exit(2);
}

interface Play {
  readonly result: Result;
  readonly decisions: number;
  readonly order: readonly number[];
  readonly end: string;
}
/** How often each thing was used, by number of players. */
const used = new Map<string, Map<number, number>>();
const rows: string[][] = [];
const MEANS = 'foot ferry subway pad sewer chopper medevac jetSki gang member helicopter motorcycle can'.split(' ');

if (adapter.learned !== undefined) await loadNets(adapter.learned);
for (const players of counts) {
  const started = process.cpuUsage();
  const plays = Array.from({ length: games }, (_, i) => playGame(players, `${name} ${players} ${i}`));
  const { user, system } = process.cpuUsage(started);
  rows.push(figures(players, plays, (user + system) / 1000));
}
const HEAD = [
  'players',
  'seats escaped',
  'winners 300-600',
  'mean',
  'p10 / p50 / p90',
  'wins by seat',
  'wins by first turn order',
  'off fair share at most',
  'how games end',
  'how seats are arrested',
  'decisions a game',
  'ms a decision',
];
const title = [`seed "${name}"`, ...variants, `${level} bots with one dream`].join(', ');
console.log(`${games} games for each number of players, ${title}.\n`);
console.log(table(HEAD.map((head, i) => [head, ...rows.map((row) => row[i] ?? '')])));
console.log(`\nUses per game:\n\n${table([['', ...counts.map((players) => `${players} players`)], ...usage()])}`);

function playGame(players: number, seed: string): Play {
  const setup = readSetup(escapePlan, { players, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(escapePlan, setup.ok, { seed });
  const order = match.state.turnOrder.flatMap((who) => (typeof who === 'number' ? [who] : [])).toReversed(); // rule D10
  let decisions = 0;
  while (match.decision !== undefined) {
    const { seat, step } = match.decision;
    const { move } = chooseMove({ match, adapter, seat, level, seed: `${seed}/${seat}`, ...dreams });
    if (move.move === 'travel') for (const means of meansOf(match, move)) tally(players, `by ${means}`);
    if ('does' in move && move.move === 'useMember') tally(players, `member: ${move.does}`);
    const { events } = match.play(move);
    for (const event of events) {
      const thing = thingOf(match, event);
      if (thing !== undefined) tally(players, thing);
      if (event.type === 'arrested')
        tally(
          players,
          `arrest: ${match.result !== undefined ? 'F4 dawn' : step === 'payEscape' ? 'F3 price' : 'A1 hush'}`,
        );
    }
    decisions += 1;
  }
  const { result, state } = match;
  if (result === undefined) throw new Error(`the game "${seed}" has no result`);
  return { result, decisions, order, end: `${result.endedBy}, ${state.part}` };
}

function tally(players: number, thing: string): void {
  const line = used.get(thing) ?? new Map<number, number>();
  used.set(thing, line.set(players, (line.get(players) ?? 0) + 1));
}

function thingOf({ state }: Match<EscapePlan>, event: Event): string | undefined {
  const pack = packOf(state);
  switch (event.type) {
    case 'contactUsed':
      return `contact ${pack.contacts.get(event.card)?.kind}: ${event.card}`;
    case 'fixerUsed':
      return `fixer ${event.fixer}`;
    case 'equipmentUsed':
      return `equipment ${event.equipment}`;
    case 'assetUsed':
      return `asset ${event.asset}`;
    case 'travelled':
      return event.escape ? 'escape' : `visit ${spotAt(state, event.to)?.kind}`;
    case 'tilesDrawn':
      return typeof event.from === 'number' ? `exit tile of stack ${event.from + 1}` : `locker ${event.from}`;
    case 'keyUsed':
      return `key ${event.colour}`;
    case 'firstAidUsed':
      return 'first aid';
    case 'handcuffsTaken':
      return 'handcuffs';
    case 'wounded':
      return 'wound';
    case 'rested':
      return 'rest';
    case 'lineCrossed':
      return `line ${event.line + 1} crossed`;
    case 'discReturned':
      return typeof event.who === 'number' ? 'disc' : undefined;
    default:
      return undefined;
  }
}

function figures(players: number, plays: readonly Play[], ms: number): string[] {
  const seats = plays.flatMap(({ result }) => result.ranking.filter(({ seat }) => typeof seat === 'number'));
  const winners = plays.flatMap(({ result }) => result.ranking.filter(({ place }) => place === 1).slice(0, 1));
  const totals = winners.map(({ total }) => total).sort((a, b) => a - b);
  const nth = (share: number): number => totals[Math.floor(share * (totals.length - 1))] ?? 0;
  const won = plays.filter(({ result }) => result.ranking[0]?.place === 1);
  const share = (isWinner: (play: Play, who: number) => boolean): number[] =>
    Array.from({ length: players }, (_, who) => won.filter((play) => isWinner(play, who)).length / won.length);
  const bySeat = share(({ result }, seat) => result.ranking[0]?.seat === seat);
  const byOrder = share(({ result, order }, place) => result.ranking[0]?.seat === order[place]);
  const off = players === 1 ? 0 : Math.max(...[...bySeat, ...byOrder].map((one) => Math.abs(one - 1 / players)));
  const decisions = plays.reduce((sum, play) => sum + play.decisions, 0);
  const ends = [...Map.groupBy(plays, ({ end }) => end)].sort(([a], [b]) => (a < b ? -1 : 1));
  const arrests = [...used].filter(([thing, line]) => thing.startsWith('arrest: ') && line.has(players));
  return [
    String(players),
    percent(seats.filter(({ place }) => place > 0).length / seats.length),
    percent(totals.filter((total) => total >= 300 && total <= 600).length / totals.length),
    (totals.reduce((sum, total) => sum + total, 0) / totals.length).toFixed(0),
    [0.1, 0.5, 0.9].map(nth).join(' / '),
    bySeat.map(percent).join(' '),
    byOrder.map(percent).join(' '),
    (100 * off).toFixed(1),
    ends.map(([end, them]) => `${end} ${percent(them.length / plays.length)}`).join('; '),
    arrests.map(([thing, line]) => `${thing.slice(8)} ${percent((line.get(players) ?? 0) / seats.length)}`).join('; '),
    (decisions / plays.length).toFixed(0),
    (ms / decisions).toFixed(2),
  ];
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}

/** How often each thing in the game was used, including things that were never used. */
function usage(): string[][] {
  const { contacts, tiles } = PACKS.get(escapePlan.packs.names()[0]?.hash ?? '');
  const kinds = Object.values(tiles).flatMap(({ spaces }) =>
    spaces.flatMap((space) =>
      space.type === 'location' && !space.location.kind.endsWith('Site') ? [space.location.kind] : [],
    ),
  );
  const cards = [...contacts.values()].sort((a, b) => CONTACT_KINDS.indexOf(a.kind) - CONTACT_KINDS.indexOf(b.kind));
  const known = [
    ...[...HAUNTS, ...new Set(kinds)].map((place) => `visit ${place}`),
    ...MEANS.map((means) => `by ${means}`),
    ...cards.map(({ kind, id }) => `contact ${kind}: ${id}`),
    ...FIXERS.map((fixer) => `fixer ${fixer}`),
    ...EQUIPMENT.map((tile) => `equipment ${tile}`),
    ...ASSETS.map((asset) => `asset ${asset}`),
  ];
  const others = [...used.keys()].filter((thing) => !known.includes(thing) && !thing.startsWith('arrest')).sort();
  return [...known, ...others].map((thing) => [
    thing,
    ...counts.map((players) => ((used.get(thing)?.get(players) ?? 0) / games).toFixed(3)),
  ]);
}

function table(lines: readonly (readonly string[])[]): string {
  const [head = [], ...body] = lines;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');
}
