/** The first of these programs that is on the PATH. */
export function findOnPath(programs: readonly string[], path?: string): string | undefined
