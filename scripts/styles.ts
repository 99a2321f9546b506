import { CHARACTERS, chooseMove, loadNets } from '@getaway/bots';
import type { EscapePlan } from '@getaway/escape-plan';
import { type GameId, idsIn } from '@getaway/games';
import { PARTS } from '@getaway/games/parts';
import { type Gangsta, packOf } from '@getaway/gangsta';
import { Match, readSetup, type Shape } from '@getaway/kernel';

/**
 * Measures how differently the characters (styles of play) play: `npm run styles -- [games]`. Each character plays
 * every deal from both seats, against the same level without a character. The figures are means over all decisions of
 * the character's seat.
 */
const games = Number(process.argv[2] ?? 40);
if (!Number.isInteger(games) || games < 2) {
  console.error('Give a number of games above 1, for example: npm run styles -- 40');
  process.exit(2);
}
const LEVEL = 'shrewd';

interface Measured<G extends Shape = Shape> {
  figures(state: G['state'], seat: number): Readonly<Record<string, number>>;
}

const GANGSTA: Measured<Gangsta> = {
  figures(state, seat) {
    const { seats } = state;
    const { henchmen } = packOf(state);
    const own = seats[seat];
    const ready = seats[1 - seat]?.gang.filter(({ available }) => available).length ?? 0;
    const skills = own?.gang.flatMap(({ card }) => henchmen.get(card)?.skills ?? []) ?? [];
    return {
      money: own?.money ?? 0,
      'rival’s money': seats[1 - seat]?.money ?? 0,
      members: own?.gang.length ?? 0,
      'rival’s ready members': ready,
      mercenaries: skills.filter((skill) => skill === 'mercenary').length,
    };
  },
};

const ESCAPE_PLAN: Measured<EscapePlan> = {
  figures({ seats }, seat) {
    const { cash = 0, notoriety = 0, contacts = [], cans = 0, wounds = 0 } = seats[seat] ?? {};
    return { cash, notoriety, contacts: contacts.length, cans, wounds };
  },
};

const MEASURED: Readonly<Record<GameId, Measured>> = { gangsta: GANGSTA, 'escape-plan': ESCAPE_PLAN };

for (const id of idsIn(MEASURED)) await show(id);

async function show(id: GameId): Promise<void> {
  const [definition, adapter] = await Promise.all([PARTS[id].definition(), PARTS[id].adapter()]);
  if (adapter.learned !== undefined) await loadNets(adapter.learned);
  console.log(`${definition.id}, ${games} games each:`);
  for (const character of [undefined, ...CHARACTERS]) {
    const sums = new Map<string, number>();
    let [wins, score, moments] = [0, 0, 0];
    for (let game = 0; game < games; game += 1) {
      const setup = readSetup(definition, { players: 2 });
      if ('refusal' in setup) throw new Error(setup.refusal.message);
      const match = Match.start(definition, setup.ok, { seed: `styles ${Math.floor(game / 2)}` });
      const own = game % 2;
      while (match.decision !== undefined) {
        const { seat } = match.decision;
        const style = seat === own && character !== undefined ? { character } : {};
        if (seat === own) {
          moments += 1;
          for (const [name, value] of Object.entries(MEASURED[id].figures(match.state, seat)))
            sums.set(name, (sums.get(name) ?? 0) + value);
        }
        match.play(chooseMove({ match, adapter, seat, level: LEVEL, seed: `${game}/${seat}`, ...style }).move);
      }
      const ranking = match.result?.ranking ?? [];
      const mine = ranking.find(({ seat }) => seat === own);
      wins += mine?.place === 1 ? 1 / ranking.filter(({ place }) => place === 1).length : 0;
      score += mine?.total ?? 0;
    }
    const figures = [...sums].map(([name, sum]) => `${name} ${(sum / moments).toFixed(2)}`);
    const result = `wins ${((100 * wins) / games).toFixed(0)} %, score ${(score / games).toFixed(0)}`;
    console.log(`  ${character ?? 'none'}: ${result}, ${figures.join(', ')}`);
  }
}
