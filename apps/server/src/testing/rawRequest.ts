import { request } from 'node:http';

interface RawRequest {
  readonly method?: string;
  /** The target of the request, which is sent without normalisation. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends a request unchanged, with any target and any host. */
export function raw(url: string, { method = 'GET', target, headers = {}, body }: RawRequest): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const asking = request({ hostname, port, method, path: target, headers: { ...json, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
