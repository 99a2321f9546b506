import { packOf } from '@getaway/escape-plan/content';
import type { GoTo, Move, PlaceTileAt, StepTo } from '@getaway/escape-plan/moves';
import { isWasted, tileLeftBy, tilesToEvade } from '@getaway/escape-plan/reading';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';
import { matchesOf } from './matches.ts';
import { planWorth } from './menu.ts';
import { quickEffect } from './names.ts';
import { peopleOn } from './signs.ts';

/** Describes what the route or card of a move does. Effects that the forecast shows are left out. */
export function hint(view: View, move: Move, drawing: Drawing<EscapePlan>): string {
  const wasted = isWasted(view, move) ? [drawing.speaker.say('hint.wasted')] : [];
  return [...wasted, ...figures(view, move, drawing)].filter((part) => part !== '').join(' · ');
}

function figures(view: View, move: Move, drawing: Drawing<EscapePlan>): readonly string[] {
  const { speaker } = drawing;
  const pack = packOf(view);
  switch (move.move) {
    case 'travel':
      return journey(view, move, drawing);
    case 'stepTo':
      return step(view, move, drawing);
    case 'placeTile':
      return [placing(view, move, drawing)];
    case 'openHaunt':
      return planWorth(view, move.haunt, speaker.say);
    case 'takeContact':
    case 'useContact':
    case 'replaceContact':
      return [quickEffect(move.card, pack, drawing)];
    case 'buyFixer':
    case 'useFixer':
      return [speaker.say(`fixerEffect.${move.fixer}`)];
    case 'buyEquipment':
    case 'useEquipment':
      return [
        speaker.say('hint.evades', {
          officers: pack.equipment[move.equipment].officers
            .map((officer) => speaker.say(`letter.${officer}`))
            .join('/'),
        }),
      ];
    case 'unlock':
    case 'useAsset':
      return [speaker.say(`assetEffect.${move.asset}`)];
    case 'payEscape':
      return [speaker.say('hint.escape', { sum: view.escapeCost })];
    case 'moveOfficer':
      return [speaker.say('hint.tile', { tile: move.to, people: peopleOn(view, move.to, speaker) })];
    default:
      return [];
  }
}

/**
 * Describes a route: what the escape plan pays for the destination, the tiles that the thief leaves, the officers on
 * these tiles, the movement points, and the cards that the route uses.
 */
function journey(view: View, move: GoTo, drawing: Drawing<EscapePlan>): readonly string[] {
  const { speaker } = drawing;
  const left = tilesToEvade(move).map((tile) =>
    speaker.say('hint.tile', { tile, people: peopleOn(view, tile, speaker) }),
  );
  const means = move.means.map((mean) => drawing.describer.name('means', mean));
  return [
    ...planWorth(view, view.sites[move.to], speaker.say),
    left.length === 0 ? speaker.say('hint.stays') : speaker.say('hint.leaves', { tiles: left.join(', ') }),
    speaker.say('hint.points', { points: move.points, cans: move.cans }),
    ...(means.length === 0 ? [] : [speaker.say('hint.means', { means: speaker.list(means) })]),
  ];
}

/** V9. Names the tile that the thief leaves, the officers on it, and what the escape plan pays for the destination. */
function step(view: View, move: StepTo, { speaker }: Drawing<EscapePlan>): readonly string[] {
  const tile = tileLeftBy(view, move);
  const worth = planWorth(view, view.sites[move.to], speaker.say);
  if (tile === undefined) return worth;
  const left = speaker.say('hint.tile', { tile, people: peopleOn({ ...view, pending: [] }, tile, speaker) });
  return [...worth, speaker.say('hint.leaves', { tiles: left })];
}

function placing(view: View, move: PlaceTileAt, { speaker, moves }: Drawing<EscapePlan>): string {
  const space = candidatesOf(moves).find(({ q, r }) => q === move.q && r === move.r);
  const matches = [...matchesOf(view, move)].map(([tile, terrains]) =>
    speaker.say('hint.tile', {
      tile,
      people: [...terrains].map((terrain) => speaker.say(`letter.${terrain}`)).join(''),
    }),
  );
  return speaker.say('hint.turned', {
    letter: space?.letter ?? '',
    degrees: move.rotation * 60,
    joins: matches.length === 0 ? 'none' : matches.join(', '),
  });
}
