import { TEXTS } from '@getaway/games/texts';
import { gangsta } from '@getaway/gangsta';
import { CHAPTERS, FAMILIES, packOf, SKILLS } from '@getaway/gangsta/content';
import { FIELDS, nameIn } from '@getaway/gangsta/text';
import type { View } from '@getaway/gangsta/view';
import { readSetup } from '@getaway/kernel';
import { RunningTable } from '@getaway/table';
import { speaker, tableDescriber, tableVoice } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Subject } from '../../../table/explain/subject.ts';
import { explanationFaults } from '../../../table/explain/testing/explanationFaults.ts';
import { loadExplanations, loadMessages } from '../../tables.ts';
import type { GangstaTable } from '../model/moves.ts';
import { explain, REWARD_IDS, TOKENS } from './index.ts';

const TELLING = { fields: FIELDS, nameIn };

/**
 * Views of a game in which everybody avoids passing and declining if possible. The choice among the other moves varies,
 * so that many kinds of moves are made.
 */
function* viewsOf(players: number, options: Readonly<Record<string, boolean>>): Generator<View> {
  const setup = readSetup(gangsta, { players, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const people = Array.from({ length: players }, (_, seat) => ({ name: `player ${seat + 1}` }));
  let table = RunningTable.begin(gangsta, setup.ok, { seed: `explain ${players}`, players: people });
  for (let nth = 0; table.due !== undefined; nth += 1) {
    const { view, asked } = table.sceneFor(table.due);
    yield view;
    const bold = asked?.moves.filter(({ move }) => move !== 'pass' && move !== 'decline') ?? [];
    const moves = bold.length > 0 ? bold : (asked?.moves ?? []);
    const played = table.play(table.due, moves.slice(nth % moves.length, (nth % moves.length) + 1));
    if ('refusal' in played) throw new Error(played.refusal.message);
    table = played.ok;
  }
  yield table.sceneFor(0).view;
}

async function tableAt(view: View, locale: (typeof LANGUAGES)[number]): Promise<GangstaTable> {
  const catalogue = { ...(await loadMessages('gangsta', locale)), ...(await loadExplanations('gangsta', locale)) };
  const voice = tableVoice(TELLING, view, speaker({ locale, catalogue }));
  const viewer = view.viewer === 'spectator' ? undefined : view.viewer;
  const readers = { seats: view.seats.map((_, seat) => `player ${seat + 1}`), viewer };
  return { view, voice, describer: tableDescriber(TELLING, view, { voice, readers }) } as unknown as GangstaTable;
}

/** Every card of the pack, and everything on the table. */
function everything(view: View): readonly Subject[] {
  const pack = packOf(view);
  const ids: Readonly<Record<string, readonly (string | number)[]>> = {
    member: [...pack.bosses.keys(), ...pack.henchmen.keys()],
    job: [...pack.jobs.keys()],
    snitch: [...pack.snitches.keys()],
    resource: [...pack.resources.keys()],
    skill: SKILLS,
    family: FAMILIES,
    reward: REWARD_IDS,
    deck: ['jobs', 'henchmen', 'jobDiscards', 'henchmanDiscards'],
    chapter: CHAPTERS,
    seat: [...view.seats.keys()],
    token: Object.keys(TOKENS),
  };
  return Object.entries(ids).flatMap(([kind, all]) => all.map((id) => ({ kind, id: String(id) })));
}

const GAMES = [
  { players: 2, views: [...viewsOf(2, {})] },
  { players: 3, views: [...viewsOf(3, { resources: true, families: true })] },
  { players: 5, views: [...viewsOf(5, { families: true })] },
];

describe.each(LANGUAGES)('in %s', (locale) => {
  test.each(GAMES)('every card has an explanation, with $players players', async ({ views }) => {
    const { rules } = await TEXTS.gangsta.rulebook(locale);
    for (const view of [...views.filter((_, i) => i % Math.ceil(views.length / 6) === 0), ...views.slice(-1)]) {
      const tables = [await tableAt(view, locale), await tableAt({ ...view, viewer: 'spectator' }, locale)];
      for (const table of tables) {
        const found = everything(view).flatMap((subject) =>
          explanationFaults(explain(table, subject), rules).map((fault) => `${subject.kind}:${subject.id} ${fault}`),
        );
        expect(found).toEqual([]);
      }
    }
  });
});

test('every subject that an explanation links to has an explanation', async () => {
  for (const { views } of GAMES) {
    const view = views[Math.floor(views.length / 2)];
    if (view === undefined) throw new Error('no view');
    const table = await tableAt(view, 'en');
    for (const subject of everything(view))
      for (const next of explain(table, subject)?.also ?? [])
        expect([subject, next, explain(table, next)?.title]).not.toContain(undefined);
  }
});

test('T2, M1: the explanation of a member who is out says “call back”, as the prompt does', async () => {
  for (const view of GAMES[0]?.views ?? []) {
    const table = await tableAt(view, 'en');
    const seat = view.viewer === 'spectator' ? -1 : view.viewer;
    for (const { card, available } of view.seats[seat]?.gang ?? []) {
      const [where = ''] = explain(table, { kind: 'member', id: card })?.now ?? [];
      expect(where).toBe(
        available ? 'In your gang, available.' : 'In your gang, out: call them back before your action.',
      );
    }
  }
});
