import { dateText } from '../../design/text/date-text.tsx'
import type { DashboardRow, DashboardRows } from '../../api/contract/reporting.ts'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Cell, Row, RowHeader, StatusCell } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { conditionDisplay, statusDisplay } from '../facilities/status-display.ts'
import { roomHref } from './figure-lists.ts'
import { columnsOf } from './figure-columns.ts'
import { compactNightsText } from './dashboard-texts.ts'
import { useDashboard } from './useDashboard.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { figureLabel, rowsText } from '../../machines/dashboard/figure.rules.ts'

/** The guest of a row (only with the permission), or its blocking. */
function StayOrBlockingCell({ row }: { row: DashboardRow }) {
  if (row.stay_id !== null)
    return (
      <Cell isNoWrap>
        {factsText([row.guest_name, row.state && phrase('dashboard.stayState', { state: row.state })])}
      </Cell>
    )
  if (row.kind === null) return <Cell tone="secondary">–</Cell>
  const { tone, icon, label } = statusDisplay[row.kind]
  return (
    <StatusCell tone={tone} icon={icon}>
      {row.reason ? phrase('dashboard.kindAndReason', { kind: label, reason: row.reason }) : label}
    </StatusCell>
  )
}

function ConditionCell({ row }: { row: DashboardRow }) {
  const { tone, icon, label } = conditionDisplay[row.condition]
  return (
    <StatusCell tone={tone} icon={icon}>
      {label}
    </StatusCell>
  )
}

/** The rows of a figure. The totals cover all pages. */
export function FigureRowsTable({ rows, isBusy }: { rows: DashboardRows; isBusy: boolean }) {
  const { property, permissions } = useDashboard()
  const { figure, data, meta, currency } = rows
  const columns = columnsOf(figure, currency)
  if (meta.total === 0) return <Text tone="secondary">{phrase('dashboard.figureHasNoRows')}</Text>
  return (
    <TableRegion label={phrase('dashboard.rowsOf', { figure: figureLabel(figure) })}>
      <Table
        caption={factsText([figureLabel(figure), rowsText(meta)])}
        rowCount={meta.total + 1}
        isBusy={isBusy}
        density="dense"
        head={
          <>
            <Th>{phrase('dashboard.room')}</Th>
            <Th>{phrase('dashboard.type')}</Th>
            <Th>{phrase('dashboard.condition')}</Th>
            <Th>{phrase('dashboard.stayOrBlocking')}</Th>
            <Th>{phrase('dashboard.nights')}</Th>
            {columns.map(({ label }) => (
              <Th key={label} isNumeric>
                {label}
              </Th>
            ))}
          </>
        }
        foot={
          <>
            <RowHeader>{phrase('dashboard.total')}</RowHeader>
            <Cell colSpan={4} />
            {columns.map(({ label, total }) => (
              <Cell key={label} isNumeric>
                {total}
              </Cell>
            ))}
          </>
        }
      >
        {data.map((row, index) => (
          <Row
            key={`${row.facility_id} ${row.stay_id} ${row.blocking_id}`}
            index={(meta.current_page - 1) * meta.per_page + index + 2}
          >
            <RowHeader>
              <RoomBadge href={roomHref(property.prefix, row.facility_id, permissions)}>{row.facility_name}</RoomBadge>
            </RowHeader>
            <Cell isNoWrap>
              <bdi>{row.facility_type}</bdi>
            </Cell>
            <ConditionCell row={row} />
            <StayOrBlockingCell row={row} />
            <Cell isNoWrap tone="secondary">
              {row.date_from && row.date_to ? dateText(compactNightsText(row.date_from, row.date_to)) : ''}
            </Cell>
            {columns.map(({ label, cellText }) => (
              <Cell key={label} isNumeric>
                {cellText(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </TableRegion>
  )
}
