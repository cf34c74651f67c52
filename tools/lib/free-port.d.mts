/** A TCP port on 127.0.0.1 that nothing listens on: `wished` if that is free, else any. */
export function freePort(wished?: number): Promise<number>
