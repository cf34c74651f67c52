import { dayFormat } from '../../clock/day-format.ts'
import type { EndedExportList, GroupExportList } from '../../api/contract/ended-work-words.ts'
import type { InboxNotice, NoticesPage } from '../../api/contract/notices.ts'
import { rangeText, tabNames } from '../accounting/accounting-texts.rules.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const longMonth = dayFormat({ month: 'long', year: 'numeric' })
const longDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const monthText = (month: string) => longMonth.of(`${month}-01`)

function roomsText({ rooms, count }: Extract<InboxNotice, { kind: 'rooms_assigned' }>['data']): string {
  const more = count - rooms.length
  return listText(more > 0 ? [...rooms, phrase('inbox.more', { count: more })] : rooms)
}

/** Titles of the lists and reports that can be exported. */
const exportedNames: Record<EndedExportList | GroupExportList, string> = {
  properties: phrase('properties.properties'),
  'property-types': phrase('properties.propertyTypes'),
  rooms: phrase('products.rooms'),
  assets: phrase('products.assets'),
  'add-ons': phrase('products.addOns'),
  'facility-types': phrase('products.facilityTypes'),
  'add-on-types': phrase('products.addOnTypes'),
  amenities: phrase('products.amenities'),
  'facility-categories': phrase('products.facilityCategories'),
  'activity-logs': phrase('activity-log.activityLogs'),
  'accounting-report': phrase('accounting.accountingReport'),
}

/** The sentence of a notice, in the reader's language. */
export function noticeText({ kind, data }: InboxNotice): string {
  switch (kind) {
    case 'rooms_assigned':
      return phrase('inbox.roomsAssigned', { by: data.by, count: data.count, rooms: roomsText(data) })
    case 'problem_done':
      return phrase('inbox.problemDone', { by: data.by, room: data.room })
    case 'month_closed': {
      const month = monthText(data.month)
      return data.months === 1
        ? phrase('inbox.monthClosed', { by: data.by, month })
        : phrase('inbox.monthsClosed', { by: data.by, count: data.months, month })
    }
    case 'month_reopened': {
      const { by, months: count = 1, reason } = data
      const month = monthText(data.month)
      return count === 1
        ? phrase('inbox.monthReopened', { by, month, reason })
        : phrase('inbox.monthsReopened', { by, count, month, reason })
    }
    case 'day_closed': {
      const day = longDay.of(data.day)
      return data.days === 1
        ? phrase('inbox.dayClosed', { by: data.by, day })
        : phrase('inbox.daysClosed', { by: data.by, count: data.days, day })
    }
    case 'day_reopened': {
      const { by, days: count = 1, reason } = data
      const day = longDay.of(data.day)
      return count === 1
        ? phrase('inbox.dayReopened', { by, day, reason })
        : phrase('inbox.daysReopened', { by, count, day, reason })
    }
    case 'late_posting':
      return phrase('inbox.latePosting', {
        by: data.by,
        day: longDay.of(data.late_for),
        booked: longDay.of(data.business_date),
      })
    case 'report_ready':
      return phrase('inbox.reportReady', { report: tabNames[data.report], period: rangeText(data) })
    case 'import_refused':
      return phrase('inbox.importRefused', { list: data.list, refused: data.refused, count: data.rows })
    case 'export_finished':
    case 'group_export_finished':
      return phrase('inbox.exportFinished', { list: exportedNames[data.list], format: data.format })
  }
}

/** What is read of the server: notices, newest first, and what follows them. */
export interface Shown {
  entries: readonly InboxNotice[]
  unread: number
  hasMore: boolean
}

/** The newest page before what is shown already. If a gap is left between the two, older ones are read again on request. */
export function withNewest({ entries, hasMore }: Shown, { data, meta }: NoticesPage): Shown {
  const last = data.at(-1)?.id ?? 0
  const newest = entries[0]?.id ?? 0
  const older = meta.has_more && newest >= last ? entries.filter(({ id }) => id < last) : []
  // Read on another device, all of them.
  const read = meta.unread === 0 ? older.map((entry) => ({ ...entry, is_read: true })) : older
  return {
    entries: [...data, ...read],
    unread: meta.unread,
    hasMore: older.length > 0 ? hasMore : meta.has_more,
  }
}

/** A page of older notices after what is shown. */
export const withOlder = ({ entries }: Shown, { data, meta }: NoticesPage): Shown => ({
  entries: [...entries, ...data],
  unread: meta.unread,
  hasMore: meta.has_more,
})

/** What is spoken when a page has notices that were not there before: the only one, or their number. Null if there is none. */
export function arrivalText(lastId: number, { data }: NoticesPage): string | null {
  const arrived = data.filter(({ id, is_read }) => id > lastId && !is_read)
  const [only] = arrived
  if (!only) return null
  return arrived.length === 1 ? noticeText(only) : phrase('inbox.arrived', { count: arrived.length })
}
