import type { Logger } from 'pino'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { Config } from './config.ts'
import type { Undoing } from './activity/record.ts'
import type { Db } from './db/schema.ts'
import { type Idempotency, onceByKey } from './idempotency.ts'
import type { RoomChanges } from './housekeeping/room-changes.ts'
import type { Turn, WorkQueues } from './work-queue.ts'

/** Who is calling, as one query found them. */
export interface Caller {
  id: number
  name: string
  email: string
  all_properties: boolean
  is_pass_updated: 0 | 1
  permissions: readonly PermissionName[]
  tokenHash: string
}

/** What every verb gets beside its input. */
export interface Context {
  db: Db
  config: Config
  log: Logger
  now: () => Date
  requestId: string
  /** What the reply carries beside its content. */
  headers: Record<string, string>
  ip: string | null
  /** On writes that carry an Idempotency-Key (domain D22); null inside the write's own transaction. */
  idempotency: Idempotency | null
  caller: Caller | null
  /** What is told of rooms while it happens, to whoever watches. */
  changes: RoomChanges
  /** Last-Event-ID: up to where a stream was read before it was cut (WHATWG HTML, 9.2). */
  lastEventId: string | null
  /** Aborted when the client goes away before it has its reply. */
  signal: AbortSignal
  /** Where heavy work waits its turn. */
  queues: WorkQueues
  /** The entry of the activity log that is being undone: what the verb tells of it is the undoing. */
  undoing?: Undoing
}

/** The context of a verb that needs a session: the router has seen to it. */
export type CallerContext = Context & { caller: Caller }

/** The caller's request in one of the queues: `work` takes turns for what is heavy of it. */
export const inQueue = <R>(
  { queues, caller, signal }: CallerContext,
  name: keyof WorkQueues,
  work: (turn: Turn) => Promise<R>,
): Promise<R> => queues[name]({ person: caller.id, signal }, work)

/** Rule, write and activity row stand or fall together, and with them the reply that is kept for the Idempotency-Key. */
export const inTransaction = <C extends Context, R>(ctx: C, effect: (ctx: C) => Promise<R>): Promise<R> =>
  ctx.db.transaction((tx) => onceByKey({ ...ctx, db: tx }, effect))
