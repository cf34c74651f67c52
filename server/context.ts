import type { Logger } from 'pino'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { Config } from './config.ts'
import type { activity_log } from './db/schema/activity.ts'
import type { Db } from './db/schema.ts'
import type { HttpError } from './errors.ts'
import type { RoomChanges } from './housekeeping/room-changes.ts'
import type { NoticeChanges } from './notices/notice-changes.ts'
import type { RunJob, WorkQueues } from './work-queue.ts'

/** The signed-in user, read with one query. */
export interface Caller {
  id: number
  name: string
  email: string
  all_properties: boolean
  is_pass_updated: 0 | 1
  permissions: readonly PermissionName[]
  tokenHash: string
}

/** The Idempotency-Key of a write (domain D22; ADR 0040). */
export interface Idempotency {
  key: string
  /** Hash of the call and its content; tells a repeated request from a different one. */
  fingerprint: string
  /** Bearer token of a call that ends its session or replies with a secret; the stored reply is encrypted with it. */
  token: string | null
  /** The stored reply, set once the write or an earlier one has succeeded. */
  stored?: { reply: unknown }
}

/** The entry being undone. If a blocking moved between rooms, also the second entry, logged at the other room. */
interface UndoTarget {
  entry: typeof activity_log.$inferSelect
  counterpartId: number | null
}

/** Request context of every handler. */
export interface Context {
  db: Db
  config: Config
  log: Logger
  now: () => Date
  requestId: string
  /** Response headers. */
  headers: Record<string, string>
  /** Address that was asked for, and the Origin header: the page that asks. */
  requestUrl: URL
  origin: string | null
  ip: string | null
  /** User-Agent of the caller's browser. */
  userAgent: string | null
  /** Cookie by which the browser is known (ADR 0093). */
  deviceToken: string | null
  /** Set for writes with an Idempotency-Key (domain D22); null inside the write's own transaction. */
  idempotency: Idempotency | null
  caller: Caller | null
  /** Source of the event streams of rooms. */
  roomChanges: RoomChanges
  /** Source of the event streams of notices. */
  noticeChanges: NoticeChanges
  /** Last-Event-ID: the last event that the client has read (WHATWG HTML, 9.2). */
  lastEventId: string | null
  /** Aborts when the client disconnects before the reply. */
  signal: AbortSignal
  /** Queues for heavy work. */
  queues: WorkQueues
  /** Notes an error that refuses the request, or a part of it, for the operator. */
  noteRefusal: (error: HttpError) => void
  /** The log entry being undone. The handler's own entry records the undo. */
  undoing?: UndoTarget
}

/** Context of a handler that needs a session; the router has checked it. */
export type CallerContext = Context & { caller: Caller }

/** What reading as a person takes. The server's own work has it too, without a request. */
export type ReaderContext = Pick<Context, 'db' | 'now' | 'ip' | 'undoing'> & {
  caller: Pick<Caller, 'id' | 'name' | 'all_properties'>
  requestId: string | null
}

/** Runs the caller's request in a queue. `work` calls `runJob` for each heavy part. */
export const runInQueue = <R>(
  { queues, caller, signal }: CallerContext,
  name: keyof WorkQueues,
  work: (runJob: RunJob) => Promise<R>,
): Promise<R> => queues[name]({ userId: caller.id, signal }, work)
