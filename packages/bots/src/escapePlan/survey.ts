import {
  type Contact,
  DAYS,
  EXITS,
  FREE_PARTS,
  HAUNTS,
  type Haunt,
  LAST_DAY,
  PARTS,
  type Pack,
  packOf,
} from '@getaway/escape-plan/content';
import {
  countUncovered,
  freeContactSpaces,
  freeItemSpaces,
  hasVisited,
  isAtLarge,
  isBeforeMorning,
  isBlocked,
  openItemSpaces,
  uncovered,
} from '@getaway/escape-plan/reading';
import type { SeatView, View } from '@getaway/escape-plan/view';
import { type Atlas, atlasOf } from './atlas.ts';

/**
 * A view, and figures derived from it for the viewer's seat. The functions that rate positions and choose moves use
 * these figures.
 */
export interface Survey {
  readonly view: View;
  readonly pack: Pack;
  readonly atlas: Atlas;
  readonly seat: number;
  readonly own: SeatView;
  readonly cash: number;
  readonly lines: Readonly<Partial<Record<Haunt, number | 'income'>>>;
  readonly visited: ReadonlySet<Haunt>;
  /** The number of turns that the viewer has left, including turns from discs. */
  readonly turns: number;
  /** How many of `turns` come from discs that are kept for the last day; 0 once that day has begun. */
  readonly lateTurns: number;
  /** The share of the game that is left: 1 at the beginning, 0 at the end. */
  readonly left: number;
  /** E6. The number of contacts, without those that are covered by handcuffs. */
  readonly contacts: number;
  readonly freeContactSpaces: number;
  readonly freeItemSpaces: number;
  readonly openItemSpaces: number;
  /** On day 3, the index of the open exit in the atlas. */
  readonly exit: number | undefined;
  /** The number of other thieves at each place. */
  readonly crowd: ReadonlyMap<string, number>;
}

/** The latest survey. It is cached, because each decision asks for the survey of the same view many times. */
let last: Survey | undefined;

export function surveyOf(view: View): Survey {
  if (last?.view !== view) last = survey(view);
  return last;
}

/** Computes a figure only once for each survey. The latest result is cached, like the latest survey. */
export function oncePerSurvey<T>(compute: (survey: Survey) => T): (survey: Survey) => T {
  let known: { readonly survey: Survey; readonly figure: T } | undefined;
  return (survey) => {
    if (known?.survey !== survey) known = { survey, figure: compute(survey) };
    return known.figure;
  };
}

function survey(view: View): Survey {
  const pack = packOf(view);
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const own = view.seats[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  const atlas = atlasOf(pack, view.city);
  const { turns, lateTurns } = turnsLeft(view, seat, own.discs);
  return {
    view,
    pack,
    atlas,
    seat,
    own,
    cash: own.cash ?? 0,
    lines: pack.plans.get(own.plan ?? '')?.lines ?? {},
    visited: new Set(HAUNTS.filter((haunt) => hasVisited(view, seat, haunt))),
    turns,
    lateTurns,
    left: Math.min(1, turns / 9),
    contacts: countUncovered(view, own),
    freeContactSpaces: freeContactSpaces(view, own),
    freeItemSpaces: freeItemSpaces(view, own),
    openItemSpaces: openItemSpaces(view, own),
    exit: view.day === LAST_DAY ? exitIn(view, atlas) : undefined,
    crowd: crowdIn(view, seat),
  };
}

export const isOut = (figure: { readonly at: string }): boolean => !isAtLarge(figure);

const FREE = FREE_PARTS.length;
const EXTRA = PARTS.length - FREE;

/**
 * D11, D12. The remaining turns: the turns in later parts of the day and on later days, and the turn in this part if
 * that turn is not over.
 */
function turnsLeft({ day, part, pending }: View, seat: number, discs: number): Pick<Survey, 'turns' | 'lateTurns'> {
  const now = PARTS.indexOf(part);
  const days = DAYS.length - day;
  const due = (step: string): boolean =>
    pending.some((frame) => frame.step === step && 'seat' in frame && frame.seat === seat);
  const before = isBeforeMorning({ pending });
  const freeToday = before ? FREE : Math.max(0, FREE - 1 - now);
  const extraToday = before ? EXTRA : Math.min(EXTRA, PARTS.length - 1 - now);
  const current = due('chooseTurn') || due('travel') || due('stepByStep') || due('takeTurn') ? 1 : 0;
  const slotsToday = extraToday + (due('useDisc') ? 1 : 0);
  const early = days === 0 ? slotsToday : slotsToday + (days - 1) * EXTRA;
  const late = days === 0 ? 0 : Math.min(EXTRA, Math.max(0, discs - early));
  return { turns: current + freeToday + days * FREE + Math.min(discs, early) + late, lateTurns: late };
}

/** F1. The index of the open exit in the atlas; undefined if the exit is not in the city. */
function exitIn(view: View, { spots }: Atlas): number | undefined {
  const open = EXITS.find((exit) => !isBlocked(view, exit));
  const at = spots.findIndex(({ location }) => location.kind === 'exit' && location.number === open);
  return at < 0 ? undefined : at;
}

function crowdIn({ seats, automata }: View, seat: number): Map<string, number> {
  const crowd = new Map<string, number>();
  const others = [...seats.filter((_, other) => other !== seat), ...Object.values(automata)];
  for (const { at } of others) crowd.set(at, (crowd.get(at) ?? 0) + 1);
  return crowd;
}

/** X14. The contacts that the viewer can use, whatever they cost. */
export const readyContacts = oncePerSurvey(({ own, pack, view }): readonly Contact[] =>
  uncovered(view, own).flatMap(({ card, faceUp }) => {
    const contact = pack.contacts.get(card);
    return faceUp && contact !== undefined ? [contact] : [];
  }),
);
