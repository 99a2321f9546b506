import type { Rulebook } from '@getaway/games';
import type { ReadersWords } from '@getaway/games/search';
import { type Describer, type Readers, type Speaker, speaker, tableDescriber, tableVoice } from '@getaway/text';
import type { GameText, TableGame } from './game.ts';

interface Spoken {
  /** Turns message keys into text. Cached, because compiling messages is slow. */
  readonly voice: Speaker;
  readonly rulebook: Rulebook;
  readonly readers: ReadersWords;
}

type Named = { readonly host: { readonly id: string } };

const spoken = new Map<string, Spoken>();

export function setGameLanguage({ host }: Named, locale: string, { catalogue, rulebook, readers }: GameText): void {
  spoken.set(host.id, { voice: speaker({ locale, catalogue }), rulebook, readers });
}

export function spokenBy({ host: { id } }: Named): Spoken {
  const known = spoken.get(id);
  if (known === undefined) throw new Error(`no language has been chosen yet for ${id}`);
  return known;
}

export const voiceOf = (game: Named): Speaker => spokenBy(game).voice;

export const rulebookOf = (game: Named): Rulebook => spokenBy(game).rulebook;

/** The speaker turns message keys into text. A speaker for one table also knows the names that depend on the table. */
export const voiceAt = (game: TableGame, view: object): Speaker => tableVoice(game, view, voiceOf(game));

/** The describer for one table and one reader: it describes events, questions and moves. */
export const describerAt = (game: TableGame, view: object, readers: Readers): Describer =>
  tableDescriber(game, view, { voice: voiceAt(game, view), readers });
