import { AUTOMATA, OFFICERS, packOf } from '@getaway/escape-plan/content';
import { allPursuersOn, countAssetsAt, evadedNow, helpAgainst, isOn } from '@getaway/escape-plan/reading';
import type { Pursuer } from '@getaway/escape-plan/view';
import { ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { WhoMark } from '../panels/marks/Marks.tsx';
import { OfficerMark } from '../panels/marks/OfficerMark.tsx';
import { helpMark } from '../panels/model/help.ts';
import { type EscapePlanTable, money, placeName, tileName } from '../panels/model/table.ts';
import { distanceNote, kindName, see } from './context.ts';

/** A sentence about what the viewer can use against an officer. */
function against(table: EscapePlanTable, officer: Pursuer): readonly string[] {
  const { view, voice } = table;
  if (ownSeat(view) === undefined) return [];
  const things = helpAgainst(view, officer).map((help) => helpMark(table, help).name);
  return [voice.say('about.against', { count: things.length, things: voice.list(things) })];
}

/** E2. Explains a type of officer, or the officer on a tile: `federal@S1`. */
export function aboutOfficer(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const [type = '', tile] = id.split('@');
  const officer = OFFICERS.find((one) => one === type);
  if (officer === undefined) return undefined;
  const isThere = tile !== undefined && allPursuersOn(view, tile).includes(officer);
  const isEvaded = evadedNow(view).some((one) => one.tile === tile && one.officer === officer);
  return {
    kind: kindName(table, 'officer'),
    title: voice.say(`officer.${officer}`),
    picture: <OfficerMark officer={officer} />,
    what: [voice.say('about.officer')],
    now: [
      ...(isThere ? [voice.say('about.onTile', { tile: tileName(table, tile) }), ...distanceNote(table, tile)] : []),
      ...(isEvaded ? [voice.say('about.evaded')] : against(table, officer)),
    ],
    ...(isThere ? { also: [see('tile', tile)] } : {}),
    rules: ['E2', 'E3', 'E4', 'X8'],
  };
}

/** Sections I and J of the rules. */
export function aboutAutomaton(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const who = AUTOMATA.find((one) => one === id);
  if (who === undefined) return undefined;
  const figure = view.automata[who];
  const tile = view.city.find((placed) => isOn(figure?.at, placed.tile))?.tile;
  return {
    kind: kindName(table, 'automaton'),
    title: voice.say(`automaton.${who}`),
    picture: <Icon name={who} />,
    what: [
      who === 'inspector'
        ? voice.say('about.inspector')
        : voice.say('about.lieutenant', { price: money(table, packOf(view).prices.lieutenant) }),
    ],
    now:
      figure === undefined
        ? []
        : [
            voice.say('about.automatonAt', { place: capital(placeName(table, figure.at)), count: figure.cards.length }),
            ...(tile === undefined ? [] : distanceNote(table, tile)),
            ...(who === 'inspector' ? against(table, 'inspector') : []),
          ],
    also: [see('deck', who), ...(tile === undefined ? [] : [see('tile', tile)])],
    rules: who === 'inspector' ? ['I3', 'I10', 'I5', 'I9'] : ['J3', 'J4', 'J8', 'J15', 'J17'],
  };
}

export function aboutSeat(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const seat = Number(id);
  const held = view.seats[seat];
  if (held === undefined || id === '') return undefined;
  return {
    kind: kindName(table, 'seat'),
    title: describer.seat(seat),
    picture: <WhoMark who={seat} />,
    what: [voice.say('about.seatPlayer')],
    now: [
      voice.say('about.seatAt', {
        place: capital(placeName(table, held.at)),
        row: held.notoriety,
        wounds: held.wounds,
        income: held.income,
      }),
      voice.say('about.seatHolds', {
        contacts: held.contacts.length,
        assets: countAssetsAt(held, 'used'),
        discs: held.discs,
      }),
    ],
    also: held.contacts.map(({ card }) => see('contact', card)),
    rules: ['G2', 'R17', 'D10'],
  };
}

const capital = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
