import type { FigureKey } from '../../api/contract/reporting.ts'
import * as reporting from '../../api/reporting.ts'
import { announcementOf } from '../list/list.rules.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { figureAnnouncement } from './figure.rules.ts'

/** Whose rows are wanted. Without a date it is today at the property. */
export interface RowsQuery {
  date: string | null
  figure: FigureKey
  page: number
}

/** Every figure of a business date. */
export const figuresMachine = createQueryMachine({
  id: 'dashboardFigures',
  read: (scope, { date }: { date: string | null }, signal) => reporting.dashboard(scope, date ?? undefined, signal),
  keyOf: ({ date }) => date ?? '',
  announcement: figureAnnouncement,
})

/** What one figure was counted from, a page at a time. */
export const figureRowsMachine = createQueryMachine({
  id: 'dashboardRows',
  read: (scope, { date, figure, page }: RowsQuery, signal) =>
    reporting.dashboardRows(scope, { date: date ?? undefined, figure, page, per_page: 25 }, signal),
  keyOf: ({ date, figure }) => `${date} ${figure}`,
  announcement: ({ figure, meta }) => `${figure.label}: ${announcementOf(meta, { one: 'row', many: 'rows' })}`,
})
