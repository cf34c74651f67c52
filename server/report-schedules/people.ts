import { and, inArray } from 'drizzle-orm'
import type { SchedulePerson } from '../../src/api/contract/report-schedules.ts'
import { reportPermission } from '../accounting/report-permission.ts'
import type { Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { usersWith } from '../notices/give.ts'

/** Someone who may see the reports of a property now. */
export interface Reader {
  id: number
  name: string
  email: string
  all_properties: boolean
  preferences: unknown
}

/** The users among `ids` who may see the reports of a property now, by name; all of them without `ids`. */
export async function readersOf(
  ctx: Pick<Context, 'db'>,
  property_id: number,
  ids?: readonly number[],
): Promise<Reader[]> {
  const permitted = await usersWith(ctx, reportPermission, property_id)
  if (permitted.length === 0 || ids?.length === 0) return []
  const found = await ctx.db
    .select()
    .from(users)
    .where(and(inArray(users.id, permitted), ids && inArray(users.id, [...ids])))
    .orderBy(users.search_key, users.id)
  return found.map(({ id, first_name, last_name, email, all_properties, preferences }) => ({
    id,
    name: `${first_name} ${last_name}`,
    email,
    all_properties,
    preferences,
  }))
}

/** A reader as a choice of recipients. */
export const toPerson = ({ id, name }: Reader, caller: number): SchedulePerson => ({ id, name, is_self: id === caller })
