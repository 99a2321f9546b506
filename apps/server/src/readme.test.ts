import { readFileSync } from 'node:fs';
import { ROUTES } from '@getaway/protocol/http';
import { ERROR_CODES, refusalSchema, SERVER_CODES } from '@getaway/protocol/refusals';
import { roomSchema } from '@getaway/protocol/room';
import { SOCKET_REQUESTS, updateSchema } from '@getaway/protocol/socket';
import { rowsUnder, shapeOf } from '@getaway/protocol/testing';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** The cells of each row except the last cell, which is prose. */
const facts = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.slice(0, -1));

test('the table of HTTP routes matches the contract', () => {
  const routes = Object.entries(ROUTES).map(([route, kind]) => [
    route,
    kind.auth.replace('none', ''),
    'takes' in kind ? shapeOf(kind.takes) : '',
    kind.status === 204 ? '204' : `${kind.status} ${shapeOf(kind.answers)}`,
  ]);
  expect(facts(rowsUnder(readme, 'route', 'device', 'takes', 'answers'))).toEqual(routes);
});

test('the table of socket requests matches the contract', () => {
  const requests = Object.entries(SOCKET_REQUESTS).map(([name, { takes, answers, cost }]) => [
    name,
    shapeOf(takes),
    shapeOf(answers),
    String(cost),
  ]);
  expect(facts(rowsUnder(readme, 'do', 'takes', 'answers', 'cost'))).toEqual(requests);
});

test('the list of updates matches the contract', () => {
  const [, updates = ''] = /Updates that the server sends:\n\n```\n(.*?)\n```/su.exec(readme) ?? [];
  expect(updates.split('\n')).toEqual(shapeOf(updateSchema, 2).split(' or '));
});

test('the table of room records matches the contract', () => {
  const records = Object.entries(roomSchema.entries).flatMap(([name, field]) => {
    const shape = shapeOf(field);
    return /^[[{]/u.test(shape) ? [[name, shape]] : [];
  });
  expect(rowsUnder(readme, 'field')).toEqual(records);
});

test('refusals and their codes match the contract', () => {
  expect(readme).toContain(shapeOf(refusalSchema));
  const own = SERVER_CODES.filter((code) => !ERROR_CODES.some((known) => known === code));
  expect(facts(rowsUnder(readme, 'code'))).toEqual(own.map((code) => [code]));
});
