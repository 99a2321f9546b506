import { isAtLarge } from '@getaway/escape-plan/reading';
import type { EscapePlan, Figure, View, Who } from '@getaway/escape-plan/view';
import { ownSeat } from '@getaway/kernel';
import { nameInForm } from '@getaway/text';
import type { TableUi } from '../../../../table/tableUi.ts';

export type EscapePlanTable = TableUi<EscapePlan>;

export const figureOf = (view: View, who: Who): Figure | undefined =>
  typeof who === 'number' ? view.seats[who] : view.automata[who];

export const isInCity = (figure: Pick<Figure, 'at'> | undefined): boolean => figure !== undefined && isAtLarge(figure);

/** The name of a place. For somebody who has left the city, the name says how they left. */
export const placeName = ({ voice }: Pick<EscapePlanTable, 'voice'>, at: string): string =>
  voice.say(at.includes('.') ? `place.${at}` : `spot.${at}`);

/** The name of a tile without its number, for use beside an icon. */
export const tileName = ({ voice }: Pick<EscapePlanTable, 'voice'>, tile: string): string =>
  voice.say(`tileName.${tile}`);

export const whoName = ({ voice, describer }: Pick<EscapePlanTable, 'voice' | 'describer'>, who: Who): string =>
  typeof who === 'number' ? describer.seat(who) : voice.say(`automaton.${who}`);

/** The name for use in the middle of a sentence: "you" and "the Inspector" in lower case. */
export const whoInside = (table: Pick<EscapePlanTable, 'voice' | 'describer' | 'view'>, who: Who): string =>
  who === ownSeat(table.view)
    ? table.voice.say('seat.youInside')
    : typeof who === 'number'
      ? table.describer.seat(who)
      : nameInForm(table.voice, `automaton.${who}`, 'inside');

export const price = ({ voice }: Pick<EscapePlanTable, 'voice'>, sum: number): string =>
  voice.say('sign.price', { sum });

export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export const money = ({ voice }: Pick<EscapePlanTable, 'voice'>, sum: number): string =>
  voice.say('sign.money', { sum });
