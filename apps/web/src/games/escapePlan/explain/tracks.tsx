import { AUTOMATA, DAYS, FREE_PARTS, LAST_DAY, OFFICERS, PARTS, packOf } from '@getaway/escape-plan/content';
import { isBeforeMorning, LINE_REWARDS, rowAfter, turnsLeft } from '@getaway/escape-plan/reading';
import type { Who } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { type EscapePlanTable, figureOf, whoInside } from '../panels/model/table.ts';
import { kindName, see } from './context.ts';

/** N2, G2. A row of the notoriety track. */
export function aboutRow(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const { penalties, lines } = packOf(view).track;
  const row = Number(id);
  const penalty = penalties[row - 1];
  if (penalty === undefined) return undefined;
  const own = ownOf(view)?.notoriety;
  const everybody: readonly Who[] = [...view.seats.keys(), ...AUTOMATA];
  const here = everybody.filter((who) => figureOf(view, who)?.notoriety === row);
  const line = lines.indexOf(row - 1);
  return {
    kind: kindName(table, 'track'),
    title: voice.say('track.rowName', { row }),
    picture: <Icon name="notoriety" />,
    what: [voice.say('about.row', { penalty })],
    now: [
      ...(own === undefined
        ? []
        : [voice.say('about.rowYou', { by: Math.abs(row - own), side: row > own ? 'above' : 'below' })]),
      ...(here.length === 0
        ? []
        : [voice.say('about.rowWho', { names: voice.list(here.map((who) => whoInside(table, who))) })]),
      ...(line < 0 ? [] : lineNow(table, line)),
    ],
    also: line < 0 ? [see('token', 'notoriety')] : [see('line', line), see('token', 'notoriety')],
    rules: ['N2', 'G2', 'D10', ...(line < 0 ? [] : ['N3'])],
  };
}

/** N3. The viewer's distance to a line, and whether the next adjustment crosses it. */
function lineNow({ view, voice }: EscapePlanTable, line: number): readonly string[] {
  const held = ownOf(view);
  const below = packOf(view).track.lines[line];
  if (held === undefined || below === undefined) return [];
  const by = Math.max(0, below + 1 - held.notoriety);
  const crosses = by > 0 && rowAfter(view, held) > below;
  return [voice.say('about.lineYou', { by }), ...(crosses ? [voice.say('about.lineNext')] : [])];
}

export function aboutLine(table: EscapePlanTable, id: string): Explanation | undefined {
  const { voice } = table;
  const line = Number(id);
  if (!Object.hasOwn(LINE_REWARDS, line)) return undefined;
  return {
    kind: kindName(table, 'track'),
    title: voice.say('about.lineTitle', { line }),
    picture: <Icon name="notoriety" />,
    what: [voice.say('about.line', { line })],
    now: lineNow(table, line),
    also: [see('token', 'notoriety')],
    rules: ['N3', 'N2'],
  };
}

/** Rules D11 and D12. */
export function aboutPart(table: EscapePlanTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const part = PARTS.find((one) => one === id);
  if (part === undefined) return undefined;
  const now = isBeforeMorning(view) ? -1 : PARTS.indexOf(view.part);
  const at = PARTS.indexOf(part);
  return {
    kind: kindName(table, 'day'),
    title: voice.say(`part.${part}`),
    picture: <Icon name={FREE_PARTS.includes(part) ? 'mayRest' : 'rested'} />,
    what: [voice.say('about.part', { free: String(FREE_PARTS.includes(part)) })],
    now: [voice.say('about.partNow', { state: at === now ? 'now' : at < now ? 'past' : 'next' }), ...turns(table)],
    also: [see('day', view.day), see('token', 'disc')],
    rules: ['D11', 'D12', 'N2'],
  };
}

function turns({ view, voice }: EscapePlanTable): readonly string[] {
  const seat = ownSeat(view);
  if (seat === undefined || view.over) return [];
  const { inAll, byDisc } = turnsLeft(view, seat);
  return [voice.say('about.turns', { inAll }), voice.say('about.discTurns', { count: byDisc })];
}

/** Rule D1. */
export function aboutDay(table: EscapePlanTable, id: string): Explanation | undefined {
  const { voice } = table;
  const day = DAYS.find((one) => String(one) === id);
  if (day === undefined) return undefined;
  return {
    kind: kindName(table, 'day'),
    title: voice.say('about.dayTitle', { day }),
    picture: <Icon name="mayRest" />,
    what: [voice.say('about.day', { day })],
    now: turns(table),
    also: PARTS.map((part) => see('part', part)),
    rules: ['D1', 'D11', ...(day === LAST_DAY ? ['F1', 'F4'] : ['D2', 'D4'])],
  };
}

const PILE_LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** S3, S8, C7, C9. The explanation of a deck or of a pile of tiles. */
export function aboutDeck(table: EscapePlanTable, deck: string): Explanation | undefined {
  const { view, voice } = table;
  const shared = { kind: kindName(table, 'deck'), title: voice.say('about.deckTitle', { deck }) };
  const pile = PILE_LETTERS.indexOf(deck);
  const left = (count: number): string => voice.say('about.left', { count });
  if (pile >= 0)
    return {
      ...shared,
      picture: <Icon name="deck" />,
      what: [voice.say('about.deckTiles')],
      now: [left(view.pileSizes[pile] ?? 0)],
      also: view.display.map((tile) => see('tile', tile)),
      rules: ['S3', 'D6', 'D9'],
    };
  switch (deck) {
    case 'contacts':
      return {
        ...shared,
        picture: <Icon name="contact" />,
        what: [voice.say('about.deckContacts')],
        now: [left(view.contactDeck)],
        rules: ['L15', 'S8'],
      };
    case 'bag':
      return {
        ...shared,
        picture: <Icon name="officerBag" />,
        what: [voice.say('about.bag')],
        now: OFFICERS.map((officer) =>
          voice.say('about.bagOf', { officer: voice.say(`officer.${officer}`), count: view.bag[officer] }),
        ),
        also: OFFICERS.map((officer) => see('officer', officer)),
        rules: ['C7', 'S5', 'D9'],
      };
    case 'patrol':
      return {
        ...shared,
        picture: <Icon name="deck" />,
        what: [voice.say('about.deckPatrol')],
        now: [],
        also: [see('exit', 1), see('exit', 2), see('exit', 3)],
        rules: ['S4', 'D4', 'D5'],
      };
    default: {
      const who = AUTOMATA.find((one) => one === deck);
      if (who === undefined) return undefined;
      const cards = view.automata[who]?.cards ?? [];
      return {
        ...shared,
        picture: <Icon name={who} />,
        what: [voice.say('about.deckAutomaton')],
        now: [
          left(cards.length),
          ...(cards.length === 0
            ? []
            : [
                voice.say('about.leftNamed', {
                  names: voice.list(cards.map((card) => voice.say(`cardPlace.${card}`))),
                }),
              ]),
        ],
        also: [see('automaton', who)],
        rules: who === 'inspector' ? ['C9', 'I3'] : ['C9', 'J2', 'J3'],
      };
    }
  }
}
