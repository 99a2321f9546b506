import { pathToFileURL } from 'node:url';
import type { Definition, Shape } from '@getaway/kernel';
import { serve } from './probe.ts';
import { repeat } from './repeat.ts';

export interface AgainstTask {
  readonly folder: string;
  readonly game: string;
  readonly players: number;
  readonly games: number;
}

/** The CPU milliseconds that all games took together, and the number of decisions in all games. */
export interface Played {
  readonly milliseconds: number;
  readonly decisions: number;
}

type Kernel = typeof import('@getaway/kernel');

/** The kernel of any checkout. Older kernels lack `secureChance`. */
type AnyKernel = Omit<Kernel, 'secureChance'> & Partial<Kernel>;

// The rules come from the checkout in `folder`. The code that picks moves always comes from this checkout. So only the
// rules differ.
serve<AgainstTask, undefined, Played>(async ({ folder, game, players, games }) => {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(`${folder}/packages/${path}`).href);
  const kernel = (await load('kernel/src/index.ts')) as AnyKernel;
  const exported = Object.values((await load(`${game}/src/index.ts`)) as Readonly<Record<string, unknown>>);
  const definition = exported.find((value) => isDefinition(value, game)) as Definition<Shape> | undefined;
  if (definition === undefined) throw new Error(`${folder} has no game ${game}`);
  const { ok: setup } = kernel.readSetup(definition, { players }) as { readonly ok: never };

  const draws = kernel.secureChance ?? kernel.seededChance;
  const play = (): number => {
    let decisions = 0;
    for (let i = 0; i < games; i += 1) {
      const picks = kernel.seededChance(`picks ${i}`);
      const started = new kernel.Game(definition.start(setup, draws(`game ${i}`)));
      let question = kernel.advance(definition, started);
      while (question !== undefined) {
        decisions += 1;
        const { moves } = question;
        const move = moves[kernel.drawBelow(picks, moves.length)] as Shape['move'];
        question = kernel.answer(definition, started, question, move);
      }
    }
    return decisions;
  };
  const sample = (): Played => {
    let decisions = 0;
    const { core } = repeat(() => {
      decisions = play();
    }, 0);
    return { milliseconds: core * 1e3, decisions };
  };
  return { ready: undefined, sample };
});

const isDefinition = (value: unknown, game: string): boolean =>
  typeof value === 'object' && value !== null && 'rulesVersion' in value && 'id' in value && value.id === game;
