import { and, asc, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CorrectPosting, CorrectedPosting } from '../../src/api/contract/accounting.ts'
import { record } from '../activity/record-activity.ts'
import { storedPosting } from '../activity/stored-texts.ts'
import type { CallerContext } from '../context.ts'
import { accounting_entries } from '../db/schema/accounting.ts'
import { giveNotice, usersWith } from '../notices/give.ts'
import { invalid, isUniqueViolation, notFound, ruleViolation } from '../errors.ts'
import { firstOf } from '../invariants.ts'
import { lockVisibleProperty } from '../scope.ts'
import { firstOpenDay, lockForPosting } from './books-lock.ts'
import { post } from './post.ts'
import { reportPermission } from './report-permission.ts'
import { reversedLine } from './posting.ts'
import { inTransaction } from '../transaction.ts'

const alreadyCorrected = () => ruleViolation(phrase('server.alreadyReversed'))

async function linesOf({ db }: CallerContext, property_id: number, posting_id: number) {
  const lines = await db
    .select()
    .from(accounting_entries)
    .where(and(eq(accounting_entries.posting_id, posting_id), eq(accounting_entries.property_id, property_id)))
    .orderBy(asc(accounting_entries.line))
  if (lines.length === 0) throw notFound('posting')
  return lines
}

async function correct(
  tx: CallerContext,
  { property_id, posting_id, reason }: CorrectPosting,
): Promise<CorrectedPosting> {
  const property = await lockVisibleProperty(tx, property_id)
  const lines = await linesOf(tx, property_id, posting_id)
  const { corrects, reference, business_date: original, late_for: originallyLateFor } = firstOf(lines)
  if (corrects !== null) throw invalid({ posting_id: [phrase('server.reversalOf', { posting: corrects })] })
  const isCorrection = eq(accounting_entries.corrects, posting_id)
  const [earlier] = await tx.db
    .select({ id: accounting_entries.id })
    .from(accounting_entries)
    .where(isCorrection)
    .limit(1)
  if (earlier) throw alreadyCorrected()
  await lockForPosting(tx.db, property_id)
  const firstOpen = await firstOpenDay(tx.db, property_id)
  const business_date = property.today > firstOpen ? property.today : firstOpen
  const belongsTo = originallyLateFor ?? original
  const ids = await post(tx.db, property, [
    {
      business_date,
      late_for: belongsTo < firstOpen ? belongsTo : null,
      posted_at: tx.now(),
      reference,
      reason,
      corrects: posting_id,
      lines: lines.map(reversedLine),
    },
  ])
  const id = firstOf(ids)
  await record(tx, {
    module: 'accounting',
    event: 'posting_corrected',
    entity: { type: 'accounting_posting', id: posting_id, label: storedPosting(posting_id, reference) },
    property_id,
    changes: [{ field: 'corrected_by', before: null, after: id }],
    reason,
  })
  if (belongsTo < firstOpen)
    await giveNotice(tx, await usersWith(tx, reportPermission, property_id), property_id, {
      kind: 'late_posting',
      data: { by: tx.caller.name, posting_id: id, late_for: belongsTo, business_date },
    })
  return { posting_id: id, business_date, entries: lines.length }
}

/**
 * POST correct_accounting_posting: reverses a posting with a counter-posting on today's business date, which is open. If
 * two requests reverse the same posting, a unique index rejects the second.
 */
export const correctPosting = (ctx: CallerContext, input: CorrectPosting): Promise<CorrectedPosting> =>
  inTransaction(ctx, (tx) => correct(tx, input)).catch((error: unknown) => {
    throw isUniqueViolation(error) ? alreadyCorrected() : error
  })
