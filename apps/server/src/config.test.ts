import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { readConfig } from './config.ts';
import { isOwnPage } from './origin.ts';
import { AddressAllowances, Allowances } from './wire/allowance.ts';

describe('settings', () => {
  test('have defaults that are safe at home', () => {
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
  ])('%j is refused by name', (env, wrong) => expect(readConfig(env)).toEqual({ wrong }));
});

describe('whose request it is', () => {
  const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never;

  test('only a proxy may say, and only what it has seen itself', () => {
    expect(addressOf(from('10.0.0.1', '1.2.3.4'), { behindProxy: false })).toEqual({ own: '10.0.0.1' });
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 1.2.3.4'), { behindProxy: true })).toEqual({ own: '1.2.3.4' });
    expect(addressOf(from('10.0.0.1'), { behindProxy: true })).toEqual({ own: '10.0.0.1' });
  });

  test('a network of IPv6 is one, and all networks of a site have what ten of them have', () => {
    const allowances = new AddressAllowances({ rate: 0, burst: 2 });
    const take = (address: string): boolean => allowances.take(addressOf(from(address), { behindProxy: false }), 0);
    expect([take('2001:db8:1:2::5'), take('2001:db8:1:2:ffff::'), take('2001:db8:1:2::6')]).toEqual([
      true,
      true,
      false,
    ]);
    const taken = Array.from({ length: 50 }, (_, i) => take(`2001:db8:1:${i + 10}::1`));
    expect(taken.filter(Boolean)).toHaveLength(18);
    expect(take('2001:db8:2::1')).toBe(true);
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

test('an allowance comes back with time, each its own', () => {
  const allowances = new Allowances({ rate: 1, burst: 2 });
  const take = (whose: string, now: number): boolean => allowances.take(whose, now);
  expect([take('a', 1000), take('a', 1000), take('a', 1000), take('b', 1000)]).toEqual([true, true, false, true]);
  expect([take('a', 1500), take('a', 2000), take('a', 2000)]).toEqual([false, true, false]);
  for (let i = 0; i < 20_000; i += 1) take(`other ${i}`, 10_000 + i);
  expect(take('a', 100_000)).toBe(true);
});
