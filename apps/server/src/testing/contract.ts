import { isDeepStrictEqual } from 'node:util';
import { ROUTES } from '@getaway/protocol/http';
import { REASONS, refusalSchema, SERVER_CODES } from '@getaway/protocol/refusals';
import { SOCKET_REQUESTS, updateSchema } from '@getaway/protocol/socket';
import * as v from 'valibot';

/** Throws an error if a document does not match its schema or has an unlisted field. */
function check(what: string, schema: v.GenericSchema, document: unknown): void {
  const parsed = v.safeParse(schema, document);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${what} breaks the contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  if (!isDeepStrictEqual(parsed.output, document))
    throw new Error(`${what} has fields that the contract does not list: ${JSON.stringify(document).slice(0, 500)}`);
}

function checkRefusal(what: string, document: unknown): void {
  check(what, refusalSchema, document);
  const { code, because } = v.parse(refusalSchema, document);
  if (!SERVER_CODES.some((known) => known === code)) throw new Error(`${what}: the contract has no code ${code}`);
  // The reasons why a move is illegal are defined by the game, so the contract does not list them.
  if (code !== 'illegal' && because !== undefined && !REASONS.some((known) => known === because))
    throw new Error(`${what}: the contract has no reason ${because}`);
}

const requestKinds: Readonly<Record<string, { readonly answers: v.GenericSchema }>> = SOCKET_REQUESTS;

/** Checks that a message of the server matches the schemas. `name` is the request that the message answers. */
export function checkMessage(message: object, name: string | undefined): void {
  if ('table' in message) return check('an update', updateSchema, message);
  if ('error' in message) return checkRefusal(`the refusal of ${name}`, message.error);
  if (name === undefined) return; // a test wrote the request by hand
  const answers = requestKinds[name]?.answers;
  if (answers === undefined || !('ok' in message)) throw new Error(`an answer to ${name} is not in the contract`);
  check(`the answer to ${name}`, answers, message.ok);
}

const routes = Object.entries(ROUTES).map(([route, { answers, status }]) => {
  const [method, path = ''] = route.split(' ');
  return { route, method, path: new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'), answers, status };
});

interface Reply {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

export function checkReply({ method, path, status, text }: Reply): void {
  if (!path.startsWith('/api/') || method === 'HEAD') return;
  if (status >= 400)
    return checkRefusal(`${method} ${path}`, v.parse(v.object({ error: v.unknown() }), JSON.parse(text)).error);
  const route = routes.find((known) => known.method === method && known.path.test(path));
  if (route === undefined) throw new Error(`${method} ${path} is not in the contract`);
  if (status !== route.status) throw new Error(`${route.route} answers with status ${status}, not ${route.status}`);
  check(route.route, route.answers, text === '' ? null : JSON.parse(text));
}
