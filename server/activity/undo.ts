import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { UndoActivity, UndoneActivity } from '../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../context.ts'
import { activity_log } from '../db/schema/activity.ts'
import { HttpError, isUniqueViolation, notFound, ruleViolation } from '../errors.ts'
import { visibleEntries, canViewAccounts } from '../reporting/activity/visible-entries.ts'
import { visibleProperty } from '../scope.ts'
import {
  alreadyUndone,
  cannotBeUndone,
  changedSince,
  conditionNotUndone,
  notPermitted,
  recordGone,
  toUndoError,
} from './undo-errors.ts'
import { type LoggedEntry, isCondition, isPermitted, isUnchanged, undoableOf, undoneBy } from './undoable.ts'
import { inTransaction } from '../transaction.ts'

/** Finds an entry of the property, or of no property, that the caller may see; otherwise 404. */
async function findEntry(ctx: CallerContext, { property_id, id }: UndoActivity): Promise<LoggedEntry> {
  await visibleProperty(ctx, property_id)
  for (const scope of canViewAccounts(ctx) ? (['property', 'account'] as const) : (['property'] as const)) {
    const [entry] = await ctx.db
      .select()
      .from(activity_log)
      .where(and(eq(activity_log.id, id), visibleEntries(ctx, property_id, scope)))
    if (entry) return entry
  }
  throw notFound('entry')
}

/** Name of the user whose later change of the same fields prevents the undo. */
async function changedSinceText(ctx: CallerContext, entry: LoggedEntry): Promise<string> {
  const { property_id, entity_type, entity_id } = entry
  if (entity_id === null) return phrase('server.sentence', { text: changedSince() })
  const later = await ctx.db
    .select()
    .from(activity_log)
    .where(
      and(
        property_id === null ? undefined : eq(activity_log.property_id, property_id),
        eq(activity_log.entity_type, entity_type),
        eq(activity_log.entity_id, entity_id),
        gt(activity_log.id, entry.id),
      ),
    )
    .orderBy(desc(activity_log.id))
    .limit(50)
  const fields = new Set(entry.changes.map(({ field }) => field))
  const last = later.find(({ changes }) => changes.some(({ field }) => fields.has(field)))
  if (!last) return phrase('server.sentence', { text: changedSince() })
  return phrase('server.sentence', {
    text:
      last.actor_id === ctx.caller.id
        ? phrase('server.changedSinceByYou')
        : phrase('server.changedSinceBy', { name: last.actor_name }),
  })
}

/** A move of a blocking is logged at both rooms. Returns the other room's entry, because undoing one undoes both. */
async function findCounterpartId({ db }: CallerContext, entry: LoggedEntry): Promise<number | null> {
  const { property_id, request_id } = entry
  if (entry.module !== 'blockings' || property_id === null || request_id === null) return null
  const [counterpart] = await db
    .select({ id: activity_log.id })
    .from(activity_log)
    .where(
      and(
        eq(activity_log.property_id, property_id),
        eq(activity_log.module, entry.module),
        eq(activity_log.event, entry.event),
        eq(activity_log.occurred_at, entry.occurred_at),
        eq(activity_log.request_id, request_id),
        ne(activity_log.id, entry.id),
      ),
    )
  return counterpart?.id ?? null
}

async function undo(tx: CallerContext, input: UndoActivity): Promise<UndoneActivity> {
  const entry = await findEntry(tx, input)
  const undoable = undoableOf(entry)
  if (!undoable) {
    const message = isCondition(entry) ? phrase('server.sentence', { text: conditionNotUndone() }) : cannotBeUndone()
    throw new HttpError(422, message, { code: 'REFUSED' })
  }
  const { handler, revert, recordId } = undoable
  if (!isPermitted(tx, handler)) throw new HttpError(403, notPermitted(), { code: 'FORBIDDEN' })
  const undone = await undoneBy(tx, [entry.id])
  if (undone.size > 0) throw ruleViolation(phrase('server.sentence', { text: alreadyUndone() }))
  await handler.lock?.(tx, recordId)
  const now = (await handler.read(tx, [recordId])).get(recordId)
  if (!now) throw ruleViolation(phrase('server.sentence', { text: recordGone() }))
  if (!isUnchanged(now, revert)) throw ruleViolation(await changedSinceText(tx, entry))
  const undoing = { entry, counterpartId: await findCounterpartId(tx, entry) }
  await handler.revert({ ...tx, undoing }, now, revert.before).catch((thrown: unknown) => {
    throw toUndoError(thrown)
  })
  const activity_id = (await undoneBy(tx, [entry.id])).get(entry.id)
  if (activity_id === undefined) throw ruleViolation(phrase('server.nothingToUndo'))
  return { activity_id }
}

/** POST undo_activity: undoes an entry with the write function of its module, and records one new entry (ADR 0035). */
export const undoActivity = (ctx: CallerContext, input: UndoActivity): Promise<UndoneActivity> =>
  inTransaction(ctx, (tx) => undo(tx, input)).catch((thrown: unknown) => {
    // If two users undo the same entry at once, a unique index rejects the second.
    throw isUniqueViolation(thrown) ? ruleViolation(phrase('server.sentence', { text: alreadyUndone() })) : thrown
  })
