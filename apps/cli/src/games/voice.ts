import type { Shape } from '@getaway/kernel';
import { type Describer, describer, type Readers, type Speaker, speaker } from '@getaway/text';
import type { TableGame } from './game.ts';
import type { GameText, Rulebook } from './text.ts';

interface Spoken {
  /** A speaker compiles its messages once, so a game keeps the one it has. */
  readonly voice: Speaker;
  readonly rulebook: Rulebook;
}

type Named = { readonly definition: { readonly id: string } };

/** What each game says in the language that was chosen. */
const spoken = new Map<string, Spoken>();

/** From now on the game speaks so. */
export function speakGame({ definition }: Named, locale: string, { catalogue, rulebook }: GameText): void {
  spoken.set(definition.id, { voice: speaker({ locale, catalogue }), rulebook });
}

function spokenBy({ definition: { id } }: Named): Spoken {
  const known = spoken.get(id);
  if (known === undefined) throw new Error(`no language has been chosen yet for ${id}`);
  return known;
}

export const voiceOf = (game: Named): Speaker => spokenBy(game).voice;

export const rulebookOf = (game: Named): Rulebook => spokenBy(game).rulebook;

/** The voice of a game at one table, which also knows the names that depend on it. */
export function voiceAt<G extends Shape>(game: TableGame<G>, view: G['view']): Speaker {
  const voice = voiceOf(game);
  const { nameIn } = game;
  if (nameIn === undefined) return voice;
  const named = (key: string): string | undefined => nameIn(view, key, voice);
  return {
    ...voice,
    has: (key): key is string => named(key) !== undefined || voice.has(key),
    say: (key, values) => named(key) ?? voice.say(key, values),
  };
}

/** Tells to one reader what happened, what is asked and what can be chosen. */
export function describerAt<G extends Shape>(game: TableGame<G>, view: G['view'], readers: Readers): Describer {
  const plain = describer({ speaker: voiceAt(game, view), fields: game.fields, readers });
  const { tellable } = game;
  if (tellable === undefined) return plain;
  return {
    ...plain,
    event: (event) => plain.event(tellable(view, event)),
    move: (move) => plain.move(tellable(view, move)),
    step: (frame) => plain.step(tellable(view, frame)),
  };
}
