import type { Speaker, Values } from './speaker.ts';

/**
 * Where the names of a field's values stand in the catalogue: `member: ['boss', 'henchman']` looks for `boss.<id>`, then for
 * `henchman.<id>`, and at last for `member.<id>`. A field that is not listed is named by its own name alone.
 * Two names are special: the numbers of a `seat` field are seats, those of a `bySeat` field are amounts, one a seat.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** Who sits at the table, and who reads. */
export interface Readers {
  readonly seats: readonly string[];
  readonly viewer?: number | undefined;
}

/** Turns what a game says about itself, ids and numbers, into sentences. */
export interface Describer {
  event(event: { readonly type: string }): string;
  move(move: { readonly move: string }): string;
  /** The prompt of a pending step. */
  step(frame: { readonly step: string }): string;
  /** A line of a score. */
  score(line: string): string;
  option(name: string): string;
  /** One thing by its kind and id, such as a card. */
  name(kind: string, id: string): string;
  seat(seat: number): string;
}

/**
 * Every field of what is described becomes a value of its message: ids by their names, seats by theirs, numbers as they are.
 * For a message that has to choose its words there are two more: `<field>Is` (the id itself; of a seat `you` or `other`),
 * and `<field>Count` of a list.
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
  /** A list stands in mid-sentence, where some languages write "you" in lower case. */
  const seatInList = (number: number): string =>
    seat(number, speaker.has('seat.youInside') ? 'seat.youInside' : undefined);

  function nameOf(field: string, id: string): string {
    for (const kind of kindsOf(field)) {
      const key = `${kind}.${id}`;
      if (speaker.has(key)) return speaker.say(key);
    }
    throw new Error(`nothing in the catalogue names ${id} in the field ${field}`);
  }

  function oneValue(field: string, value: unknown): string | number {
    if (typeof value === 'number') return kindsOf(field).includes('seat') ? seat(value) : value;
    if (typeof value === 'string') return nameOf(field, value);
    return String(value);
  }

  function valuesOf(field: string, value: unknown): Values {
    if (Array.isArray(value)) {
      const things = value.map((thing: unknown, i) =>
        kindsOf(field).includes('bySeat')
          ? speaker.say(`bySeat.${field}`, { seat: seat(i), seatIs: seatIs(i), amount: Number(thing) })
          : typeof thing === 'number' && kindsOf(field).includes('seat')
            ? seatInList(thing)
            : String(oneValue(field, thing)),
      );
      return { [field]: speaker.list(things), [`${field}Count`]: value.length };
    }
    const is = typeof value === 'number' && kindsOf(field).includes('seat') ? seatIs(value) : String(value);
    return { [field]: oneValue(field, value), [`${field}Is`]: is };
  }

  function tell(kind: string, id: string, thing: object): string {
    const values: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(thing))
      if (field !== kind && field !== 'type' && value !== undefined) Object.assign(values, valuesOf(field, value));
    return speaker.say(`${kind}.${id}`, values);
  }

  return {
    event: (event) => tell('event', event.type, event),
    move: (move) => tell('move', move.move, move),
    step: (frame) => tell('step', frame.step, frame),
    score: (line) => speaker.say(`score.${line}`),
    option: (name) => speaker.say(`option.${name}`),
    name: nameOf,
    seat: (number) => seat(number),
  };
}

/** Who chose what, for a log that no longer knows what it led to. A move of older rules may have no words today. */
export function tellChoice(describer: Describer, seat: number, move: { readonly move: string }): string {
  const who = describer.seat(seat);
  try {
    return `${who}: ${describer.move(move)}`;
  } catch {
    return `${who}: ${move.move}`;
  }
}
