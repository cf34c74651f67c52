import type { RefusalKind } from '../refusal-kind.ts'

/** What is known of a request once it is answered. The route is a template, never a path. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
  requestId: string
  userId?: number
}

type BackgroundJob = 'maintenance' | 'reports'

/** Measures the server. Unless it is configured there is none, and none of its code is loaded (ADR 0089). */
export interface Telemetry {
  /** Runs a request and measures it. */
  request: (headers: Headers, handle: () => Promise<AnsweredRequest>) => Promise<void>
  /** Counts a refused request. */
  refused: (kind: RefusalKind) => void
  /** Counts a violation of the page's Content Security Policy. */
  cspViolated: (directive: string) => void
  /** Runs work that no request waits for, and measures it. */
  runJob: <T>(job: BackgroundJob, work: () => Promise<T>) => Promise<T>
}

/** Is called with the statement when a query begins. Returns the function to call when it ends. */
export type QueryObserver = (statement: string) => (isFailed: boolean) => void

/** Connections of a pool, and requests that wait for one. */
export interface PoolState {
  inUse: number
  idle: number
  waiting: number
}

/** State that is read when it is collected. */
export interface MeasuredState {
  /** Null for a database without a pool. */
  pool: (() => PoolState) | null
  queues: Readonly<Record<string, { counts: () => { running: number; waiting: number; refused: number } }>>
  /** Numbers of open event streams, by what they send. */
  eventStreams: Readonly<Record<string, () => number>>
}
