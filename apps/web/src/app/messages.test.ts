import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMED } from '@getaway/escape-plan/text';
import { BOTS } from '@getaway/games/aboutBots/messages/en';
import { type GameId, TEXTS } from '@getaway/games/texts';
import { type Catalogue, loadTexts } from '@getaway/text';
import { catalogueFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { loadAfterGameMessages } from '../afterGame/load.ts';
import { FOLDERS } from '../games/folders.ts';
import { GAME_IDS, loadExplanations, loadTable } from '../games/tables.ts';
import { loadGuideMessages } from '../home/guide/guideMessages.ts';
import { LANGUAGES, type Locale } from '../i18n/languages.ts';
import { loadPageMessages } from '../i18n/load.ts';
import { loadLearnMessages } from '../learn/load.ts';

const guideOf = async (game: GameId, locale: Locale): Promise<Catalogue> =>
  (await loadTexts(locale, (await FOLDERS[game].guide()).messages)).GUIDE;

describe.each(LANGUAGES)('%s', (locale) => {
  test('the page has every message, without faults', async () =>
    expect(
      catalogueFaults({ locale, english: await loadPageMessages('en'), catalogue: await loadPageMessages(locale) }),
    ).toEqual([]));

  test('the credits say that online tables are stored on a server', async () =>
    expect((await loadPageMessages(locale))['credits.privacy']).toMatch(/ser[vw]|сервер/iu));

  test('a bot’s aim begins with a word that does not occur in the text of a journey', async () => {
    const journey = (await TEXTS['escape-plan'].messages(locale))['move.travel'];
    const [word = ''] = ((await loadPageMessages(locale))['log.aim'] ?? '').split(' ');
    expect(word).toMatch(/:$/u);
    expect(journey).not.toContain(word);
  });

  test('the guide has every message, without faults', async () =>
    expect(
      catalogueFaults({ locale, english: await loadGuideMessages('en'), catalogue: await loadGuideMessages(locale) }),
    ).toEqual([]));

  test.each(GAME_IDS)('the guide to %s has every message, without faults', async (game) =>
    expect(
      catalogueFaults({ locale, english: await guideOf(game, 'en'), catalogue: await guideOf(game, locale) }),
    ).toEqual([]),
  );

  test('the pages of lessons have every message, without faults', async () =>
    expect(
      catalogueFaults({ locale, english: await loadLearnMessages('en'), catalogue: await loadLearnMessages(locale) }),
    ).toEqual([]));

  test('statistics, reviews and practice have every message, without faults', async () =>
    expect(
      catalogueFaults({
        locale,
        english: await loadAfterGameMessages('en'),
        catalogue: await loadAfterGameMessages(locale),
      }),
    ).toEqual([]));

  test.each(GAME_IDS)('the table of %s has every message, without faults', async (game) =>
    expect(
      catalogueFaults({
        locale,
        english: await loadTable(game, 'en'),
        catalogue: await loadTable(game, locale),
        formed: game === 'escape-plan' ? FORMED : [],
      }),
    ).toEqual([]),
  );

  test.each(GAME_IDS)('the explanations of %s have every message, without faults', async (game) =>
    expect(
      catalogueFaults({
        locale,
        english: await loadExplanations(game, 'en'),
        catalogue: await loadExplanations(game, locale),
      }),
    ).toEqual([]),
  );
});

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** All source files except tests and the folders `messages`, whose catalogues contain every key. */
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.ts$|[\\/]?messages[\\/]/u.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The prefixes of keys that the code composes, such as `trouble.` in `trouble.${what}`. */
const composed = [...sources.matchAll(/`([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*[.A-Z]?)\$\{/gu)].map(
  ([, start = '']) => start,
);

const isSaid = (key: string): boolean =>
  sources.includes(`'${key}'`) || composed.some((start) => start.includes('.') && key.startsWith(start));

test('the page and the tables have no unused message', async () => {
  const catalogues: Catalogue[] = [
    await loadPageMessages('en'),
    await loadGuideMessages('en'),
    await loadLearnMessages('en'),
    await loadAfterGameMessages('en'),
    ...(await Promise.all(
      GAME_IDS.flatMap((game) => [loadTable(game, 'en'), loadExplanations(game, 'en'), guideOf(game, 'en')]),
    )),
  ];
  // Another package uses the texts about bots, and tests that all of them are used.
  const keys = catalogues.flatMap((catalogue) => Object.keys(catalogue)).filter((key) => !Object.hasOwn(BOTS, key));
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
