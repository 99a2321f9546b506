import { listUpTo, parseJson, recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { MAX_PLAYERS, playerName } from './names.ts';

const FORMAT = 'getaway-report';
const VERSION = 1;

export const MAX_SENTENCE = 2000;
const MAX_SHOWN = 200;
const MAX_TEXT = 1000;
const MAX_PASSAGES = 20_001;
const MAX_TIME = 8.64e15;

const record = v.looseObject({});
const shownText = textUpTo(MAX_TEXT);

/** A bug report: what a player saw at one moment. It contains only what the player was allowed to know. */
const reportSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: textUpTo(40),
  /** The version of the page, with the hash of its sources. */
  build: shownText,
  /** The time of the report, in milliseconds since 1970. */
  at: v.pipe(wholeNumber, v.maxValue(MAX_TIME)),
  sentence: textUpTo(MAX_SENTENCE),
  players: listUpTo(v.strictObject({ name: playerName, bot: v.exactOptional(textUpTo(40)) }), MAX_PLAYERS),
  viewer: v.union([wholeNumber, v.literal('spectator')]),
  pack: record,
  /** The view at that moment. Like the log, it contains only what the viewer may know. */
  view: record,
  log: listUpTo(v.looseObject({ events: listUpTo(v.looseObject({ type: textUpTo(100) }), 2000) }), MAX_PASSAGES),
  /** The decision that was due, if the viewer had to make it. */
  asked: v.exactOptional(record),
  /** The whole journal. Only a report about a finished game has it, because then nothing is secret. */
  journal: v.exactOptional(record),
  page: v.strictObject({
    address: shownText,
    settings: recordUpTo(textUpTo(40), v.union([textUpTo(100), v.number(), v.boolean()]), 30),
    width: wholeNumber,
    height: wholeNumber,
    browser: shownText,
    texts: listUpTo(shownText, MAX_SHOWN),
  }),
});
export type Report = v.InferOutput<typeof reportSchema>;

export const writeReport = (report: Omit<Report, 'format' | 'version'>): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...report }, undefined, 1);

/** Reads a bug report. Returns undefined if the text is something else, and a fault if the report can't be read. */
export function readReport(text: string): { readonly ok: Report } | { readonly fault: string } | undefined {
  const { document } = parseJson(text);
  if (!v.is(v.looseObject({ format: v.literal(FORMAT) }), document)) return undefined;
  const read = v.safeParse(reportSchema, document, { abortEarly: true });
  if (read.success) return { ok: read.output };
  const [issue] = read.issues;
  return { fault: `${v.getDotPath(issue) ?? ''}: ${issue.message}` };
}
