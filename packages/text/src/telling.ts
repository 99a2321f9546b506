import { type Describer, describer, type Fields, type Readers } from './describe.ts';
import type { Speaker } from './speaker.ts';

/** What a game adds to its catalogue at a table. */
export interface Telling<View> {
  readonly fields: Fields;
  /** A name that depends on the table, such as that of a location. The catalogue has all other names. */
  nameIn?(view: View, key: string, voice: Speaker): string | undefined;
  /** An event, a move, a step or the end in the flat form that a describer needs. */
  tellable?<T extends object>(view: View, thing: T): T;
}

/** The voices of tables, with the voice of the game that each was made from. */
const PLAIN = new WeakMap<Speaker, Speaker>();

/**
 * The voice of a game at one table, including the names that depend on the table. The given voice may be that of another
 * moment of the table, whose names are then not used.
 */
export function tableVoice<View>({ nameIn }: Telling<View>, view: View, voice: Speaker): Speaker {
  if (nameIn === undefined) return voice;
  const plain = PLAIN.get(voice) ?? voice;
  const named = (key: string): string | undefined => nameIn(view, key, plain);
  const made: Speaker = {
    ...plain,
    has: (key): key is string => named(key) !== undefined || plain.has(key),
    say: (key, values) => named(key) ?? plain.say(key, values),
  };
  PLAIN.set(made, plain);
  return made;
}

/** Describes events, questions and moves to one reader, in the voice of the table. */
export function tableDescriber<View>(
  { fields, tellable }: Telling<View>,
  view: View,
  { voice, readers }: { readonly voice: Speaker; readonly readers: Readers },
): Describer {
  const plain = describer({ speaker: voice, fields, readers });
  if (tellable === undefined) return plain;
  return {
    ...plain,
    event: (event) => plain.event(tellable(view, event)),
    move: (move, step) => plain.move(tellable(view, move), step),
    step: (frame) => plain.step(tellable(view, frame)),
    end: (ending) => plain.end(tellable(view, ending)),
  };
}
