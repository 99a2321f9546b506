import { packOf } from '../geography.ts';
import type { ComingTurn } from '../reading/comingTurns.ts';
import type { EscapePlanner, EscapeTurn, ExitPlan } from '../reading/planner.ts';
import type { Way } from '../reading/ways.ts';
import type { Who } from '../state.ts';
import type { View } from '../view.ts';
import type { Voice } from './nameIn.ts';

interface Teller extends Voice {
  list(items: readonly string[]): string;
  nameOf(who: Who): string;
}

/** A sentence of the planner. `bad`: the escape fails unless the viewer does something. */
export interface PlannerNote {
  readonly about: 'exit' | 'price' | 'money' | 'leavers' | 'time' | 'hush';
  readonly text: string;
  readonly bad: boolean;
}

interface ExitText {
  readonly exit: number;
  readonly title: string;
  readonly isPlaced: boolean;
  /** The distance and the chance in a few words. */
  readonly short: string;
  /** Everything else about the exit, one sentence each. */
  readonly facts: readonly PlannerNote[];
}

export interface PlannerText {
  readonly turns: string;
  readonly exits: readonly ExitText[];
  /** The price, who could raise it by leaving first, and what every turn costs once somebody has escaped. */
  readonly notes: readonly PlannerNote[];
  /** What decides the escape once only one exit is left. */
  readonly summary: readonly PlannerNote[];
}

export function plannerText(view: View, planner: EscapePlanner, teller: Teller): PlannerText {
  const { say } = teller;
  const { turns, byDisc, exits, declared, price, cash } = planner;
  const notes = [priceNote(planner, teller), ...leaverNotes(view, planner, teller), hushNote(planner, teller)];
  const [only, ...others] = exits;
  return {
    turns: say('planner.turns', { turns, byDisc }),
    exits: exits.map((exit) => exitText(view, exit, teller)),
    notes,
    summary:
      only === undefined || others.length > 0
        ? []
        : declared
          ? [note('money', say('planner.declared', { cost: price.now, cash }), cash < price.now)]
          : [...reachNotes(view, only, teller), ...notes.slice(0, -1)],
  };
}

const note = (about: PlannerNote['about'], text: string, bad = false): PlannerNote => ({ about, text, bad });

function exitText(view: View, plan: ExitPlan, teller: Teller): ExitText {
  const { say } = teller;
  const { exit, chance, way, place } = plan;
  const isSure = chance.cases === chance.of;
  const distance =
    way === undefined ? say(place === undefined ? 'planner.notPlaced' : 'planner.noWay') : awayBy(way, say);
  return {
    exit,
    title: titleOf(plan, teller),
    isPlaced: place !== undefined,
    short: isSure ? distance : `${distance} (${say('planner.odds', { ...chance })})`,
    facts: [
      ...(isSure ? [] : [note('exit', say('planner.chance', { ...chance }))]),
      ...wayNotes(view, plan, teller),
      ...plan.turns.map((turn) => note('money', billOf(view, turn, say), turn.cash < turn.cost)),
      ...timeNotes(view, plan, say),
      ...(plan.last === undefined ? [] : [note('time', say('planner.last', { when: whenOf(view, plan.last, say) }))]),
    ],
  };
}

const titleOf = ({ exit, tile }: ExitPlan, { say }: Voice): string =>
  tile === undefined ? say('planner.exit', { exit }) : say('planner.exitAt', { exit, tile: say(`tileName.${tile}`) });

const isThere = ({ turns, points, means }: Way): boolean => turns === 1 && points === 0 && means.length === 0;

const awayBy = (way: Way, say: Voice['say']): string =>
  isThere(way) ? say('planner.here') : say('planner.turnsAway', { turns: way.turns });

function wayNotes(view: View, { onFoot, quicker, place }: ExitPlan, teller: Teller): readonly PlannerNote[] {
  const { say, list } = teller;
  if (place === undefined) return [note('exit', say('planner.notPlaced'))];
  const notes: PlannerNote[] = [];
  if (quicker !== undefined) notes.push(note('exit', withMeans(view, quicker, teller)));
  if (onFoot === undefined) return [...notes, note('exit', say('planner.noWay'), quicker === undefined)];
  const { turns, points, stops } = onFoot;
  const on = stops.slice(0, -1).map((stop) => say(`place.${stop}`));
  const text = isThere(onFoot)
    ? say('planner.here')
    : say(quicker === undefined ? 'planner.distance' : 'planner.onFoot', { turns, points });
  return [...notes, note('exit', on.length === 0 ? text : `${text}, ${say('planner.via', { stops: list(on) })}`)];
}

function withMeans(view: View, { turns, points, cans, means, cost }: Way, { say, list }: Teller): string {
  const { contacts } = packOf(view);
  const names = means.map((mean) => {
    if (contacts.has(mean)) return say(`contact.${mean}`);
    return say(mean === 'member' ? 'mean.member' : `fixer.${mean}`);
  });
  const used = [...names, ...Array.from({ length: cans }, () => say('planner.can'))];
  return say('planner.quicker', { turns, points, cost, means: list(used) });
}

const whenOf = (view: View, { day, part }: ComingTurn, say: Voice['say']): string =>
  day === view.day ? say(`part.${part}`) : say('planner.when', { day, part: say(`part.${part}`).toLowerCase() });

const billOf = (view: View, turn: EscapeTurn, say: Voice['say']): string =>
  say('planner.bill', { when: whenOf(view, turn, say), cost: turn.cost, cash: turn.cash });

/** The last turn in which the thief can set out for the exit, or what will be missing: time or money. */
function timeNotes(view: View, { way, turns, last, setOut }: ExitPlan, say: Voice['say']): readonly PlannerNote[] {
  if (way === undefined) return [];
  if (turns.length === 0) return [note('time', say(isThere(way) ? 'planner.tooLate' : 'planner.never'), true)];
  if (last === undefined || setOut === undefined) {
    const short = Math.min(...turns.map(({ cost, cash }) => cost - cash));
    return [note('time', say('planner.broke', { short }), true)];
  }
  if (setOut.begun) return [note('time', say('planner.lastNow'), true)];
  return [note('time', say('planner.setOut', { when: whenOf(view, setOut, say) }))];
}

/** Where the open exit is, and whether the viewer has enough money for it. */
function reachNotes(view: View, plan: ExitPlan, teller: Teller): readonly PlannerNote[] {
  const { say } = teller;
  const [first] = plan.turns;
  const way = wayNotes(view, plan, teller)[0];
  // If the player can't pay in any turn, `timeNotes` says how much is missing.
  const money =
    first === undefined || plan.last === undefined
      ? []
      : first.cash < first.cost
        ? [note('money', say('planner.short', { cash: first.cash, short: first.cost - first.cash }), true)]
        : [note('money', say('planner.money', { cash: first.cash }))];
  return [
    note('exit', `${titleOf(plan, teller)}: ${way?.text ?? ''}`, way?.bad === true),
    ...timeNotes(view, plan, say),
    ...money,
  ];
}

function priceNote({ price: { now, next }, shortNext }: EscapePlanner, { say }: Voice): PlannerNote {
  if (next !== undefined && shortNext > 0)
    return note('price', say('planner.priceNextShort', { now, next, short: shortNext }), true);
  return note(
    'price',
    next === undefined || next === now ? say('planner.price', { now }) : say('planner.priceNext', { now, next }),
  );
}

function hushNote({ hush: { sum, due } }: EscapePlanner, { say }: Voice): PlannerNote {
  return note('hush', say('planner.hush', { sum, due: String(due) }));
}

function leaverNotes(view: View, { leavers }: EscapePlanner, { say, list, nameOf }: Teller): readonly PlannerNote[] {
  const rivals = leavers.filter(({ atLatest }) => atLatest === undefined);
  const names = list(rivals.map(({ who }) => nameOf(who)));
  return [
    ...(rivals.length === 0 ? [] : [note('leavers', say('planner.leavers', { names }))]),
    ...leavers.flatMap(({ atLatest }) =>
      atLatest === undefined ? [] : [note('leavers', say('planner.lieutenant', { when: whenOf(view, atLatest, say) }))],
    ),
  ];
}
