import { isTooDeep } from '@getaway/kernel';
import type { FastifyInstance } from 'fastify';
import { refuse } from './request.ts';

/** Parses JSON bodies. A body that is nested too deeply is refused before any recursive code reads it. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(refuse(400, 'tooDeep', 'The request is nested too deeply.'));
    else void parse(request, body, done);
  });
}
