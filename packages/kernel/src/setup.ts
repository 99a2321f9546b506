import type { Definition, Setup } from './definition.ts';
import type { PackName } from './pack.ts';
import { type Attempt, refused, taken } from './refusal.ts';
import type { Shape } from './shape.ts';

export interface SetupRequest {
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The id or the hash of a pack. The default is the first pack. */
  readonly pack?: string | undefined;
}

/** Fills in the defaults. Refuses a request that this game can't fulfil. */
export function readSetup<G extends Shape>(definition: Definition<G>, request: SetupRequest): Attempt<Setup<G>> {
  const { id, players, packs } = definition;
  if (!Number.isInteger(request.players) || request.players < players.min || request.players > players.max)
    return refused(
      'badOption',
      `${id} is for ${players.min} to ${players.max} players, not ${String(request.players)}.`,
    );
  const pack = findPack(packs.names(), request.pack);
  if (pack === undefined) return refused('badOption', `${id} has no pack "${String(request.pack)}".`);
  const specs = Object.entries<{ default: unknown; values: readonly unknown[] }>(definition.options);
  const known = new Map(specs);
  for (const [name, value] of Object.entries(request.options ?? {})) {
    const spec = known.get(name);
    if (spec === undefined) return refused('badOption', `${id} has no option "${name}".`);
    if (!spec.values.includes(value))
      return refused(
        'badOption',
        `The option ${name} can be ${spec.values.join(' or ')}, not ${JSON.stringify(value)}.`,
      );
  }
  const defaults = Object.fromEntries(specs.map(([name, spec]) => [name, spec.default]));
  return taken({
    players: request.players,
    options: { ...defaults, ...request.options },
    pack: pack.hash,
  });
}

/** A hash identifies a pack. An id is only the name that a pack gives itself. */
function findPack(names: readonly PackName[], requested: string | undefined): PackName | undefined {
  if (requested === undefined) return names[0];
  return names.find(({ hash }) => hash === requested) ?? names.find(({ id }) => id === requested);
}
