import { and, eq } from 'drizzle-orm'
import type { User } from '../../src/api/contract/user.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { forbidden, notFound } from '../errors.ts'
import { managePermission } from './rights.ts'
import { toUsers, userColumns } from './row.ts'
import { colleaguesOf } from './scope.ts'

/** GET user/{id}: the caller's own record, or a colleague's with the permission to enter hotel management or to manage users. */
export async function viewUser(ctx: CallerContext, { id }: { id: number }): Promise<User> {
  const { caller } = ctx
  const isReader = caller.permissions.some((name) => name === 'login_to_hotel_management' || name === managePermission)
  if (id !== caller.id && !isReader) throw forbidden()
  const found = await ctx.db
    .select(userColumns(ctx))
    .from(users)
    .where(and(eq(users.id, id), colleaguesOf(ctx)))
  const [user] = await toUsers(ctx, found)
  if (!user) throw notFound('user')
  return user
}
