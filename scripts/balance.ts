import { chooseMove } from '@getaway/bots';
import {
  ASSETS,
  type CityMap,
  CONTACT_KINDS,
  EQUIPMENT,
  type EscapePlan,
  type Event,
  escapePlan,
  FIXERS,
  HAUNTS,
  isOpen,
  type Move,
  mapOf,
  PACKS,
} from '@getaway/escape-plan';
import { Match, type Result, readSetup } from '@getaway/kernel';

/** Escape Plan with the steady bot in every seat, in figures: `npm run balance -- 300 [players] [seed]`. */
const [count = '100', only = 'all', name = 'balance'] = process.argv.slice(2);
const games = Number(count);
const counts = [1, 2, 3, 4, 5].filter((players) => only === 'all' || players === Number(only));
if (!Number.isInteger(games) || games < 1 || counts.length === 0) {
  console.error('How many games, for how many players? For example: npm run balance -- 300 4');
  process.exit(2);
}

type GoTo = Extract<Move, { readonly move: 'travel' }>;
interface Play {
  readonly result: Result;
  readonly decisions: number;
  readonly order: readonly number[];
  readonly end: string;
}
/** How often each thing was used, by player count. */
const used = new Map<string, Map<number, number>>();
const rows: string[][] = [];
const MEANS = 'foot ferry subway pad sewer chopper medevac jetSki gang member helicopter motorcycle can'.split(' ');

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
console.log(`${games} games for each number of players, seed "${name}", steady bots with one dream.\n`);
console.log(table(HEAD.map((head, i) => [head, ...rows.map((row) => row[i] ?? '')])));
console.log(`\nUses a game:\n\n${table([['', ...counts.map((players) => `${players} players`)], ...usage()])}`);

function playGame(players: number, seed: string): Play {
  const setup = readSetup(escapePlan, { players });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(escapePlan, setup.ok, { seed });
  const order = match.state.turnOrder.flatMap((who) => (typeof who === 'number' ? [who] : [])).toReversed(); // D10
  let decisions = 0;
  while (match.decision !== undefined) {
    const { seat, step } = match.decision;
    const { move } = chooseMove({ match, seat, level: 'steady', seed: `${seed}/${seat}`, dreams: 1 });
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
  const pack = PACKS.get(state.pack);
  switch (event.type) {
    case 'contactUsed':
      return `contact ${pack.contacts.get(event.card)?.kind}: ${event.card}`;
    case 'fixerUsed':
      return `fixer ${event.fixer}`;
    case 'equipmentUsed':
      return `equipment ${event.equipment}`;
    case 'assetUsed':
      return `asset ${event.asset}`;
    case 'travelled': {
      if (event.escape) return 'escape';
      const [tile = '', space] = event.to.split('.');
      const printed = pack.tiles[tile]?.spaces[Number(space)];
      const kind = printed?.type === 'location' ? printed.location.kind : '';
      return `visit ${state.sites[event.to] ?? kind}`;
    }
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

/** The cards and cans of a journey; without any, the first of these that the way can't do without. */
function meansOf({ state, decision }: Match<EscapePlan>, journey: GoTo): string[] {
  const pack = PACKS.get(state.pack);
  const cards = journey.means.map((mean) => pack.contacts.get(mean)?.kind ?? mean);
  if (journey.cans > 0) cards.push('can');
  if (cards.length > 0) return cards;
  const map = mapOf(pack.tiles, state.city);
  const from = state.seats[decision?.seat ?? 0]?.at ?? '';
  const ways = [
    [],
    ['ferry'],
    ['subway'],
    ['pad'],
    ['ferry', 'subway'],
    ['ferry', 'pad'],
    ['subway', 'pad'],
    ['ferry', 'subway', 'pad'],
  ];
  const enough = ways.find((features) => reaches(map, state.city, journey, from, features));
  return enough === undefined || enough.length === 0 ? ['foot'] : enough;
}

function reaches(
  map: CityMap,
  city: readonly { readonly tile: string }[],
  journey: GoTo,
  at: string,
  features: readonly string[],
): boolean {
  const space = (place: string): number => {
    const [tile, number] = place.split('.');
    return (map.firstSpace[city.findIndex((placed) => placed.tile === tile)] ?? 0) + Number(number);
  };
  const [from, to] = [space(at), space(journey.to)];
  const tiles = new Set([...journey.left, journey.to.split('.')[0], at.split('.')[0]]);
  const allowed = (next: number): boolean =>
    (journey.left.length === 0 || tiles.has(city[map.tileOf[next] ?? 0]?.tile ?? '')) &&
    (map.terrainOf[next] !== 'water' || (features.includes('ferry') && isOpen(map, next)));
  const points = features.includes('subway') ? Math.max(4, journey.points) : journey.points;
  const least = map.tileOf.map(() => 99);
  least[from] = 0;
  const queue = [from];
  for (const here of queue) {
    const spent = least[here] ?? 99;
    const kind = map.locationOf[here]?.kind;
    const reach = (next: number, cost: number): void => {
      if (!allowed(next) || spent + cost > points || spent + cost >= (least[next] ?? 99)) return;
      least[next] = spent + cost;
      queue.push(next);
    };
    for (const next of map.flows[here] ?? []) reach(next, 0);
    for (const next of map.steps[here] ?? []) reach(next, 1);
    if (kind === 'subwayStation' && features.includes('subway'))
      for (const next of map.locations) if (map.locationOf[next]?.kind === 'subwayStation') reach(next, 0);
    if (kind === 'helicopterPad' && features.includes('pad'))
      for (const [next, tile] of map.tileOf.entries())
        if ((map.distance[map.tileOf[here] ?? 0]?.[tile] ?? 9) <= 2) reach(next, 1);
  }
  return (least[to] ?? 99) <= points;
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

/** Everything that there is, also what nobody has used. */
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
