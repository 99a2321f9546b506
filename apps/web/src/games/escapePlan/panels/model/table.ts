import { isAtLarge } from '@getaway/escape-plan/reading';
import type { EscapePlan, Figure, View, Who } from '@getaway/escape-plan/view';
import type { TableUi } from '../../../../table/tableUi.ts';

export type EscapePlanTable = TableUi<EscapePlan>;

export const figureOf = (view: View, who: Who): Figure | undefined =>
  typeof who === 'number' ? view.seats[who] : view.automata[who];

export const isInCity = (figure: Pick<Figure, 'at'> | undefined): boolean => figure !== undefined && isAtLarge(figure);

/** A place, or how somebody left the city. */
export const placeName = ({ voice }: Pick<EscapePlanTable, 'voice'>, at: string): string =>
  voice.say(at.includes('.') ? `place.${at}` : `spot.${at}`);

/** A tile by its name alone: its number, which stands behind the name, says little beside an icon. */
export const tileName = ({ voice }: Pick<EscapePlanTable, 'voice'>, tile: string): string =>
  voice.say(`tileName.${tile}`);

export const whoName = ({ voice, describer }: Pick<EscapePlanTable, 'voice' | 'describer'>, who: Who): string =>
  typeof who === 'number' ? describer.seat(who) : voice.say(`automaton.${who}`);

/** What something costs. */
export const price = ({ voice }: Pick<EscapePlanTable, 'voice'>, sum: number): string =>
  voice.say('sign.price', { sum });

/** A change of some figure, with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

export const money = ({ voice }: Pick<EscapePlanTable, 'voice'>, sum: number): string =>
  voice.say('sign.money', { sum });
