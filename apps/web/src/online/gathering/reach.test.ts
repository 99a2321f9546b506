import { expect, test } from 'vitest';
import { isLoopbackHost } from './reach.ts';

test.each(['localhost', 'getaway.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])(
  '%s leads only to the same computer',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each(['192.168.1.5', 'getaway.example', '127.0.0.1.example', 'localhost.example', '[2a00::1]'])(
  'others can open %s',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);
