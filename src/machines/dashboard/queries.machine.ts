import type { FigureKey } from '../../api/contract/reporting.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import * as reporting from '../../api/reporting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { figureAnnouncement, figureLabel, rowsText } from './figure.rules.ts'

/** Query of a figure's rows. A null date means today at the property. */
export interface RowsQuery {
  date: string | null
  figure: FigureKey
  page: number
}

/** Reads all figures of a business date. */
export const readFigures = (scope: PropertyScope, { date }: { date: string | null }, signal: AbortSignal) =>
  reporting.dashboard(scope, date ?? undefined, signal)

/** Query of all figures of a business date. */
export const figuresMachine = createQueryMachine({
  id: 'dashboardFigures',
  read: readFigures,
  keyOf: ({ date }) => date ?? '',
  announcement: figureAnnouncement,
})

/** Query of the rows behind one figure, page by page. */
export const figureRowsMachine = createQueryMachine({
  id: 'dashboardRows',
  isDismissible: true,
  read: (scope, { date, figure, page }: RowsQuery, signal) =>
    reporting.dashboardRows(scope, { date: date ?? undefined, figure, page, per_page: 25 }, signal),
  keyOf: ({ date, figure }) => `${date} ${figure}`,
  announcement: ({ figure, meta }) =>
    phrase('dashboard.figureAnnouncement', { figure: figureLabel(figure), rows: rowsText(meta) }),
})
