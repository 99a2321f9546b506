import { type Adapter, CHARACTERS, chooseMove, loadNets } from '@getaway/bots';
import { escapePlanAdapter } from '@getaway/bots/adapters/escapePlan';
import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta, packOf } from '@getaway/gangsta';
import { type Definition, Match, readSetup, type Shape } from '@getaway/kernel';

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

type Figures<G extends Shape> = (state: G['state'], seat: number) => Readonly<Record<string, number>>;

await show(gangsta, gangstaAdapter, (state, seat) => {
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
});
await show(escapePlan, escapePlanAdapter, ({ seats }, seat) => {
  const { cash = 0, income = 0, notoriety = 0, contacts = [], items = [], cans = 0, wounds = 0 } = seats[seat] ?? {};
  const equipment = items.filter(({ kind }) => kind === 'equipment').length;
  return { cash, 'income cubes': income, notoriety, contacts: contacts.length, equipment, cans, wounds };
});

async function show<G extends Shape>(definition: Definition<G>, adapter: Adapter<G>, read: Figures<G>): Promise<void> {
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
          for (const [name, value] of Object.entries(read(match.state, seat)))
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
