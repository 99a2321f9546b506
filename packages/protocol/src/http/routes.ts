import { textUpTo } from '@getaway/kernel';
import { originSchema } from '@getaway/table';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import { labelField, nameField, secretField } from '../fields.ts';
import { forkSetupSchema, setupSchema } from '../room/setup.ts';
import { alertsSchema, ownAlertsSchema } from './alerts.ts';
import * as answers from './answers.ts';

/**
 * Whether a request must name a known device. `optional`: the request may name no device, but if it names one, the
 * device must be known.
 */
type Auth = 'none' | 'optional' | 'required';

interface RouteKind {
  readonly auth: Auth;
  readonly takes?: v.GenericSchema;
  readonly answers: v.GenericSchema;
  readonly status: 200 | 201 | 204;
  /** Whether the request creates something permanent. If so, its rate limit is lower. */
  readonly creates?: true;
  /** The maximum size of the body, if it differs from the default. */
  readonly maxBytes?: number;
}

const label = v.exactOptional(labelField);
const link = v.object({ secret: secretField });
const nothing = { answers: answers.nothingSchema, status: 204 } as const;

const text = textUpTo(20_000);
/** A WebAuthn response, in the format of browsers. */
interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly response: object;
  readonly type: 'public-key';
}
const credential: v.GenericSchema<unknown, Credential> = v.looseObject({
  id: text,
  rawId: text,
  response: v.looseObject({}),
  type: v.literal('public-key'),
});
const proof = { label, challenge: text, response: credential };

/** Every route of the API: its authentication, its body and its answer. */
export const ROUTES = {
  'POST /api/people': {
    auth: 'none',
    takes: v.object({ name: nameField, label }),
    answers: answers.newPersonSchema,
    status: 201,
    creates: true,
  },
  'GET /api/me': { auth: 'required', answers: answers.ownPersonSchema, status: 200 },
  'PATCH /api/me': {
    auth: 'required',
    takes: v.object({ name: nameField }),
    answers: answers.personSchema,
    status: 200,
  },
  'DELETE /api/me': { auth: 'required', ...nothing },
  'GET /api/me/tables': { auth: 'required', answers: answers.tablesSchema, status: 200 },
  'DELETE /api/me/tables/:id': { auth: 'required', ...nothing },
  'GET /api/me/games': { auth: 'required', answers: answers.playedSchema, status: 200 },
  'DELETE /api/me/games': { auth: 'required', ...nothing },
  'DELETE /api/me/games/:id': { auth: 'required', ...nothing },
  'PUT /api/me/alerts': { auth: 'required', takes: alertsSchema, answers: ownAlertsSchema, status: 200 },
  'POST /api/me/alerts/test': { auth: 'required', answers: answers.outcomesSchema, status: 200, creates: true },
  'GET /api/me/devices': { auth: 'required', answers: answers.devicesSchema, status: 200 },
  'DELETE /api/me/devices': { auth: 'required', answers: answers.linksSchema, status: 200 },
  'DELETE /api/me/devices/:id': { auth: 'required', answers: answers.linksSchema, status: 200 },
  'GET /api/me/passkeys': { auth: 'required', answers: answers.passkeysSchema, status: 200 },
  'DELETE /api/me/passkeys/:id': { auth: 'required', ...nothing },
  'GET /api/reach': { auth: 'none', answers: answers.reachSchema, status: 200 },
  'GET /api/push-key': { auth: 'none', answers: answers.pushKeySchema, status: 200 },
  'POST /api/packs': {
    auth: 'required',
    takes: v.object({ game: textUpTo(40), pack: v.unknown() }),
    answers: answers.packReadingSchema,
    status: 201,
    creates: true,
    maxBytes: 64 * 1024, // five times the size of the default packs
  },
  'GET /api/packs/:hash': { auth: 'none', answers: answers.documentSchema, status: 200 },
  'POST /api/tables': {
    auth: 'required',
    takes: setupSchema,
    answers: answers.idSchema,
    status: 201,
    creates: true,
  },
  'POST /api/forks': {
    auth: 'required',
    takes: v.object({ setup: forkSetupSchema, journal: answers.documentSchema, origin: originSchema }),
    answers: answers.idSchema,
    status: 201,
    creates: true,
    maxBytes: 1024 * 1024, // the journal of a long game takes about 50 KB
  },
  'GET /api/tables': { auth: 'none', answers: answers.tablesSchema, status: 200 },
  'GET /api/tables/:id': { auth: 'optional', answers: answers.tableSchema, status: 200 },
  'DELETE /api/tables/:id': { auth: 'required', ...nothing },
  'GET /api/tables/:id/journal': { auth: 'optional', answers: answers.documentSchema, status: 200 },
  'POST /api/tables/:id/reports': {
    auth: 'required',
    takes: v.object({ report: v.unknown() }),
    ...nothing,
    creates: true,
    maxBytes: 1024 * 1024, // enough for the log of a long game
  },
  'GET /api/tables/:id/replay': { auth: 'optional', answers: answers.replaySchema, status: 200 },
  'POST /api/tables/:id/claim': { auth: 'required', takes: link, answers: answers.seatSchema, status: 200 },
  'POST /api/tables/:id/link': { auth: 'required', takes: link, answers: answers.seatSchema, status: 200 },
  'POST /api/passkeys/register/options': { auth: 'required', answers: answers.challengeSchema, status: 200 },
  'POST /api/passkeys/register': {
    auth: 'required',
    takes: v.object(proof),
    answers: answers.idSchema,
    status: 201,
  },
  'POST /api/passkeys/login/options': { auth: 'none', answers: answers.challengeSchema, status: 200 },
  'POST /api/passkeys/login': {
    auth: 'none',
    takes: v.object({ ...proof, device: v.exactOptional(secretField) }),
    answers: answers.loginSchema,
    status: 201,
    creates: true,
  },
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, RouteKind>>;

type Routes = typeof ROUTES;
export type Route = keyof Routes;

export type BodyOf<R extends Route> = Routes[R] extends { readonly takes: infer Schema extends v.GenericSchema }
  ? DocumentOf<Schema>
  : undefined;

export type AnswerOf<R extends Route> = DocumentOf<Routes[R]['answers']>;

/** The parameters of a route's path: the segments that begin with a colon. */
export type PathFields<R extends string> = R extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name]: string } & PathFields<Rest>
  : R extends `${string}:${infer Name}`
    ? { readonly [N in Name]: string }
    : unknown;

export type AuthOf<R extends Route> = Routes[R]['auth'];
