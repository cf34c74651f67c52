import { eq } from 'drizzle-orm'
import { withSearchKeys } from '../activity/search-key.ts'
import type { Db } from '../db/schema.ts'
import { roles, user_roles, users } from '../db/schema/access.ts'
import { activity_log } from '../db/schema/activity.ts'
import { hashPassword } from '../session/passwords.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { emailKey } from '../text.ts'

interface NewUser {
  email: string
  first_name: string
  last_name: string
  role: string
  password: string
  is_pass_updated: 0 | 1
}

/** Adds a user with access to every property: the first user of a deployment without demonstration data. */
export async function addUser(db: Db, { role, password, ...person }: NewUser): Promise<number> {
  const password_hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [roleRow] = await tx.select().from(roles).where(eq(roles.name, role))
    if (!roleRow) {
      const known = await tx.select({ name: roles.name }).from(roles).orderBy(roles.id)
      throw new Error(`There is no role "${role}". Roles: ${known.map(({ name }) => name).join(', ')}`)
    }
    const key = emailKey(person.email)
    const search_key = textKey(`${person.first_name} ${person.last_name} ${person.email}`)
    const [added] = await tx
      .insert(users)
      .values({ ...person, email_key: key, search_key, password_hash, all_properties: true })
      .onConflictDoNothing({ target: users.email_key })
      .returning({ id: users.id })
    if (!added) throw new Error(`${person.email} already has an account`)
    await tx.insert(user_roles).values({ user_id: added.id, role_id: roleRow.id })
    const entry = {
      actor_type: 'system' as const,
      actor_name: 'create-user',
      module: 'access',
      event: 'user_created',
      entity_type: 'user',
      entity_id: String(added.id),
      entity_label: `${person.first_name} ${person.last_name}`,
      changes: [{ field: 'role', before: null, after: role }],
    }
    await tx.insert(activity_log).values(await withSearchKeys(tx, [entry]))
    return added.id
  })
}
