import { isTooDeep } from '@getaway/kernel';
import type { FastifyInstance } from 'fastify';
import { refuse } from './request.ts';

/** Parses bodies as usual, but refuses one that is nested too deeply before anything walks through it. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(refuse(400, 'tooDeep', 'The request is nested too deeply.'));
    else void parse(request, body, done);
  });
}
