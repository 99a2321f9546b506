import { FIELDS, nameIn, tellable } from '@getaway/escape-plan/text';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { NOTHING_FORESEEN } from '@getaway/kernel';
import { speaker, type Telling, tableDescriber, tableVoice } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { type Branch, choiceTree } from '../../../../table/choices/choiceTree.ts';
import type { TableUi } from '../../../../table/tableUi.ts';
import { loadMessages } from '../../../tables.ts';
import { type Moment, randomGame } from '../../city/testing/randomGames.ts';
import type { EscapePlanTable } from '../model/table.ts';
import { difference, headings, primary, sorted } from './menu.ts';

const TELLING: Telling<Moment['view']> = { fields: FIELDS, nameIn, tellable };

function tableAt({ view, asked }: Moment, catalogue: Readonly<Record<string, string>>, locale: string) {
  const voice = tableVoice(TELLING, view, speaker({ locale, catalogue }));
  const readers = { seats: view.seats.map((_, seat) => `player ${seat + 1}`), viewer: asked.seat };
  const describer = tableDescriber(TELLING, view, { voice, readers });
  const known = { view, asked, voice, describer, forecastOf: () => NOTHING_FORESEEN };
  return known as unknown as TableUi<EscapePlan> & EscapePlanTable;
}

/** For every list in the tree, the labels of its entries. */
function* listsOf(table: EscapePlanTable, branches: readonly Branch[]): Generator<readonly string[]> {
  const names = branches.map((branch) => ('move' in branch ? table.describer.move(branch.move) : branch.heading));
  yield names.map((name, i) => {
    const branch = branches[i] as Branch;
    const isTwin = 'move' in branch && names.filter((other) => other === name).length > 1;
    return isTwin ? `${name} · ${difference(table, branch.move as never)}` : name;
  });
  for (const branch of branches) if (!('move' in branch)) yield* listsOf(table, branch.branches);
}

describe.each(LANGUAGES)('choices in %s', (locale) => {
  test('no two entries of a list read the same, over random games', async () => {
    const catalogue = await loadMessages('escape-plan', locale);
    let lists = 0;
    for (const players of [1, 3])
      for (const moment of randomGame(players, players)) {
        const table = tableAt(moment, catalogue, locale);
        const tree = choiceTree(sorted(table, moment.asked.moves), (move) => headings(table, move as never));
        for (const list of listsOf(table, tree)) {
          expect([...new Set(list)]).toEqual(list);
          lists += 1;
        }
      }
    expect(lists).toBeGreaterThan(100);
  });

  test('a plan can name an item that its seat will replace but does not have yet', async () => {
    const catalogue = await loadMessages('escape-plan', locale);
    const [moment] = randomGame(1, 2);
    if (moment === undefined) throw new Error('the game has no moment');
    const replacing: EscapePlan['move'] = { move: 'replaceItem', space: 0 };
    const said = tableAt(moment, catalogue, locale).describer.move(replacing);
    expect(said).not.toMatch(/none|\{/u);
  });

  test('the end of a turn does not promise an undo, which a revealed contact prevents', async () => {
    const { 'step.endTurn': prompt } = await loadMessages('escape-plan', locale);
    expect(prompt).not.toMatch(/undo|voltar atrás|vzít zpět|назад|cofn/iu);
  });
});

test('L6, L15: a free space is the main answer to where a contact or a tile goes', () => {
  const hire = { move: 'putContact', where: 'space' } as const;
  const box = { move: 'putContact', where: 'box' } as const;
  const table = {} as EscapePlanTable;
  expect(primary(table, [box, hire])).toBe(hire);
  expect(primary(table, [box, { move: 'replaceContact', card: 'boxer' }])).toBeUndefined();
  const put = { move: 'putItem' } as const;
  expect(primary(table, [{ move: 'replaceItem', space: 0 }, put])).toBe(put);
});
