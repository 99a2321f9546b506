import type { Page } from '@playwright/test';
import { nextMoment } from '../e2e/support/moment.ts';
import { ADA_ALONE, canMove, escapePlanFile, gangstaFile, openFile } from '../e2e/support/prepared.ts';

/** A scene to capture: always the same game at the same moment. */
export interface Scene {
  readonly name: string;
  /** Brings the page to the scene. `point` hovers with a mouse or taps with a finger. */
  show(page: Page, point: Point): Promise<void>;
}

type Point = (page: Page, selector: string) => Promise<void>;

type ShowScene = (page: Page, point: Point) => Promise<void>;

const files = new Map<() => string, string>();

const at =
  (prepare: () => string, ...pointed: readonly string[]): ShowScene =>
  async (page, point) => {
    const file = files.get(prepare) ?? prepare();
    files.set(prepare, file);
    await openFile(page, file);
    await nextMoment(page);
    for (const selector of pointed) await point(page, selector);
  };

const GANGSTA: Readonly<Record<string, ShowScene>> = {
  'gangsta-first-turn': at(
    () =>
      gangstaFile({ seed: 'poster', until: (scene) => canMove(scene, 0, 'announce') && canMove(scene, 0, 'recruit') }),
    '.gs-pool [data-can="true"]',
  ),
  'gangsta-mid-game': at(
    () =>
      gangstaFile({
        seed: 'poster',
        until: (scene) => canMove(scene, 0, 'announce') && scene.view.chapter === 2 && scene.log.passages.length > 150,
      }),
    '.gs-jobs [data-can="true"]',
  ),
  'gangsta-cooperative-job': at(() =>
    gangstaFile({
      seed: 'poster',
      until: ({ asked, view }) =>
        asked?.seat === 0 &&
        asked.moves.some(
          (move) => move.move === 'activate' && view.seats[0]?.gang.every(({ card }) => card !== move.member),
        ),
    }),
  ),
  'gangsta-gang-war': at(() =>
    gangstaFile({
      seed: 'poster',
      until: ({ asked, log }) =>
        asked?.seat === 0 &&
        log.passages
          .slice(log.passages.findLastIndex(({ seat }) => seat === 0))
          .some(({ events }) => events.some(({ type }) => type === 'gangWarFought')),
    }),
  ),
  'gangsta-end': at(() => gangstaFile({ seed: 'poster' })),
};

const ESCAPE_PLAN: Readonly<Record<string, ShowScene>> = {
  'escape-plan-first-tile': at(
    () =>
      escapePlanFile({ seed: 'poster', until: ({ asked }) => asked?.seat === 0 && asked.frame.step === 'placeTile' }),
    '.spot[data-can="true"]',
  ),
  'escape-plan-journey': at(
    () =>
      escapePlanFile({
        seed: 'poster',
        until: ({ asked, view }) => asked?.seat === 0 && asked.frame.step === 'travel' && view.day === 2,
      }),
    '.spot[data-can="true"][aria-label*="officer"]',
  ),
  'escape-plan-evading': at(() =>
    escapePlanFile({
      seed: 'mix16',
      level: 'random',
      until: ({ asked }) => asked?.seat === 0 && asked.frame.step === 'evade' && asked.frame.tiles.length === 3,
    }),
  ),
  'escape-plan-store': at(() =>
    escapePlanFile({
      seed: 'poster',
      players: ADA_ALONE,
      level: 'random',
      until: ({ asked }) => asked?.frame.step === 'buyEquipment',
    }),
  ),
  'escape-plan-notoriety': at(() =>
    escapePlanFile({
      seed: 'poster',
      players: ADA_ALONE,
      level: 'random',
      until: ({ asked }) => asked?.frame.step === 'moveNearer',
    }),
  ),
  'escape-plan-escape': at(
    () =>
      escapePlanFile({
        seed: 'kinds37',
        players: ADA_ALONE,
        level: 'random',
        until: ({ asked }) => asked?.moves.some((move) => move.move === 'travel' && move.escape) === true,
      }),
    '.spot[data-can="true"][aria-label*="xit "]',
  ),
  'escape-plan-end': at(() => escapePlanFile({ seed: 'poster' })),
};

export const SCENES: readonly Scene[] = [
  {
    name: 'home',
    async show(page) {
      await page.goto('/#/');
      await page.locator('.game-card .primary').last().waitFor();
    },
  },
  ...Object.entries({ ...GANGSTA, ...ESCAPE_PLAN }).map(([name, show]) => ({ name, show })),
];
