import { eq } from 'drizzle-orm'
import type { ChangePersonStatus } from '../../src/api/contract/people.ts'
import type { User } from '../../src/api/contract/user.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { requireVersion } from '../require-version.ts'
import { inTransaction } from '../transaction.ts'
import { personEntity } from './person-entity.ts'
import { lockAccounts, lockManageable } from './rights.ts'
import { viewUser } from './view.ts'

/**
 * POST users/{id}/status: deactivates or reactivates an account. A trigger of `users` ends the sessions and the link of a deactivated one
 * for good: they do not return with the account.
 */
export const changePersonStatus = (
  ctx: CallerContext,
  { id }: { id: number },
  { status, lock_version }: ChangePersonStatus,
): Promise<User> =>
  inTransaction(ctx, async (outer) => {
    const tx = await lockAccounts(outer)
    const before = await lockManageable(tx, id)
    const logged = { module: 'access', type: 'user', id, property_id: null } as const
    await requireVersion(tx, logged, { based: lock_version, stored: before.lock_version }, () => viewUser(tx, { id }))
    if (status !== before.status) {
      await tx.db
        .update(users)
        .set({ status, lock_version: before.lock_version + 1, updated_at: tx.now() })
        .where(eq(users.id, id))
      const changes = [{ field: 'status', before: before.status, after: status }]
      const event = status === 1 ? 'user_reactivated' : 'user_deactivated'
      await record(tx, { module: 'access', event, entity: personEntity(before), changes })
    }
    return viewUser(tx, { id })
  })
