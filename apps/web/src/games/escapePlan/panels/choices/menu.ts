import { type GoTo, hexBeyond, locationIn, type Move, SIDES, type View } from '@getaway/escape-plan';
import { pursuersOn } from '../model/evading.ts';
import { isExecutive } from '../model/moves.ts';
import { planValue } from '../model/plan.ts';
import { packOf, type Table, tileName } from '../model/table.ts';
import { tilesToEvade } from './hint.tsx';

/** Journeys by what their destination is worth, then by who waits; executive actions after what was asked; what hurts last. */
export function sorted({ view }: Table, moves: readonly Move[]): readonly Move[] {
  const journeys = moves.filter((move): move is GoTo => move.move === 'travel');
  const ranked = journeys.toSorted(
    (a, b) =>
      Number(b.escape) - Number(a.escape) ||
      worthOf(view, b) - worthOf(view, a) ||
      (a.to < b.to ? -1 : Number(a.to > b.to)) ||
      dangerOf(view, a) - dangerOf(view, b) ||
      a.means.length + a.cans - b.means.length - b.cans ||
      a.points - b.points,
  );
  const others = moves.filter(({ move }) => move !== 'travel').toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...ranked, ...others];
}

/** E4, E8. What gives a wound comes last: nobody takes one by accident. */
const HURTS: ReadonlySet<Move['move']> = new Set(['endEvading', 'takeWound']);

function rankOf(move: Move): number {
  if (HURTS.has(move.move)) return 3;
  if (isExecutive(move)) return 2;
  return Number(move.move === 'decline');
}

/** An income line is about as good as a middling sum. */
const INCOME_WORTH = 40;

/** G5. What the reader's plan says about the destination; 0 for what it does not name. */
function worthOf(view: View, { to }: GoTo): number {
  const value = planValue(view, view.sites[to]);
  if (value === undefined) return locationIn(packOf(view), to)?.kind === 'exit' ? 1 : 0;
  return value === 'income' ? INCOME_WORTH : value;
}

const dangerOf = (view: View, journey: GoTo): number =>
  tilesToEvade(journey).reduce((sum, tile) => sum + pursuersOn(view, tile).length, 0);

/** By what a move is chosen where there are many: the destination, the tile and its space, the officer, the thing used. */
export function headings(table: Table, move: Move): readonly string[] {
  const { view, voice, describer } = table;
  switch (move.move) {
    case 'travel':
      return [describer.move(move)];
    case 'placeTile': {
      const touching = SIDES.flatMap((side) => {
        const beyond = hexBeyond(move, side);
        return view.city
          .filter(({ q, r }) => q === beyond.q && r === beyond.r)
          .map(({ tile }) => tileName(table, tile));
      });
      return [describer.move(move), voice.say('menu.space', { tiles: voice.list(touching) })];
    }
    case 'moveOfficer':
      return [
        voice.say('menu.officer', { officer: voice.say(`pursuer.${move.officer}`), tile: tileName(table, move.from) }),
      ];
    case 'useContact':
      return [voice.say('menu.contact', { contact: describer.name('contact', move.card) })];
    case 'useFixer':
      return [voice.say('menu.tool', { tool: voice.say(`fixer.${move.fixer}`) })];
    case 'useEquipment':
      return [voice.say('menu.tool', { tool: voice.say(`equipment.${move.equipment}`) })];
    case 'useAsset':
      return [voice.say('menu.asset', { asset: voice.say(`asset.${move.asset}`) })];
    case 'useMember':
      return [voice.say('menu.member')];
    default:
      return [];
  }
}

/** To go on, where that is the plain thing to do: never what hurts, and never instead of a real choice. */
export function primary(_table: Table, moves: readonly Move[]): Move | undefined {
  const asked = moves.filter((move) => !isExecutive(move));
  const [only] = asked;
  if (only !== undefined && asked.length === 1 && !HURTS.has(only.move)) return only;
  return asked.find(({ move }) => move === 'setOut');
}
