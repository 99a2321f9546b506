import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { readConfig } from './config.ts';
import { isOwnPage } from './origin.ts';

describe('settings', () => {
  test('have defaults that are safe for a server at home', () => {
    expect(readConfig({ DATA_DIR: '/data', PORT: '', PUBLIC_URL: '' })).toMatchObject({
      host: 'localhost',
      port: undefined,
      data: '/data',
      databaseUrl: undefined,
      behindProxy: false,
      alertsInside: false,
      alertAfter: 5000,
      limits: { connections: 5000, rate: 20 },
    });
    expect(readConfig({ PUBLIC_URL: 'https://example.org/path' })).toMatchObject({ publicUrl: 'https://example.org' });
    expect(readConfig({ ALLOWED_HOSTS: 'a.example, 10.0.0.5,[::2],' })).toMatchObject({
      allowedHosts: ['a.example', '10.0.0.5', '[::2]'],
    });
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL can be trace or debug or info or warn or error or silent, not "loud".'],
    [{ BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY can be 0 or 1, not "yes".'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address such as https://example.org, not "example.org".'],
    [
      { ALLOWED_HOSTS: 'a.example, http://b' },
      'ALLOWED_HOSTS must be names such as table.example.org,10.0.0.5, not "http://b".',
    ],
    [{ SOCKET_RATE: '0' }, 'SOCKET_RATE must be a whole number from 1 to 1000000, not "0".'],
  ])('%j is refused with the name of the variable', (env, wrong) => expect(readConfig(env)).toEqual({ wrong }));
});

describe('the client of a request', () => {
  const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never;

  test('only a proxy can name the client, and only the address that the proxy itself added counts', () => {
    expect(addressOf(from('10.0.0.1', '1.2.3.4'), { behindProxy: false })).toEqual({ own: '10.0.0.1' });
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 1.2.3.4'), { behindProxy: true })).toEqual({ own: '1.2.3.4' });
    expect(addressOf(from('10.0.0.1'), { behindProxy: true })).toEqual({ own: '10.0.0.1' });
  });

  test.each([
    [{ host: 'here:1' }, true],
    [{ host: 'here:1', origin: 'http://here:1' }, true],
    [{ host: 'here:1', origin: 'https://getaway.example' }, true],
    [{ host: 'here:1', origin: 'http://here:2' }, false],
    [{ host: 'here:1', origin: 'null' }, false],
    [{ host: 'here:1', origin: 'https://getaway.example.evil' }, false],
  ])('%j may ask: %s', (headers, may) =>
    expect(isOwnPage(headers, { publicUrl: 'https://getaway.example' })).toBe(may),
  );
});
