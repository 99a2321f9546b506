import type { Speaker, Values } from './speaker.ts';

/**
 * For each field, the prefixes under which a name is looked up in the catalogue, in order. The field's own name is
 * always the last prefix. For example, with `member: ['boss', 'henchman']`, the name of a member is looked up as
 * `boss.<id>`, then as `henchman.<id>`, then as `member.<id>`. Two prefixes also have a special meaning: with `seat`, a
 * number in the field is a seat. With `bySeat`, a list in the field contains one amount for each seat.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;

export interface Readers {
  readonly seats: readonly string[];
  readonly viewer?: number | undefined;
}

/** A sentence of the catalogue by its name, with the ids and numbers to insert into it. */
export interface Said {
  readonly name: string;
  readonly values?: object;
}

/** Turns a game's ids and numbers into sentences. */
export interface Describer {
  event(event: { readonly type: string }): string;
  /**
   * The text of a move. The words can depend on the step. For example, `move.decline@steal` says what declining means
   * at the step `steal`.
   */
  move(move: { readonly move: string }, step?: string): string;
  step(frame: { readonly step: string }): string;
  fact(fact: Said): string;
  danger(danger: Said): string;
  reason(reason: Said): string;
  /**
   * Why the game ended. If a seat ended it, the message `endOf.<id>` names the seat. Without such a message, `end.<id>`
   * is used.
   */
  end(ending: { readonly end: string; readonly seat?: number }): string;
  score(line: string): string;
  option(name: string): string;
  /** The name of a thing, such as a card, by its kind and id. `form` is a grammatical form, such as a case. */
  name(kind: string, id: string, form?: string): string;
  seat(seat: number): string;
}

/**
 * Makes every field a value of the message. Ids and seats become names. Numbers stay unchanged. A message can use these
 * further values:
 * `<field>Is`: the id itself, or `you` or `other` for a seat.
 * `<field>Count`: the length of a list.
 * `<field>_<form>`: the name in a grammatical form.
 * `<field>_or`: a list joined by "or".
 * `<field>_<form>Or`: a list of names in a grammatical form, joined by "or".
 */
export function describer({
  speaker,
  fields,
  readers,
}: {
  readonly speaker: Speaker;
  readonly fields: Fields;
  readonly readers: Readers;
}): Describer {
  const { seats, viewer } = readers;
  const kindsOf = (field: string): readonly string[] => [...(fields[field] ?? []), field];
  const seatIs = (seat: number): string => (seat === viewer ? 'you' : 'other');
  const seat = (number: number, you = 'seat.you'): string => {
    const name = seats[number];
    if (name === undefined) throw new Error(`nobody sits at seat ${String(number)}`);
    return number === viewer && speaker.has(you) ? speaker.say(you, { name }) : name;
  };
  /** The name of a seat in a list. In the middle of a sentence, some languages write "you" in lower case. */
  const seatInList = (number: number): string =>
    seat(number, speaker.has('seat.youInside') ? 'seat.youInside' : undefined);

  function keyOf(field: string, id: string): string {
    const key = kindsOf(field)
      .map((kind) => `${kind}.${id}`)
      .find((name) => speaker.has(name));
    if (key === undefined) throw new Error(`nothing in the catalogue names ${id} in the field ${field}`);
    return key;
  }

  const nameOf = (field: string, id: string, form?: string): string => nameInForm(speaker, keyOf(field, id), form);

  /**
   * A name in the form that a message asks for. The same catalogue contains the message and the form, so the form must
   * exist.
   */
  function formOf(field: string, id: string, form: string): string {
    const key = `${keyOf(field, id)}#${form}`;
    if (speaker.has(key)) return speaker.say(key);
    throw new Error(`a message asks for ${keyOf(field, id)}#${form}, which the catalogue ${speaker.locale} lacks`);
  }

  function oneValue(field: string, value: unknown): string | number {
    if (typeof value === 'number') return kindsOf(field).includes('seat') ? seat(value) : value;
    if (typeof value === 'string') return nameOf(field, value);
    return String(value);
  }

  function thingsOf(field: string, values: readonly unknown[]): readonly string[] {
    if (kindsOf(field).includes('bySeat'))
      return values.map((amount, i) =>
        speaker.say(`bySeat.${field}`, { seat: seat(i), seatIs: seatIs(i), amount: Number(amount) }),
      );
    return [...new Set(values)].flatMap((thing) =>
      thingsInList(field, thing, values.filter((one) => one === thing).length),
    );
  }

  /**
   * The names of a thing that occurs `count` times in a list. A name with a `#count` form is written once, with the
   * count. Any other name is repeated.
   */
  function thingsInList(field: string, thing: unknown, count: number): readonly string[] {
    const counted = typeof thing === 'string' ? `${keyOf(field, thing)}#count` : '';
    if (speaker.has(counted)) return [speaker.say(counted, { count })];
    return Array.from({ length: count }, () => thingInList(field, thing));
  }

  function thingInList(field: string, thing: unknown): string {
    if (typeof thing === 'number' && kindsOf(field).includes('seat')) return seatInList(thing);
    return typeof thing === 'string' ? nameOf(field, thing, 'inside') : String(oneValue(field, thing));
  }

  function valuesOf(field: string, value: unknown): Values {
    if (Array.isArray(value)) {
      const things = thingsOf(field, value);
      // A list of amounts has only commas: “Ada 3, Ben 1, you 2”.
      const joined = kindsOf(field).includes('bySeat') ? things.join(', ') : speaker.list(things);
      return { [field]: joined, [`${field}Count`]: value.length };
    }
    const is = typeof value === 'number' && kindsOf(field).includes('seat') ? seatIs(value) : String(value);
    return { [field]: oneValue(field, value), [`${field}Is`]: is };
  }

  function inForm(field: string, value: unknown, form: string): string {
    if (!Array.isArray(value)) return formOf(field, String(value), form);
    if (form === 'or') return speaker.list(thingsOf(field, value), 'or');
    const [, plain = form, or] = /^(\w+?)(Or)?$/u.exec(form) ?? [];
    const names = new Set(value.map((id: unknown) => formOf(field, String(id), plain)));
    return speaker.list([...names], or === undefined ? undefined : 'or');
  }

  function tell(kind: string, id: string, thing: object, key = `${kind}.${id}`): string {
    const values: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(thing))
      if (field !== kind && field !== 'type' && value !== undefined) Object.assign(values, valuesOf(field, value));
    for (const name of speaker.valuesOf(key)) {
      const [field = '', form] = name.split('_');
      const value = (thing as Readonly<Record<string, unknown>>)[field];
      // The form is looked up only when it is used. So a branch of the message that is not taken may name a form that
      // does not exist.
      if (form !== undefined && value !== undefined)
        Object.defineProperty(values, name, { get: () => inForm(field, value, form) });
    }
    return speaker.say(key, values);
  }

  return {
    event: (event) => tell('event', event.type, event),
    move(move, step) {
      const atStep = `move.${move.move}@${step}`;
      return tell('move', move.move, move, speaker.has(atStep) ? atStep : undefined);
    },
    step: (frame) => tell('step', frame.step, frame),
    fact: ({ name, values = {} }) => tell('fact', name, values),
    danger: ({ name, values = {} }) => tell('danger', name, values),
    reason: ({ name, values = {} }) => tell('whyNot', name, values),
    end(ending) {
      const named = `endOf.${ending.end}`;
      return tell('end', ending.end, ending, ending.seat !== undefined && speaker.has(named) ? named : undefined);
    },
    score: (line) => speaker.say(`score.${line}`),
    option: (name) => speaker.say(`option.${name}`),
    name: nameOf,
    seat: (number) => seat(number),
  };
}

/**
 * A name in a grammatical form, such as a case. For example, `tone.green#key` is the colour green in the form that goes
 * with the word for a key. If a language has no such form, the plain name is used.
 */
export function nameInForm(speaker: Pick<Speaker, 'has' | 'say'>, name: string, form?: string): string {
  const key = `${name}#${form}`;
  return speaker.say(form !== undefined && speaker.has(key) ? key : name);
}

/** Says who chose what, for a log entry whose events are lost. */
export const tellChoice = (describer: Describer, seat: number, move: { readonly move: string }): string =>
  `${describer.seat(seat)}: ${tellMove(describer, move)}`;

/** Describes a move in the log. A move of older rules may have no message. In that case, its id is used. */
export function tellMove(describer: Describer, move: { readonly move: string }): string {
  try {
    return describer.move(move);
  } catch {
    return move.move;
  }
}
