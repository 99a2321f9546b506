import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { ERROR_CODES, reasonFields } from './refusals.ts';

export const errorSchema = v.strictObject({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  ...reasonFields,
});

const text = v.pipe(v.string(), v.nonEmpty());
const seat = wholeNumber;
const move = v.looseObject({ move: text });
const heading = {
  format: text,
  version: wholeNumber,
  game: text,
  rules: wholeNumber,
  pack: v.strictObject({ id: text, hash: text }),
};

const decision = v.strictObject({
  number: wholeNumber,
  seat,
  step: text,
  rules: v.array(text),
  moves: v.pipe(v.array(move), v.nonEmpty()),
});
export const resultSchema = v.strictObject({
  endedBy: text,
  ranking: v.array(
    v.strictObject({
      seat: v.union([seat, v.string()]), // an automaton is identified by its name
      place: wholeNumber,
      total: v.number(),
      lines: v.array(v.strictObject({ line: text, value: v.number() })),
    }),
  ),
});
const position = v.strictObject({ ...heading, number: wholeNumber, state: v.looseObject({}) });
const entries = v.array(v.strictObject({ seat, move, draws: v.array(wholeNumber), aim: v.exactOptional(move) }));
const journal = v.union([
  v.strictObject({
    ...heading,
    seed: v.string(),
    fair: v.exactOptional(v.looseObject({})),
    players: wholeNumber,
    options: v.looseObject({}),
    draws: v.array(wholeNumber),
    entries,
  }),
  v.strictObject({ ...heading, position, entries }),
]);
const game = v.strictObject({
  id: text,
  players: v.strictObject({
    min: wholeNumber,
    max: wholeNumber,
    unofficial: v.exactOptional(v.array(wholeNumber)),
  }),
  packs: v.array(v.strictObject({ id: text, hash: text })),
  options: v.record(text, v.strictObject({ default: v.unknown(), values: v.array(v.unknown()) })),
});

const due = v.union([v.strictObject({ decision }), v.strictObject({ result: resultSchema })]);

/** The schema of `ok` for each request. */
export const okSchemas = {
  hello: v.strictObject({ name: text, version: text, protocol: v.literal(1), games: v.array(game) }),
  new: due,
  decision: due,
  play: v.union([
    v.strictObject({ events: v.array(v.looseObject({ type: text })), decision }),
    v.strictObject({ events: v.array(v.looseObject({ type: text })), result: resultSchema }),
  ]),
  undo: v.strictObject({ decision }),
  view: v.strictObject({ view: v.looseObject({}) }),
  position: v.strictObject({ position }),
  load: due,
  journal: v.strictObject({ journal }),
  replay: v.union([v.strictObject({ position, decision }), v.strictObject({ position, result: resultSchema })]),
  bot: v.strictObject({
    move,
    why: v.strictObject({
      dreams: wholeNumber,
      expected: v.array(
        v.strictObject({
          move,
          value: v.number(),
          win: v.optional(v.number()),
          plan: v.optional(v.array(move)),
          rollouts: v.optional(wholeNumber),
        }),
      ),
    }),
  }),
  result: v.strictObject({ result: v.nullable(resultSchema) }),
};

export const answerSchema = v.union([
  v.strictObject({ id: v.unknown(), ok: v.looseObject({}) }),
  v.strictObject({ id: v.unknown(), error: errorSchema }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;
