import type { FigureKey } from '../../api/contract/reporting.ts'
import * as reporting from '../../api/reporting.ts'
import { announcementOf } from '../list/list.rules.ts'
import { createReadingMachine } from '../reading/reading.machine.ts'
import { figureAnnouncement } from './figure.rules.ts'

/** Whose rows are wanted. Without a date it is today at the property. */
export interface RowsQuestion {
  date: string | null
  figure: FigureKey
  page: number
}

/** Every figure of a business date. */
export const figuresMachine = createReadingMachine({
  id: 'dashboardFigures',
  read: (at, { date }: { date: string | null }, signal) => reporting.dashboard(at, date ?? undefined, signal),
  topic: ({ date }) => date ?? '',
  announcement: figureAnnouncement,
})

/** What one figure was counted from, a page at a time. */
export const figureRowsMachine = createReadingMachine({
  id: 'dashboardRows',
  read: (at, { date, figure, page }: RowsQuestion, signal) =>
    reporting.dashboardRows(at, { date: date ?? undefined, figure, page, per_page: 25 }, signal),
  topic: ({ date, figure }) => `${date} ${figure}`,
  announcement: ({ figure, meta }) => `${figure.label}: ${announcementOf(meta, { one: 'row', many: 'rows' })}`,
})
