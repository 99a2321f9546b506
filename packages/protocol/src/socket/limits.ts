/** The default limits of one socket: how much its requests may cost per second on average, and in a burst. */
export const USUAL_SOCKET_LIMITS = { rate: 20, burst: 100 } as const;
