import type { Shape } from '@getaway/kernel';
import { type Describer, describer, type Readers, type Speaker, speaker } from '@getaway/text';
import type { TableGame } from './game.ts';

/** A speaker compiles its messages once, so a game keeps the one it has. */
const voices = new Map<string, Speaker>();

export function voiceOf<G extends Shape>({
  definition,
  catalogue,
}: Pick<TableGame<G>, 'definition' | 'catalogue'>): Speaker {
  const known = voices.get(definition.id);
  if (known !== undefined) return known;
  const voice = speaker({ locale: 'en', catalogue });
  voices.set(definition.id, voice);
  return voice;
}

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
