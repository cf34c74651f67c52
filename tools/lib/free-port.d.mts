/** Finds a free TCP port on 127.0.0.1: `wished` if it is free, else any. */
export function freePort(wished?: number): Promise<number>
