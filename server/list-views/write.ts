import { and, eq, ne } from 'drizzle-orm'
import type { ChangeListView, CreateListView, ListView } from '../../src/api/contract/list-view.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { list_view_defaults, list_views } from '../db/schema/list-views.ts'
import { forbidden, invalid, isUniqueViolation, notFound, stale } from '../errors.ts'
import { firstOf } from '../invariants.ts'
import { inTransaction } from '../transaction.ts'
import { scopeOf } from './list.ts'
import { findViews, usableBy } from './row.ts'

/*
 * Views are personal and change no record, so the activity log has no entry for them, as for preferences (ADR 0057).
 */

const findView = async (ctx: CallerContext, id: number): Promise<ListView> =>
  firstOf(await findViews(ctx, eq(list_views.id, id)))

/** Stores whether the caller's list opens with a view; at most one view of a list is the default. */
async function storeDefault(
  { db, caller }: CallerContext,
  view: Pick<ListView, 'id' | 'list' | 'property_id'>,
  isDefault: boolean,
) {
  const { id: view_id, list, property_id } = view
  const isOne = and(eq(list_view_defaults.user_id, caller.id), eq(list_view_defaults.view_id, view_id))
  if (!isDefault) await db.delete(list_view_defaults).where(isOne)
  else
    await db
      .insert(list_view_defaults)
      .values({ user_id: caller.id, list, property_id, view_id })
      .onConflictDoUpdate({
        target: [list_view_defaults.user_id, list_view_defaults.list, list_view_defaults.property_id],
        set: { view_id },
      })
}

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ name: [phrase('server.viewNameTaken')] })
    throw error
  }
}

/** POST list-views. Names are unique per person and list; case and accents do not count. */
export const createView = (ctx: CallerContext, input: CreateListView): Promise<ListView> =>
  withFreeName(() =>
    inTransaction(ctx, async (tx) => {
      const { list, name, query, is_shared, is_default } = input
      const property_id = await scopeOf(tx, input)
      const times = { created_at: ctx.now(), updated_at: ctx.now() }
      const added = firstOf(
        await tx.db
          .insert(list_views)
          .values({
            owner_id: ctx.caller.id,
            list,
            property_id,
            name,
            name_key: textKey(name),
            query,
            is_shared,
            ...times,
          })
          .returning(),
      )
      if (is_default) await storeDefault(tx, added, true)
      return findView(tx, added.id)
    }),
  )

/** Locks a usable view. 404 if it is missing or not visible. */
async function lockView(tx: CallerContext, id: number) {
  const [row] = await tx.db
    .select()
    .from(list_views)
    .where(and(eq(list_views.id, id), usableBy(tx)))
    .for('update')
  if (!row) throw notFound('record')
  return row
}

/** Requires that the caller owns the view, and knows its version. Only the owner changes it, so a conflict is the caller's own. */
async function requireOwn(tx: CallerContext, row: typeof list_views.$inferSelect, version: number | undefined) {
  if (row.owner_id !== tx.caller.id) throw forbidden(phrase('server.viewOfColleague'))
  if (version !== undefined && version !== row.lock_version)
    throw stale(await findView(tx, row.id), { isOwn: true, by: null })
}

/** POST list-views/{id}. 409 with the current view if the version is stale (domain D22). */
export const changeView = (ctx: CallerContext, id: number, input: ChangeListView): Promise<ListView> =>
  withFreeName(() =>
    inTransaction(ctx, async (tx) => {
      const row = await lockView(tx, id)
      const { is_default, lock_version, ...fields } = input
      const { name = row.name, query = row.query, is_shared = row.is_shared } = fields
      if (Object.keys(fields).length > 0) {
        await requireOwn(tx, row, lock_version)
        await tx.db
          .update(list_views)
          .set({
            name,
            name_key: textKey(name),
            query,
            is_shared,
            lock_version: row.lock_version + 1,
            updated_at: ctx.now(),
          })
          .where(eq(list_views.id, id))
      }
      // Colleagues can no longer see the view, so it opens none of their lists.
      if (row.is_shared && !is_shared)
        await tx.db
          .delete(list_view_defaults)
          .where(and(eq(list_view_defaults.view_id, id), ne(list_view_defaults.user_id, ctx.caller.id)))
      if (is_default !== undefined) await storeDefault(tx, row, is_default)
      return findView(tx, id)
    }),
  )

/** DELETE list-views/{id}. Lists that opened with the view open without it. */
export const removeView = (ctx: CallerContext, id: number, { lock_version }: { lock_version?: number | undefined }) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockView(tx, id)
    await requireOwn(tx, row, lock_version)
    await tx.db.delete(list_views).where(eq(list_views.id, id))
    return { message: phrase('server.deleted', { name: row.name }) }
  })
