// npm run bench:web: measures the size, speed and quality of the page. The real server serves the page to a real
// Chromium.
import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { nextMoment } from '../e2e/support/moment.ts';
import { startGame } from '../e2e/support/newGame.ts';
import { finishTurns, playChoices, preferring } from '../e2e/support/player.ts';
import { ADA_ALONE, canMove, escapePlanFile, gangstaFile } from '../e2e/support/prepared.ts';
import { openPlace, type Place } from './place.ts';
import { accessibilityOf, type Check, practicesOf, recordPageErrors } from './practice.ts';
import { clickTimes, panFrames, playbackFrames, quantile, timesToShow } from './speed.ts';
import { scriptBytes } from './weight.ts';

const USABLE = '.game-card .primary';
const GANGSTA = { game: 'Gangsta!', seats: ['Ada', { bot: 'steady' }, { bot: 'steady' }] } as const;
const ESCAPE_PLAN = { game: 'Escape Plan', seats: ['Ada'] } as const;
const CLICKS = 60;
const A_TURN = 3;
const PASSING = preferring(/^(?:pass|end the turn|discard nothing|enough)/iu);
/** C2. The number of tiles in a complete city: two start tiles and twelve that players place. */
const TILES = 14;

/** Positions in which the viewer is about to end the turn. Two bots play next. */
const BEFORE_RIVALS = {
  'Gangsta!': () =>
    gangstaFile({
      seed: 'playback',
      until: (scene) =>
        canMove(scene, 0, 'endTurn') && !canMove(scene, 0, 'declineExtraTurn') && scene.log.passages.length > 60,
    }),
  'Escape Plan': () =>
    escapePlanFile({ seed: 'bench', until: (scene) => canMove(scene, 0, 'endTurn') && scene.view.day === 2 }),
} as const;

const place = await openPlace();
try {
  say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0]?.toFixed(1) ?? ''}`);
  await weigh(place);
  await time(place);
  await look(place);
} finally {
  await place.close();
}

async function weigh(at: Place): Promise<void> {
  say('\nScripts of a first visit, compressed, workers included');
  const home = await scriptBytes(at, async (page) => {
    await page.goto('/');
    await page.locator(USABLE).first().waitFor();
  });
  report('home', home / 1000, 'kB', { most: 250 });
  for (const options of [GANGSTA, ESCAPE_PLAN]) {
    const bytes = await scriptBytes(at, async (page) => {
      await startGame(page, options);
      await playChoices(page, A_TURN, { strategy: PASSING }); // also makes the page load the bots
    });
    report(`home, setting up and a first turn of ${options.game}`, bytes / 1000, 'kB', { most: 250 });
  }
}

async function time(at: Place): Promise<void> {
  say('\nTime to a usable screen on a first visit (median; no throttling)');
  report('home', quantile(await timesToShow(at, '/', USABLE), 0.5), 'ms', { most: 1500 });
  report('setting up Gangsta!', quantile(await timesToShow(at, '/#/new/gangsta', '.new-start'), 0.5), 'ms', {
    most: 1500,
  });

  say('\nFrom a click until its effect is on the screen');
  for (const [options, strategy] of [
    [GANGSTA, preferring(/Leaves you/u)],
    [ESCAPE_PLAN, finishTurns],
  ] as const) {
    const page = await (await at.visit()).newPage();
    await startGame(page, options);
    await nextMoment(page);
    const times = await clickTimes(page, CLICKS, { strategy });
    report(`${options.game}, p50 of ${times.length}`, quantile(times, 0.5), 'ms', { most: 50 });
    report(`${options.game}, p95`, quantile(times, 0.95), 'ms', {});
    await page.context().close();
  }

  say(`\nFrames while a city of ${TILES} tiles is dragged`);
  const page = await (await at.visit()).newPage();
  const wholeCity = escapePlanFile({
    seed: 'bench',
    players: ADA_ALONE,
    level: 'random',
    until: ({ asked, view }) => Object.keys(view.city).length === TILES && asked?.frame.step === 'travel',
  });
  const frames = await panFrames(page, wholeCity);
  report(`p50 of ${frames.length}`, quantile(frames, 0.5), 'ms', {});
  report('p95', quantile(frames, 0.95), 'ms', {});
  report('longest', Math.max(...frames), 'ms', {});
  await page.context().close();

  say('\nFrames while the turns of two rivals are played back');
  for (const [game, file] of Object.entries(BEFORE_RIVALS)) {
    const watching = await (await at.visit({}, { speed: 'normal' })).newPage();
    const shown = await playbackFrames(watching, file());
    report(`${game}, p50 of ${shown.length}`, quantile(shown, 0.5), 'ms', {});
    report(`${game}, p95`, quantile(shown, 0.95), 'ms', {});
    await watching.context().close();
  }
}

async function look(at: Place): Promise<void> {
  const page = await (await at.visit()).newPage();
  const complaints = await recordPageErrors(page);
  const response = await page.goto('/');
  if (response === null) throw new Error('the server sent no response for the home page');
  await page.locator(USABLE).first().waitFor();
  say('\nAccessibility: the share of axe’s rules that pass');
  await accessible(page, 'home');
  const practices = await practicesOf(page, response, await complaints());
  for (const options of [GANGSTA, ESCAPE_PLAN]) {
    await startGame(page, options);
    await nextMoment(page);
    await accessible(page, `a table of ${options.game}`);
  }
  const atTables = await complaints();
  const checks: readonly Check[] = [
    ...practices,
    { what: 'no errors or warnings at the tables', holds: atTables.length === 0 },
  ];
  say('\nGood practices: our own list of checks');
  const held = checks.filter(({ holds }) => holds).length;
  report(`${held} of ${checks.length} hold`, (100 * held) / checks.length, '%', { least: 95 });
  for (const { what, holds } of checks) if (!holds) say(`    failed: ${what}`);
  for (const complaint of atTables) say(`    ${complaint}`);
  await page.context().close();
}

async function accessible(page: Page, what: string): Promise<void> {
  const { score, violations } = await accessibilityOf(page);
  report(what, score, '%', { least: 95 });
  for (const violation of violations) say(`    ${violation}`);
}

interface Target {
  readonly most?: number;
  readonly least?: number;
}

function report(what: string, value: number, unit: string, { most, least }: Target): void {
  const target = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  const met = value <= (most ?? value) && value >= (least ?? value);
  say(
    `  ${what.padEnd(52)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(3)} ${target} ${met ? '' : '← missed'}`.trimEnd(),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
