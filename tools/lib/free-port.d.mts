/** Finds a free TCP port on 127.0.0.1: `preferred` if it is free, else any. */
export function freePort(preferred?: number): Promise<number>
