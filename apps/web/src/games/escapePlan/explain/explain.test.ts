import {
  ASSETS,
  AUTOMATA,
  COLOURS,
  DAYS,
  EQUIPMENT,
  EXITS,
  FIXERS,
  HAUNTS,
  OFFICERS,
  PARTS,
  packOf,
  placesOn,
} from '@getaway/escape-plan/content';
import { LINE_REWARDS } from '@getaway/escape-plan/reading';
import { FIELDS, nameIn, tellable } from '@getaway/escape-plan/text';
import type { View } from '@getaway/escape-plan/view';
import { TEXTS } from '@getaway/games/texts';
import { speaker, tableDescriber, tableVoice } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Subject } from '../../../table/explain/subject.ts';
import { explanationFaults } from '../../../table/explain/testing/explanationFaults.ts';
import { loadExplanations, loadMessages } from '../../tables.ts';
import { type Moment, randomGame } from '../city/testing/randomGames.ts';
import type { EscapePlanTable } from '../panels/model/table.ts';
import { explain, TOKENS } from './index.ts';

const TELLING = { fields: FIELDS, nameIn, tellable };

async function tableAt({ view, asked }: Pick<Moment, 'view'> & Partial<Moment>, locale: (typeof LANGUAGES)[number]) {
  const catalogue = {
    ...(await loadMessages('escape-plan', locale)),
    ...(await loadExplanations('escape-plan', locale)),
  };
  const voice = tableVoice(TELLING, view, speaker({ locale, catalogue }));
  const readers = { seats: view.seats.map((_, seat) => `player ${seat + 1}`), viewer: asked?.seat };
  return {
    view,
    asked,
    voice,
    describer: tableDescriber(TELLING, view, { voice, readers }),
  } as unknown as EscapePlanTable;
}

/** Every component of the pack, and everything on the board. */
function everything(view: View): readonly Subject[] {
  const pack = packOf(view);
  const tiles = Object.keys(pack.tiles);
  const ids: Readonly<Record<string, readonly (string | number)[]>> = {
    contact: [...pack.contacts.keys()],
    equipment: EQUIPMENT,
    fixer: FIXERS,
    asset: ASSETS,
    key: COLOURS,
    locker: COLOURS,
    exitTile: [''],
    plan: [...pack.plans.keys()],
    place: tiles.flatMap((tile) => placesOn(pack, tile)),
    haunt: HAUNTS,
    exit: EXITS,
    tile: tiles,
    terrain: ['industrial', 'commercial', 'residential', 'water'],
    ferry: [''],
    officer: [...OFFICERS, ...tiles.flatMap((tile) => OFFICERS.map((officer) => `${officer}@${tile}`))],
    automaton: AUTOMATA,
    seat: [...view.seats.keys()],
    assetsOf: [...view.seats.keys()],
    item: view.seats.flatMap(({ items }, seat) => items.map((_, space) => `${seat}.${space}`)),
    row: pack.track.penalties.map((_, i) => i + 1),
    line: Object.keys(LINE_REWARDS),
    part: PARTS,
    day: DAYS,
    deck: ['contacts', 'A', 'B', 'C', 'D', 'patrol', 'bag', ...AUTOMATA],
    pile: view.automata.lieutenant === undefined ? [] : ['contacts', 'tiles'],
    token: Object.keys(TOKENS),
  };
  return Object.entries(ids).flatMap(([kind, all]) => all.map((id) => ({ kind, id: String(id) })));
}

const MOMENTS = [1, 2, 3, 5].map((players) => ({ players, moments: [...randomGame(players, players)] }));

describe.each(LANGUAGES)('in %s', (locale) => {
  test.each(MOMENTS)('every component has an explanation, with $players players', async ({ moments }) => {
    const { rules } = await TEXTS['escape-plan'].rulebook(locale);
    for (const moment of moments.filter((_, i) => i % Math.ceil(moments.length / 6) === 0)) {
      const table = await tableAt(moment, locale);
      const found = everything(moment.view).flatMap((subject) =>
        explanationFaults(explain(table, subject), rules).map((fault) => `${subject.kind}:${subject.id} ${fault}`),
      );
      expect(found).toEqual([]);
    }
  });

  test('the viewer is not written with a capital letter in the middle of a sentence', async () => {
    let mentioned = 0;
    for (const moment of MOMENTS[2]?.moments.slice(-3) ?? []) {
      const table = await tableAt(moment, locale);
      const inside = new RegExp(`(?<![.!?]) ${table.voice.say('seat.you')}(?!\\p{L})`, 'u');
      for (const subject of everything(moment.view).filter(({ kind }) => kind === 'place' || kind === 'row')) {
        const told = explain(table, subject)?.now.join(' ') ?? '';
        expect(told).not.toMatch(inside);
        if (told.includes(` ${table.voice.say('seat.youInside')}`)) mentioned += 1;
      }
    }
    expect(mentioned).toBeGreaterThan(0);
  });

  test('explanations for spectators and of things that do not exist have no faults', async () => {
    const [moment] = MOMENTS[1]?.moments ?? [];
    if (moment === undefined) throw new Error('no moment');
    const { rules } = await TEXTS['escape-plan'].rulebook(locale);
    const table = await tableAt({ view: { ...moment.view, viewer: 'spectator' } }, locale);
    const found = everything(moment.view).flatMap((subject) => explanationFaults(explain(table, subject), rules));
    expect(found).toEqual([]);
    expect(explain(table, { kind: 'contact', id: 'nobody' })).toBeUndefined();
    expect(explain(table, { kind: 'weather', id: 'rain' })).toBeUndefined();
  });
});

test('every subject that an explanation links to has an explanation', async () => {
  for (const { moments } of MOMENTS) {
    const moment = moments[Math.floor(moments.length / 2)];
    if (moment === undefined) throw new Error('no moment');
    const table = await tableAt(moment, 'en');
    for (const subject of everything(moment.view))
      for (const next of explain(table, subject)?.also ?? [])
        expect([subject, next, explain(table, next)?.title]).not.toContain(undefined);
  }
});

test('X1: the price of a contact is paid for each use', async () => {
  const [moment] = MOMENTS[1]?.moments ?? [];
  if (moment === undefined) throw new Error('no moment');
  const table = await tableAt(moment, 'en');
  for (const { id, cost } of packOf(moment.view).contacts.values())
    if (cost > 0) expect(explain(table, { kind: 'contact', id })?.what.join(' ')).toContain(`$${cost}k each time`);
});

test('L10: the explanation of a key says how many lockers of its colour are left', async () => {
  for (const moment of MOMENTS[1]?.moments ?? []) {
    const table = await tableAt(moment, 'en');
    for (const colour of COLOURS) {
      const left = moment.view.lockers[colour];
      const told = explain(table, { kind: 'key', id: colour })?.now.join(' ') ?? '';
      expect(told).toContain(left === 0 ? 'No lockers of this colour' : `${left} locker`);
    }
  }
});

test('E7: an officer counts as evaded only as long as the evading lasts', async () => {
  const moment = MOMENTS[2]?.moments.find(({ view }) => Object.values(view.officers).some((there) => there.length > 0));
  if (moment === undefined) throw new Error('no officers');
  const [tile = '', [officer] = []] = Object.entries(moment.view.officers).find(([, there]) => there.length > 0) ?? [];
  if (officer === undefined) throw new Error('no officer');
  const nowAt = async (pending: View['pending']) => {
    const table = await tableAt({ ...moment, view: { ...moment.view, pending, evaded: [{ tile, officer }] } }, 'en');
    return explain(table, { kind: 'officer', id: `${officer}@${tile}` })?.now;
  };
  const told = 'You have evaded this one this turn.';
  expect(await nowAt([{ step: 'evade', seat: 0, tiles: [tile] }])).toContain(told);
  expect(await nowAt([{ step: 'chooseTurn', seat: 0 }])).not.toContain(told);
});
