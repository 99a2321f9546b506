import { expect } from 'vitest';
import type { Authenticator } from './authenticator.ts';
import { http, type Reply, type TestPerson } from './client.ts';

interface Options {
  readonly challenge: string;
  readonly options: { readonly challenge: string };
}

export const postPasskey = <T>(url: string, path: string, body: object = {}, device?: string): Promise<Reply<T>> =>
  http<T>(url, {
    method: 'POST',
    path: `/api/passkeys/${path}`,
    body,
    ...(device === undefined ? {} : { device }),
  });

/** The data that a browser sends to register a passkey. */
export async function newProof(url: string, { device }: TestPerson, key: Authenticator): Promise<object> {
  const { challenge, options } = (await postPasskey<Options>(url, 'register/options', {}, device)).body;
  return { challenge, response: key.create(options.challenge, url) };
}

/** The data that a browser sends to log in with a passkey. */
export async function loginProof(url: string, key: Authenticator): Promise<object> {
  const { challenge, options } = (await postPasskey<Options>(url, 'login/options')).body;
  return { challenge, response: key.get(options.challenge, url) };
}

export async function register(url: string, person: TestPerson, key: Authenticator): Promise<void> {
  const body = { ...(await newProof(url, person, key)), label: 'Laptop' };
  expect((await postPasskey(url, 'register', body, person.device)).status).toBe(201);
}

/**
 * Logs in with a passkey on another device. `former` is the secret that the device had before. At that time the device
 * may have belonged to another person.
 */
export async function logInOn(
  url: string,
  key: Authenticator,
  former?: string,
): Promise<TestPerson & { readonly complete: boolean }> {
  const body = { ...(await loginProof(url, key)), label: 'Phone', ...(former === undefined ? {} : { device: former }) };
  const { status, body: known } = await postPasskey<TestPerson & { complete: boolean }>(url, 'login', body);
  expect(status).toBe(201);
  return known;
}
