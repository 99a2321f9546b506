import { type Adapter, type BotName, CHARACTERS, chooseMove, LEVELS, loadNets, nameOfBot } from '@getaway/bots';
import { escapePlanAdapter } from '@getaway/bots/adapters/escapePlan';
import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import {
  type Definition,
  drawBelow,
  Match,
  readSetup,
  type SetupRequest,
  type Shape,
  seededChance,
} from '@getaway/kernel';

/**
 * Tests that bots see only what their seat may know: `npm run blindness -- 2000 [seed]`. At each of many positions,
 * everything that the seat can't know is drawn again. The choice and the expected values must stay the same. This is
 * tested at every level, with varying characters (styles of play).
 */
const [count = '1000', name = 'blindness'] = process.argv.slice(2);
const positions = Number(count);
if (!Number.isInteger(positions) || positions < 1) {
  console.error(`"${count}" is not a whole number above 0. Give the number of positions.`);
  process.exit(2);
}

/** A few rollouts (simulated continuations) are enough, because a longer search reads the same data. */
const ROLLOUTS = 8;
/** The number of decisions between two tested positions of a game. */
const EVERY = 3;

await prove(gangsta, gangstaAdapter, (game) => ({
  players: 2 + (game % 3),
  options: { families: game % 2 === 0, resources: game % 3 < 2 },
}));
await prove(escapePlan, escapePlanAdapter, (game) => ({ players: 2 + (game % 4) }));

async function prove<G extends Shape>(
  definition: Definition<G>,
  adapter: Adapter<G>,
  requestFor: (game: number) => SetupRequest,
): Promise<void> {
  if (adapter.learned !== undefined) await loadNets(adapter.learned);
  const started = performance.now();
  let [checked, hidden] = [0, 0];
  for (let game = 0; checked < positions; game += 1) {
    const match = start(definition, requestFor(game), `${name} ${game}`);
    const luck = seededChance(`${name} ${game} moves`);
    for (let choice = 0; match.decision !== undefined && checked < positions; choice += 1) {
      const { moves } = match.decision;
      if (choice % EVERY === 0 && moves.length > 1) {
        const other = definition.determinise(match.state, match.decision.seat, seededChance(`other ${choice}`));
        if (cardsOf(other) !== cardsOf(match.state)) hidden += 1;
        const lookalike = Match.from(definition, other, match.number);
        for (const bot of botsFor(checked)) compare(match, adapter, lookalike, bot);
        checked += 1;
        if (checked % 100 === 0) console.log(`${checked} of ${positions} positions, ${seconds(started)} s`);
      }
      match.play(moves[drawBelow(luck, moves.length)] as G['move']);
    }
  }
  console.log(`${definition.id}: ${checked} positions, ${hidden} with something hidden that was changed.`);
  console.log(`No choice and no expectation of ${LEVELS.join(', ')} changed, in ${seconds(started)} s.`);
}

function botsFor(position: number): readonly BotName[] {
  return LEVELS.map((level, i) => {
    const character = CHARACTERS[(position + i) % (CHARACTERS.length + 1)];
    return character === undefined ? { level } : { level, character };
  });
}

function start<G extends Shape>(definition: Definition<G>, request: SetupRequest, seed: string): Match<G> {
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(definition, setup.ok, { seed });
}

function compare<G extends Shape>(match: Match<G>, adapter: Adapter<G>, lookalike: Match<G>, bot: BotName): void {
  const seat = match.decision?.seat ?? 0;
  const wanted = { adapter, seat, ...bot, seed: name, rollouts: ROLLOUTS };
  const answer = JSON.stringify(chooseMove({ ...wanted, match }));
  if (JSON.stringify(chooseMove({ ...wanted, match: lookalike })) === answer) return;
  console.error(`${nameOfBot(bot)} answers differently in a position that its seat can't tell apart: ${answer}`);
  process.exit(1);
}

/** The state without its random generator, which always differs. */
function cardsOf(state: object): string {
  return JSON.stringify({ ...state, chance: undefined });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
