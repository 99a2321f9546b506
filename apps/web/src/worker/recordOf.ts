import type { HostedTable, Origin } from '@getaway/table';
import type { Stored } from './store.ts';

type Identity = Pick<Stored, 'id' | 'game' | 'created'> & { readonly origin?: Origin | undefined };

export function recordOf(table: HostedTable, { id, game, created, origin }: Identity): Stored {
  const { result } = table.sceneFor('spectator', Number.POSITIVE_INFINITY);
  const winners = result?.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const { archive } = table;
  return {
    id,
    game,
    created,
    changed: Date.now(),
    players: table.players.map((player) => ({ ...player })),
    choices: table.choices,
    ...(table.due === undefined ? {} : { due: table.due }),
    ...(winners === undefined ? {} : { winners }),
    packHash: table.journal.pack.hash,
    journal: { ...table.journal },
    position: { ...table.position },
    ...(archive === undefined ? {} : { archive: { ...archive } }),
    ...(origin === undefined ? {} : { origin: { ...origin } }),
  };
}
