import { type EscapePlan, escapePlan } from '@getaway/escape-plan';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, readSetup, type Shape } from '@getaway/kernel';
import { type Player, RunningTable, type Scene } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { ADA_ALONE, ADA_AND_BOTS } from './prepared.ts';

interface Position {
  readonly name: string;
  readonly file: string;
}

interface Tour<G extends Shape> {
  readonly definition: Definition<G>;
  readonly seed: string;
  readonly players?: readonly Player[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Conditions by name. Each gives a position: the first moment at which Ada has to choose and the condition holds. */
  readonly moments: Readonly<Record<string, (scene: Scene<G>) => boolean>>;
}

const MAX_GAMES = 200;

/** Moves that decline something or end something early. */
const TIMID: ReadonlySet<string> = new Set(['decline', 'rest', 'pass', 'endEvading', 'turnBack', 'stopMobilising']);

/** Takes each position from a separate game with random choices. The positions are the same every time. */
function positionsOf<G extends Shape>({ moments, ...tour }: Tour<G>): readonly Position[] {
  return Object.entries(moments).map(([name, isAt]) => {
    for (let nth = 0; nth < MAX_GAMES; nth += 1) {
      const file = fileAt(tour, `${tour.seed} ${name} ${nth}`, isAt);
      if (file !== undefined) return { name, file };
    }
    throw new Error(`no game with the seed ${tour.seed} has ${name}`);
  });
}

/** A random game up to the first question to Ada that satisfies `isAt`. */
function fileAt<G extends Shape>(
  { definition, players = ADA_AND_BOTS, options = {} }: Omit<Tour<G>, 'moments'>,
  seed: string,
  isAt: (scene: Scene<G>) => boolean,
): string | undefined {
  const setup = readSetup(definition, { players: players.length, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  let table = RunningTable.begin(definition, setup.ok, { seed, players });
  const pack = definition.packs.documentOf(table.journal.pack.hash);
  let chance = 7;
  while (table.due !== undefined) {
    if (table.due === 0 && isAt(table.sceneFor(0, Number.POSITIVE_INFINITY))) {
      const { journal, position } = table;
      return writeGameFile({ players, pack, position, journal });
    }
    const moves = table.asked?.moves ?? [];
    const bold = moves.filter(({ move }) => !TIMID.has(move));
    const some = bold.length > 0 ? bold : moves;
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31;
    const next = table.play(table.due, some.slice(Math.floor((chance / 2 ** 31) * some.length)).slice(0, 1));
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return undefined;
}

const at =
  (step: string, isMore: (scene: Scene<EscapePlan>) => boolean = () => true) =>
  (scene: Scene<EscapePlan>): boolean =>
    scene.asked?.frame.step === step && isMore(scene);

const step =
  (name: string, isMore: (scene: Scene<Gangsta>) => boolean = () => true) =>
  (scene: Scene<Gangsta>): boolean =>
    scene.asked?.frame.step === name && isMore(scene);

/** A rare position of Gangsta! in which it is Ada's turn. */
export const gangstaPosition = (name: string, isAt: (scene: Scene<Gangsta>) => boolean): string =>
  positionsOf<Gangsta>({ definition: gangsta, seed: 'rare', moments: { [name]: isAt } })[0]?.file ?? '';

/** Ten positions of Escape Plan. Together they cover every kind of question that changes the layout of the table. */
const escapePlanPositions = (): readonly Position[] => [
  ...positionsOf<EscapePlan>({
    definition: escapePlan,
    seed: 'readable',
    moments: {
      'placing a tile': at('placeTile'),
      'a turn on day 1': at('chooseTurn', ({ view }) => view.day === 1),
      'a journey on day 2': at('travel', ({ view }) => view.day === 2),
      'evading on three tiles': at(
        'evade',
        ({ asked }) => asked?.frame.step === 'evade' && asked.frame.tiles.length > 2,
      ),
      'hiring a contact': at('takeContact'),
      'moving an officer nearer': at('moveNearer'),
      'a turn on day 3': at('chooseTurn', ({ view }) => view.day === 3),
    },
  }),
  ...positionsOf<EscapePlan>({
    definition: escapePlan,
    seed: 'readable alone',
    players: ADA_ALONE,
    moments: {
      'alone in a store': at('buyEquipment'),
      'alone, step by step': at('stepByStep'),
      'alone on day 3': at('travel', ({ view }) => view.day === 3),
    },
  }),
];

/** Ten positions of Gangsta!. Together they cover every kind of question that changes the layout of the table. */
const gangstaPositions = (): readonly Position[] => [
  ...positionsOf<Gangsta>({
    definition: gangsta,
    seed: 'readable',
    moments: {
      'the first action': step('act'),
      'pulling a job': step('pullJob'),
      'discarding a card': step('discard'),
      'chapter II': step('act', ({ view }) => view.chapter === 2),
      'a lost gang war': step('giveUp'),
      'chapter III': step('act', ({ view }) => view.chapter === 3),
    },
  }),
  ...positionsOf<Gangsta>({
    definition: gangsta,
    seed: 'readable variants',
    options: { families: true, resources: true },
    moments: {
      'keeping a resource': step('chooseResource'),
      'calling members back': step('mobilise'),
      'families and resources': step('act', ({ view }) => view.chapter === 2),
      'naming a rival or a member': (scene) =>
        ['divert', 'steal', 'assassinate', 'learn', 'makeAvailable'].some((name) => step(name)(scene)),
    },
  }),
];

export const POSITIONS = { 'Escape Plan': escapePlanPositions, 'Gangsta!': gangstaPositions } as const;
