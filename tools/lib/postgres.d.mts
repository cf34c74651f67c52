/** A PostgreSQL that a test can stop, kill and freeze. */
export interface Cluster {
  url: string
  /** Stops it the way an administrator does (fast shutdown). */
  stop: () => Promise<void>
  /** Kills the first process with kill -9; the others notice and exit. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Suspends every process (SIGSTOP) until `thaw`. */
  freeze: () => void
  thaw: () => void
}

export function majorVersion(text: string): number
export function findPostgres(): string | undefined
export function withTemporaryPostgres<T>(bin: string, work: (url: string) => Promise<T>): Promise<T>
export function withPostgresCluster<T>(
  bin: string,
  work: (cluster: Cluster) => Promise<T>,
  settings?: string[],
  folder?: string,
): Promise<T>
