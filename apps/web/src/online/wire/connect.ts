import type { Socket } from './serverConnection.ts';

/** A WebSocket behind the `Socket` interface. */
export function connect(): Socket {
  const real = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => {
      if (real.readyState === real.OPEN) real.send(text);
    },
    close: () => real.close(),
  };
  real.addEventListener('open', () => socket.onopen?.());
  real.addEventListener('message', ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data }));
  real.addEventListener('close', () => socket.onclose?.());
  return socket;
}
