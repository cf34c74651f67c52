import type { Logger } from 'pino'
import type { PermissionName } from '../src/api/contract/access.ts'
import type { Config } from './config.ts'
import type { Undoing } from './activity/record.ts'
import type { Db } from './db/schema.ts'
import type { RoomChanges } from './housekeeping/room-changes.ts'

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
  /** The Idempotency-Key with a fingerprint of what was sent, on creates that carry one (readings 22). */
  idempotency: { key: string; fingerprint: string } | null
  caller: Caller | null
  /** What is told of rooms while it happens, to whoever watches. */
  changes: RoomChanges
  /** Last-Event-ID: up to where a stream was read before it was cut (WHATWG HTML, 9.2). */
  lastEventId: string | null
  /** The entry of the activity log that is being undone: what the verb tells of it is the undoing. */
  undoing?: Undoing
}

/** The context of a verb that needs a session: the router has seen to it. */
export type CallerContext = Context & { caller: Caller }

/** Rule, write and activity row stand or fall together. */
export const inTransaction = <C extends Context, R>(ctx: C, effect: (ctx: C) => Promise<R>): Promise<R> =>
  ctx.db.transaction((tx) => effect({ ...ctx, db: tx }))
