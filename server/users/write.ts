import { eq, inArray } from 'drizzle-orm'
import type { ChangePerson, CreatedPerson, CreatePerson } from '../../src/api/contract/people.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import type { User } from '../../src/api/contract/user.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { departments, roles, user_departments, user_properties, user_roles, users } from '../db/schema/access.ts'
import { invalid, isUniqueViolation } from '../errors.ts'
import { requireVersion } from '../require-version.ts'
import { hashPassword, newInitialPassword } from '../session/passwords.ts'
import { emailKey } from '../text.ts'
import { inTransaction } from '../transaction.ts'
import { storeLink } from './password-link.ts'
import { personEntity } from './person-entity.ts'
import { lockAccounts, lockManageable, requireOwnRights } from './rights.ts'
import { viewUser } from './view.ts'

const emailTaken = () => invalid({ email: [phrase('server.emailTaken')] })

const columnsOf = ({ email, first_name, last_name, position, all_properties }: Omit<ChangePerson, 'lock_version'>) => ({
  email,
  email_key: emailKey(email),
  first_name,
  last_name,
  search_key: textKey(`${first_name} ${last_name} ${email}`),
  position,
  all_properties,
})

type Assignments = Pick<ChangePerson, 'department_ids' | 'roles' | 'all_properties' | 'property_ids'>

async function requireDepartments({ db }: CallerContext, ids: readonly number[]): Promise<void> {
  const found = await db
    .select({ id: departments.id })
    .from(departments)
    .where(inArray(departments.id, [...ids]))
  if (found.length < new Set(ids).size) throw invalid({ department_ids: [phrase('server.notValid')] })
}

/** Replaces the departments, roles and properties of a user. */
async function storeAssignments({ db }: CallerContext, user_id: number, assigned: Assignments): Promise<void> {
  const departmentRows = [...new Set(assigned.department_ids)].map((department_id) => ({ user_id, department_id }))
  const granted = await db.select({ role_id: roles.id }).from(roles).where(inArray(roles.name, assigned.roles))
  const propertyIds = assigned.all_properties ? [] : assigned.property_ids
  const propertyRows = [...new Set(propertyIds)].map((property_id) => ({ user_id, property_id }))
  for (const table of [user_departments, user_roles, user_properties])
    await db.delete(table).where(eq(table.user_id, user_id))
  if (departmentRows.length > 0) await db.insert(user_departments).values(departmentRows)
  await db.insert(user_roles).values(granted.map(({ role_id }) => ({ user_id, role_id })))
  if (propertyRows.length > 0) await db.insert(user_properties).values(propertyRows)
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

/** The fields of an account as the log has them. */
const loggedFields = (user: User) => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  position: user.position?.name ?? null,
  departments: namesOf(user.departments),
  roles: namesOf(user.roles),
  all_properties: user.all_properties,
  property_ids: user.all_properties ? [] : user.property_ids,
})

const changesOf = (before: User | null, after: User) => {
  const [from, to] = [before ? loggedFields(before) : {}, loggedFields(after)]
  const isSameList = String(before?.property_ids) === String(after.property_ids)
  const isSameReach = before?.all_properties === after.all_properties
  return changesBetween(from, to).filter(({ field }) => field !== 'property_ids' || !(isSameList && isSameReach))
}

/**
 * POST users: adds a person, with a one-time link to set a password. Until then nobody knows the password of the account, which is random.
 */
export async function createPerson(ctx: CallerContext, input: CreatePerson): Promise<CreatedPerson> {
  const password_hash = await hashPassword(newInitialPassword())
  return inTransaction(ctx, async (outer) => {
    const tx = await lockAccounts(outer)
    await requireOwnRights(tx, input)
    await requireDepartments(tx, input.department_ids)
    const preferences = input.language === 'browser' ? {} : { language: input.language }
    const [added] = await tx.db
      .insert(users)
      .values({ ...columnsOf(input), password_hash, preferences, created_at: tx.now(), updated_at: tx.now() })
      .onConflictDoNothing({ target: users.email_key })
      .returning({ id: users.id })
    if (!added) throw emailTaken()
    await storeAssignments(tx, added.id, input)
    const user = await viewUser(tx, added)
    const entity = personEntity(user)
    await record(tx, { module: 'access', event: 'user_created', entity, changes: changesOf(null, user) })
    return { ...user, link: await storeLink(tx, added.id) }
  })
}

/** POST users/{id}: changes an account. 409 with the current one if the version is stale (domain D22). */
export async function changePerson(ctx: CallerContext, { id }: { id: number }, input: ChangePerson): Promise<User> {
  try {
    return await inTransaction(ctx, async (outer) => {
      const tx = await lockAccounts(outer)
      const { lock_version } = await lockManageable(tx, id)
      const before = await viewUser(tx, { id })
      const logged = { module: 'access', type: 'user', id, property_id: null } as const
      await requireVersion(tx, logged, { based: input.lock_version, stored: lock_version }, async () => before)
      await requireOwnRights(tx, input)
      await requireDepartments(tx, input.department_ids)
      await tx.db.update(users).set(columnsOf(input)).where(eq(users.id, id))
      await storeAssignments(tx, id, input)
      const changes = changesOf(before, await viewUser(tx, { id }))
      if (changes.length > 0) {
        const next = { lock_version: lock_version + 1, updated_at: tx.now() }
        await tx.db.update(users).set(next).where(eq(users.id, id))
      }
      const after = await viewUser(tx, { id })
      if (changes.length > 0)
        await record(tx, { module: 'access', event: 'user_changed', entity: personEntity(after), changes })
      return after
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
}
