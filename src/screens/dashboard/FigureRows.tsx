import { dateText } from '../../design/text/date-text.tsx'
import { useSelector } from '@xstate/react'
import type { FigureKey } from '../../api/contract/reporting.ts'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/query/query.selectors.ts'
import { figureOf, figureLabel } from '../../machines/dashboard/figure.rules.ts'
import { FigureFormula } from './FigureFormula.tsx'
import { FigureRowsPager } from './FigureRowsPager.tsx'
import { FigureRowsTable } from './FigureRowsTable.tsx'
import { calendarHref, roomListHref } from './figure-lists.ts'
import { longDayText } from './dashboard-texts.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The rows behind a figure: its formula in words, the rows with totals, and links to matching lists. */
export function FigureRows({ figure: key }: { figure: FigureKey }) {
  const { property, rows, figures, search, permissions, go } = useDashboard()
  const answer = useSelector(rows, select.selectData)
  const dashboard = useSelector(figures, select.selectData)
  const isBusy = useSelector(rows, select.selectIsBusy)
  const known = answer?.figure.key === key ? answer : null
  const figure = known?.figure ?? (dashboard ? figureOf(dashboard, key) : undefined)
  const list =
    known && dashboard && roomListHref(key, { ...dashboard, date: known.date, prefix: property.prefix, permissions })
  const calendar = known?.data.some(({ stay_id, blocking_id }) => stay_id ?? blocking_id)
    ? calendarHref(property.prefix, permissions, known.date)
    : null
  return (
    <Dialog
      title={figure ? figureLabel(figure) : phrase('dashboard.figure')}
      isOpen
      width="page"
      onClose={() => go({ date: search.date })}
    >
      {known ? <Text tone="secondary">{dateText(longDayText(known.date))}</Text> : null}
      {figure ? <FigureFormula figure={figure} currency={property.currency} /> : null}
      <QueryStates
        query={rows}
        staleText={phrase('dashboard.rowsAreStale')}
        missingText={phrase('dashboard.noRowsOnServer')}
      />
      {known ? (
        <FigureRowsTable rows={known} isBusy={isBusy} />
      ) : isBusy ? (
        <TableRegion label={phrase('dashboard.rowsOfFigure')}>
          <Table caption={phrase('dashboard.loadingRows')} isBusy head={<Th>{phrase('dashboard.room')}</Th>}>
            <SkeletonRows rows={5} columns={1} />
          </Table>
        </TableRegion>
      ) : null}
      {known ? <FigureRowsPager meta={known.meta} figure={key} /> : null}
      {list || calendar ? (
        <Inline gap={4}>
          {list ? <Link href={list}>{phrase('dashboard.showInRoomList')}</Link> : null}
          {calendar ? <Link href={calendar}>{phrase('dashboard.hotelCalendar')}</Link> : null}
        </Inline>
      ) : null}
    </Dialog>
  )
}
