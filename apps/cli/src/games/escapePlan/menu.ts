import {
  type EscapePlan,
  type GoTo,
  type Haunt,
  hexBeyond,
  locationIn,
  type Move,
  SIDES,
  tileOfPlace,
  type View,
} from '@getaway/escape-plan';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';
import { packOf } from './signs.ts';

/** Journeys by what their destination is worth, then by who waits on the way; everything else as it came. */
export function sorted(view: View, moves: readonly Move[]): readonly Move[] {
  const journeys = moves.filter((move): move is GoTo => move.move === 'travel');
  if (journeys.length === 0) return moves.toSorted((a, b) => Number(HURTS.has(a.move)) - Number(HURTS.has(b.move)));
  const ranked = journeys.toSorted(
    (a, b) =>
      Number(b.escape) - Number(a.escape) ||
      worthOf(view, b) - worthOf(view, a) ||
      (a.to < b.to ? -1 : Number(a.to > b.to)) ||
      dangerOf(view, a) - dangerOf(view, b) ||
      a.means.length + a.cans - b.means.length - b.cans ||
      a.points - b.points,
  );
  return [...ranked, ...moves.filter(({ move }) => move !== 'travel')];
}

/** E4, E8. What gives a wound comes last: nobody takes one by accident. */
const HURTS: ReadonlySet<Move['move']> = new Set(['endEvading', 'takeWound']);

/** An income line is about as good as a middling sum. */
const INCOME_WORTH = 40;

/** G5. What the reader's plan says about the destination; 0 for what it does not name. */
function worthOf(view: View, { to }: GoTo): number {
  const haunt = view.sites[to];
  const plan = view.viewer === 'spectator' ? undefined : view.seats[view.viewer]?.plan;
  if (haunt === undefined || plan === undefined) return locationIn(packOf(view), to)?.kind === 'exit' ? 1 : 0;
  const value = packOf(view).plans.get(plan)?.lines[haunt] ?? 0;
  return value === 'income' ? INCOME_WORTH : value;
}

/** E2. How many officers stand on the tiles left, the Inspector among them. */
const dangerOf = (view: View, journey: GoTo): number =>
  tilesToEvade(journey).reduce((sum, tile) => sum + pursuersOn(view, tile), 0);

/** F2. An escape evades on the exit's tile too. */
export const tilesToEvade = (journey: GoTo): readonly string[] =>
  journey.escape ? [...new Set([...journey.left, tileOfPlace(journey.to)])] : journey.left;

const pursuersOn = ({ officers, automata }: View, tile: string): number =>
  (officers[tile]?.length ?? 0) + Number(automata.inspector?.at.startsWith(`${tile}.`) === true);

/** By what a move is chosen where there are many: the destination, the tile and its space, the officer, the thing used. */
export function headings(view: View, move: Move, drawing: Drawing<EscapePlan>): readonly string[] {
  const { speaker, describer } = drawing;
  switch (move.move) {
    case 'travel':
      return [describer.move(move)];
    case 'placeTile': {
      const letter = candidatesOf(drawing.moves).find(({ q, r }) => q === move.q && r === move.r)?.letter ?? '';
      const touching = SIDES.flatMap((side) => {
        const beyond = hexBeyond(move, side);
        return view.city.filter(({ q, r }) => q === beyond.q && r === beyond.r).map(({ tile }) => tile);
      });
      return [describer.move(move), speaker.say('menu.space', { letter, tiles: speaker.list(touching) })];
    }
    case 'moveOfficer':
      return [
        speaker.say('menu.officer', {
          officer: speaker.say(`pursuer.${move.officer}`),
          tile: speaker.say(`tile.${move.from}`),
        }),
      ];
    case 'useContact':
      return [speaker.say('menu.contact', { contact: speaker.say(`contact.${move.card}`) })];
    case 'useFixer':
      return [speaker.say('menu.tool', { tool: speaker.say(`fixer.${move.fixer}`) })];
    case 'useEquipment':
      return [speaker.say('menu.tool', { tool: speaker.say(`equipment.${move.equipment}`) })];
    case 'useAsset':
      return [speaker.say('menu.asset', { asset: speaker.say(`asset.${move.asset}`) })];
    case 'useMember':
      return [speaker.say('menu.member')];
    default:
      return [];
  }
}

/** How many ways there are below a heading, and how good the best one is. */
export function outlook(view: View, moves: readonly Move[], { speaker }: Drawing<EscapePlan>): string {
  const journeys = moves.filter((move): move is GoTo => move.move === 'travel');
  const [first] = journeys;
  if (first === undefined) return speaker.say('menu.ways', { count: moves.length });
  const least = Math.min(...journeys.map((journey) => dangerOf(view, journey)));
  return [
    ...planWorth(view, view.sites[first.to], speaker.say),
    speaker.say('menu.least', { count: least }),
    speaker.say('menu.ways', { count: moves.length }),
  ].join(' · ');
}

/** G5. What the reader's plan pays for a visit. */
export function planWorth(
  view: View,
  haunt: Haunt | undefined,
  say: Drawing<EscapePlan>['speaker']['say'],
): readonly string[] {
  const plan = view.viewer === 'spectator' ? undefined : view.seats[view.viewer]?.plan;
  const value = haunt === undefined ? undefined : packOf(view).plans.get(plan ?? '')?.lines[haunt];
  if (value === undefined) return [];
  return [value === 'income' ? say('menu.income') : say('menu.worth', { sum: value })];
}
