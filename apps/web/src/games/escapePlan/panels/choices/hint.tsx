import { packOf } from '@getaway/escape-plan/content';
import type { GoTo, Move } from '@getaway/escape-plan/moves';
import { allPursuersOn, inTheWay, isWasted, planValue, tileLeftBy } from '@getaway/escape-plan/reading';
import type { View } from '@getaway/escape-plan/view';
import type { ComponentChildren } from 'preact';
import { OfficerMarks } from '../marks/OfficerMark.tsx';
import { contactQuick } from '../model/contacts.ts';
import { type EscapePlanTable, tileName } from '../model/table.ts';
import { equipmentEffect } from '../model/things.ts';
import './hint.css';

/** Describes the route of a move, or the effect of its card or tile. */
export function hint(table: EscapePlanTable, move: Move): ComponentChildren {
  const parts = [
    ...(isWasted(table.view, move) ? [<b class="ep-danger">{table.voice.say('hint.wasted')}</b>] : []),
    ...figures(table, move),
  ];
  if (parts.length === 0) return undefined;
  return (
    <span class="ep-hint">
      {parts.map((part, i) => (
        <span key={i}>{part}</span>
      ))}
    </span>
  );
}

const SHOWN_BY_FIGURES: ReadonlySet<string> = new Set(['informer', 'generalStore']);

function figures(table: EscapePlanTable, move: Move): ComponentChildren[] {
  const { view, voice } = table;
  switch (move.move) {
    case 'travel':
      return journey(table, move);
    case 'stepTo':
      return [...worth(table, view, view.sites[move.to]), ...leaving(table, tileLeftBy(view, move))];
    case 'openHaunt':
      return worth(table, view, move.haunt);
    case 'takeContact':
    case 'useContact':
    case 'replaceContact': {
      const contact = packOf(view).contacts.get(move.card);
      if (contact === undefined) return [];
      // Leaves out effects that the figures of the forecast already show.
      if (move.move === 'useContact' && SHOWN_BY_FIGURES.has(contact.kind)) return [];
      return [contactQuick(table, contact), <OfficerMarks officers={contact.officers} />];
    }
    case 'buyFixer':
    case 'useFixer':
      return [voice.say(`fixerEffect.${move.fixer}`)];
    case 'buyEquipment':
      return [equipmentEffect(table, move.equipment)];
    case 'unlock':
    case 'useAsset':
      return [voice.say(`assetEffect.${move.asset}`)];
    case 'moveOfficer':
      return [
        voice.say('hint.there', { tile: tileName(table, move.to) }),
        <OfficerMarks officers={allPursuersOn(view, move.to)} />,
      ];
    case 'placeTile':
      return [
        voice.say('hint.turned', { degrees: move.rotation * 60 }),
        <OfficerMarks officers={allPursuersOn(view, move.tile)} />,
      ];
    default:
      return [];
  }
}

/**
 * What to show about a journey: the value of the destination, the officers to evade, the movement points, and the rides
 * used.
 */
function journey(table: EscapePlanTable, move: GoTo): ComponentChildren[] {
  const { view, voice, describer } = table;
  const { tiles, toll, isFree } = inTheWay(view, move);
  const means = move.means.map((mean) => describer.name('means', mean));
  return [
    ...worth(table, view, view.sites[move.to]),
    ...(toll === undefined ? [] : [voice.say('hint.toll', { sum: toll.sum, can: String(toll.canPay) })]),
    ...(isFree ? [voice.say('hint.nobody')] : []),
    ...tiles.map((tile) => (
      <span class="ep-hint-tile">
        {tileName(table, tile)} <OfficerMarks officers={allPursuersOn(view, tile)} />
      </span>
    )),
    voice.say('hint.points', { points: move.points, cans: move.cans }),
    ...(means.length === 0 ? [] : [voice.say('hint.means', { means: voice.list(means) })]),
  ];
}

/** V9. The tile that the player leaves by a step, with the officers there. */
function leaving(table: EscapePlanTable, tile: string | undefined): ComponentChildren[] {
  const waiting = tile === undefined ? [] : allPursuersOn(table.view, tile);
  if (tile === undefined || waiting.length === 0) return [];
  return [
    <span class="ep-hint-tile">
      {tileName(table, tile)} <OfficerMarks officers={waiting} />
    </span>,
  ];
}

function worth({ voice }: EscapePlanTable, view: View, haunt: Parameters<typeof planValue>[1]): ComponentChildren[] {
  const value = planValue(view, haunt);
  if (value === undefined) return [];
  return [
    <b class="ep-worth">{value === 'income' ? voice.say('menu.income') : voice.say('menu.worth', { sum: value })}</b>,
  ];
}
