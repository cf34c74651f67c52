import { record } from '../activity/record-activity.ts'
import type { Context } from '../context.ts'
import { nameOf, type UserRow } from './finish-sign-in.ts'

/** Logs a sign-in that failed. */
export const recordFailure = (ctx: Context, user: UserRow | undefined, reason: string) =>
  record(ctx, {
    module: 'session',
    event: 'sign_in_failed',
    // The typed address is not stored, because people type passwords into the wrong field.
    entity: { type: 'user', id: user?.id ?? null, label: user ? nameOf(user) : 'unknown account' },
    reason,
    actor: { id: null, name: 'anonymous' },
  })
