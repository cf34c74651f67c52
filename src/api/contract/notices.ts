import * as v from 'valibot'
import { endedExportLists, endedImportLists, groupExportLists } from './ended-work-words.ts'
import { fileFormats } from './file-format.ts'
import { scheduledReports } from './schedule-words.ts'
import { Flag, Id, Instant, list } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Notices: what concerns a person, from any property. An extension (ADR 0070). The app writes their texts in the reader's language. */

/** Notices per page. */
export const noticesPerPage = 20

/** Rooms that a notice names; it counts the others. */
export const mostNamedRooms = 5

const by = v.string()
const format = v.picklist(fileFormats)
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))
const base = {
  id: v.number(),
  property: v.object({ prefix: v.string(), name: v.string(), timezone: v.string() }),
  created_at: Instant,
  is_read: v.boolean(),
}

/** One notice: its kind, and the names and ids that its text needs. `by` is the name of the person who acted. */
export const InboxNotice = v.union([
  v.object({
    ...base,
    kind: v.picklist(['rooms_assigned']),
    data: v.object({ by, count: v.number(), rooms: v.array(v.string()) }),
  }),
  v.object({ ...base, kind: v.picklist(['problem_done']), data: v.object({ by, room: v.string() }) }),
  /** `months` closed up to `month`. */
  v.object({ ...base, kind: v.picklist(['month_closed']), data: v.object({ by, month, months: v.number() }) }),
  /** `months` closed ones from `month` on; absent for one. */
  v.object({
    ...base,
    kind: v.picklist(['month_reopened']),
    data: v.object({ by, month, months: v.optional(v.number()), reason: v.string() }),
  }),
  /** `days` closed up to `day`. */
  v.object({ ...base, kind: v.picklist(['day_closed']), data: v.object({ by, day: v.string(), days: v.number() }) }),
  /** `days` closed ones from `day` on; absent for one. */
  v.object({
    ...base,
    kind: v.picklist(['day_reopened']),
    data: v.object({ by, day: v.string(), days: v.optional(v.number()), reason: v.string() }),
  }),
  v.object({
    ...base,
    kind: v.picklist(['late_posting']),
    data: v.object({ by, posting_id: v.number(), late_for: v.string(), business_date: v.string() }),
  }),
  /** A scheduled report of the days `from` to `to` (ADR 0076). */
  v.object({
    ...base,
    kind: v.picklist(['report_ready']),
    data: v.object({ report: v.picklist(scheduledReports), from: v.string(), to: v.string() }),
  }),
  /** `refused` of `rows` of the own import (ADR 0080). */
  v.object({
    ...base,
    kind: v.picklist(['import_refused']),
    data: v.object({ list: v.picklist(endedImportLists), rows: v.number(), refused: v.number() }),
  }),
  v.object({
    ...base,
    kind: v.picklist(['export_finished']),
    data: v.object({ list: v.picklist(endedExportLists), format }),
  }),
  /** A list of the hotel group has no property. */
  v.object({
    ...base,
    property: v.nullable(base.property),
    kind: v.picklist(['group_export_finished']),
    data: v.object({ list: v.picklist(groupExportLists), format }),
  }),
])
export type InboxNotice = v.InferOutput<typeof InboxNotice>

/** Kind and data of a notice. */
export type NoticeContent = InboxNotice extends infer Of
  ? Of extends { kind: unknown; data: unknown }
    ? Pick<Of, 'kind' | 'data'>
    : never
  : never

/** GET notices: the newest, or those before `before`, the id of the last one shown. */
export const NoticesQuery = v.strictObject({ unread: v.optional(Flag, false), before: v.optional(Id) })
export type NoticesQuery = v.InferOutput<typeof NoticesQuery>

/** `unread` counts all unread notices, also those on other pages. */
export const NoticesPage = v.object({
  data: v.array(InboxNotice),
  meta: v.object({ unread: v.number(), has_more: v.boolean() }),
})
export type NoticesPage = v.InferOutput<typeof NoticesPage>

/** POST notices/read: these notices, or all up to one. */
export const ReadNotices = v.pipe(
  v.strictObject({ ids: v.optional(list(Id)), up_to: v.optional(Id) }),
  v.check(
    ({ ids, up_to }) => (ids === undefined) !== (up_to === undefined),
    () => phrase('validation.required'),
  ),
)
export type ReadNotices = v.InferOutput<typeof ReadNotices>

/** Number of notices that are still unread. */
export const UnreadNotices = v.object({ unread: v.number() })

/** `ready`: from now on no change is missed. `changed`: read the notices again. `ended`: the session is over. */
export type NoticeEventType = 'ready' | 'changed' | 'ended'
