import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import {
  type BlindGame,
  type BlindnessTrial,
  blindnessTrials,
  escapePlanBlind,
  gangstaBlind,
  tallyOf,
} from '@getaway/bots/blindness';
import type { BlindnessProof, GameProof } from '@getaway/bots/proof';
import { escapePlan } from '@getaway/escape-plan';
import { type GameId, idsIn } from '@getaway/games';
import { TEXTS } from '@getaway/games/texts';
import { gangsta } from '@getaway/gangsta';
import type { Shape } from '@getaway/kernel';

/**
 * Tests that bots see only what their seat may know: `npm run blindness -- 2000 [seed]`. Each game has the same
 * number of positions. At each, everything that the seat can't know is drawn again. The choice and the expected values
 * must stay the same. The result is stored, and the page and the terminal show it to players.
 */
const [count = '2000', seed = 'blindness'] = process.argv.slice(2);
const positions = Math.ceil(Number(count) / idsIn(TEXTS).length);
if (!Number.isInteger(Number(count)) || positions < 1 || !/^\S+$/u.test(seed)) {
  console.error('Give the number of positions, and a seed without spaces, for example: npm run blindness -- 2000 mine');
  process.exit(2);
}

const ROLLOUTS = 16;
const ROOT = new URL('..', import.meta.url);
const FILE = new URL('packages/bots/src/proof.json', ROOT);
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

const proof: BlindnessProof<GameId> = {
  command: `npm run blindness -- ${count} ${seed}`,
  commit,
  rollouts: ROLLOUTS,
  games: {
    gangsta: await prove({ ...gangstaBlind, definition: gangsta }),
    'escape-plan': await prove({ ...escapePlanBlind, definition: escapePlan }),
  },
};
writeFileSync(new URL(`${FILE}.part`), textOf(proof));
renameSync(new URL(`${FILE}.part`), FILE);
const leaks = Object.values(proof.games).reduce((sum, game) => sum + game.otherChoices + game.otherExpectations, 0);
if (leaks > 0) process.exitCode = 1;

async function prove<G extends Shape>(game: BlindGame<G>): Promise<GameProof> {
  const { id } = game.definition;
  const started = performance.now();
  const trials: BlindnessTrial[] = [];
  for await (const trial of blindnessTrials(game, { seed, rollouts: ROLLOUTS })) {
    trials.push(trial);
    if (trial.isOtherChoice || trial.isOtherExpectation)
      console.error(`A different answer in a position that the seat can't tell apart. ${trial.report}`);
    if (trials.length % 100 === 0)
      console.log(`${id}: ${trials.length} of ${positions} positions, ${seconds(started)} s`);
    if (trials.length >= positions) break;
  }
  const found = tallyOf(trials);
  const { otherChoices, otherExpectations, levels } = found;
  console.log(
    `${id}: ${found.positions} positions, ${levels.join(', ')}: ${otherChoices} other choices, ${otherExpectations} other expectations, ${seconds(started)} s.`,
  );
  for (const [secret, times] of Object.entries(found.changed)) console.log(`  ${secret} changed in ${times} positions`);
  return found;
}

/** The document as the formatter would write it, with lists on one line. */
function textOf(document: object): string {
  const text = JSON.stringify(document, undefined, 2);
  return `${text.replace(/\[[^[\]{}]*\]/gu, (list) => `[${list.slice(1, -1).trim().replace(/,\s+/gu, ', ')}]`)}\n`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
