import { copy, draft, unfrozen, unwrapped } from './boardgameIo.ts';
import type { Host } from './host.ts';
import { branch, engine, match } from './ours.ts';

interface Entrant {
  readonly label: string;
  readonly host: Host;
}

export const OURS = {
  engine: { label: 'engine', host: engine },
  match: { label: 'match with its journal', host: match },
  branch: { label: 'match, all states kept', host: branch },
} as const satisfies Record<string, Entrant>;

/** The ways to use boardgame.io that bench/README.md describes. */
export const PEERS = {
  copy: { label: 'boardgame.io, moves return a new G', host: copy },
  unfrozen: { label: '  the same, immer without freezing', host: unfrozen },
  unwrapped: { label: '  the same, without immer', host: unwrapped },
  draft: { label: 'boardgame.io, rules change the draft', host: draft },
} as const satisfies Record<string, Entrant>;

/** The fastest way to use an unmodified boardgame.io. Our goal is to be several times as fast. */
export const HEADLINE = 'copy' satisfies PeerId;

export type OurId = keyof typeof OURS;
export type PeerId = keyof typeof PEERS;
export type HostId = OurId | PeerId;

export const HOSTS: Readonly<Record<HostId, Entrant>> = { ...OURS, ...PEERS };
