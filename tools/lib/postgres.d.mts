/** A PostgreSQL that can be hurt. */
export interface Cluster {
  url: string
  /** Stops as an administrator does (fast shutdown). */
  stop: () => Promise<void>
  /** Takes the first process away with kill -9; the others notice and end. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Stops every process in its tracks (SIGSTOP), until `thaw`. */
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
