import { type Describer, describer, type Fields, type Readers } from './describe.ts';
import type { Speaker } from './speaker.ts';

/** How a game describes the things at a table, in addition to its catalogue. */
export interface Telling<View> {
  readonly fields: Fields;
  /** A name that depends on the table, such as the name of a location. Undefined if the catalogue has the name. */
  nameIn?(view: View, key: string, voice: Speaker): string | undefined;
  /** Converts an event, a move, a step or the end of the game to the flat form that a describer needs. */
  tellable?<T extends object>(view: View, thing: T): T;
}

/** A speaker that also knows names that depend on the table. */
export function tableVoice<View>({ nameIn }: Telling<View>, view: View, voice: Speaker): Speaker {
  if (nameIn === undefined) return voice;
  const named = (key: string): string | undefined => nameIn(view, key, voice);
  return {
    ...voice,
    has: (key): key is string => named(key) !== undefined || voice.has(key),
    say: (key, values) => named(key) ?? voice.say(key, values),
  };
}

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
