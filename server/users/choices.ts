import { asc } from 'drizzle-orm'
import type { PeopleChoices } from '../../src/api/contract/people.ts'
import type { CallerContext } from '../context.ts'
import { departments, roles } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { visibleTo } from '../scope.ts'
import { isGrantable } from './rights.ts'

/** GET users/choices: the roles, departments and properties that the caller may assign to a person. */
export async function listChoices(ctx: CallerContext): Promise<PeopleChoices> {
  const { db, caller } = ctx
  return {
    roles: await db
      .select({ id: roles.id, name: roles.name, is_grantable: isGrantable(ctx) })
      .from(roles)
      .orderBy(asc(roles.id)),
    departments: await db.select().from(departments).orderBy(asc(departments.id)),
    properties: await db
      .select({ id: properties.id, name: properties.name })
      .from(properties)
      .where(visibleTo(ctx, properties.id))
      .orderBy(asc(properties.name_key), asc(properties.id)),
    all_properties: caller.all_properties,
  }
}
