import { inArray } from 'drizzle-orm'
import { firstOf } from '../../invariants.ts'
import { hashPassword } from '../../session/passwords.ts'
import { textKey } from '../../../src/api/contract/text-key.ts'
import { emailKey } from '../../text.ts'
import type { Db } from '../schema.ts'
import { departments, roles, user_departments, user_properties, user_roles, users } from '../schema/access.ts'
import { properties } from '../schema/properties.ts'
import { demoPassword, departmentNames, type Person } from './people.ts'

const idsByName = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))

/** Adds accounts with roles, departments and properties. All share one password, so it is hashed once. */
export async function addPeople(db: Db, people: readonly Person[]): Promise<void> {
  await db
    .insert(departments)
    .values(departmentNames.map((name) => ({ name })))
    .onConflictDoNothing()
  const departmentIds = idsByName(await db.select().from(departments))
  const roleIds = idsByName(await db.select().from(roles))
  const password_hash = await hashPassword(demoPassword)
  for (const { role, department, properties: prefixes, ...person } of people) {
    const added = await db
      .insert(users)
      .values({
        ...person,
        email_key: emailKey(person.email),
        search_key: textKey(`${person.first_name} ${person.last_name} ${person.email}`),
        password_hash,
        is_pass_updated: person.is_pass_updated ?? 1,
        all_properties: prefixes === undefined,
      })
      .returning({ id: users.id })
    const user_id = firstOf(added).id
    const roleId = roleIds.get(role ?? '')
    const departmentId = departmentIds.get(department ?? '')
    if (roleId) await db.insert(user_roles).values({ user_id, role_id: roleId })
    if (departmentId) await db.insert(user_departments).values({ user_id, department_id: departmentId })
    if (!prefixes) continue
    const assigned = await db
      .select({ property_id: properties.id })
      .from(properties)
      .where(inArray(properties.prefix, [...prefixes]))
    await db.insert(user_properties).values(assigned.map(({ property_id }) => ({ user_id, property_id })))
  }
}
