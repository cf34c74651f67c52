import { dateText } from '../../design/text/date-text.tsx'
import type { AccountingReport, CurrencyReport, ReportRow } from '../../api/contract/accounting.ts'
import { FigureCell } from './FigureCell.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { figureNames, groupNames, rangeText, rowName } from '../../machines/accounting/accounting-texts.rules.ts'
import { changeOf, differenceOf, nextSort, orderOf, sorted } from '../../machines/accounting/row.rules.ts'
import type { SortColumn } from '../../routes/accounting.ts'
import { columnAmountText } from '../amount-columns.ts'
import { changeText, quantityText } from './accounting-texts.ts'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

export interface ReportTableProps {
  books: CurrencyReport
  report: AccountingReport
  /** For example "Revenue by account". */
  title: string
  isBusy: boolean
}

const columns = ['quantity', 'net', 'tax', 'gross', 'month_to_date', 'year_to_date'] as const

/** The rows of one currency with their total. Each figure links to the entries behind it. */
export function ReportTable({ books, report, title, isBusy }: ReportTableProps) {
  const { search } = useAccounting()
  const { currency, rows, total } = books
  const isCompared = report.compared !== null
  const hasCodes = rows.some(({ code }) => code !== null)
  return (
    <TableRegion label={phrase('accounting.inCurrency', { title, currency })}>
      <Table
        caption={phrase('accounting.reportCaption', {
          title,
          period: rangeText(report.period),
          currency,
          count: rows.length,
        })}
        isBusy={isBusy}
        density="dense"
        head={
          <>
            {hasCodes ? <SortableTh column="code">{phrase('accounting.code')}</SortableTh> : null}
            <SortableTh column="name">{hasCodes ? phrase('accounting.name') : groupNames[report.group_by]}</SortableTh>
            {columns.map((column) => (
              <SortableTh key={column} column={column}>
                {figureNames[column]}
              </SortableTh>
            ))}
            {isCompared ? (
              <>
                <SortableTh column="compared">
                  {search.compare === 'previous_year'
                    ? phrase('accounting.yearBefore')
                    : phrase('accounting.periodBefore')}
                </SortableTh>
                <SortableTh column="difference">{phrase('accounting.difference')}</SortableTh>
                <Th isNumeric>%</Th>
              </>
            ) : null}
          </>
        }
        foot={
          <>
            <RowHeader>{phrase('accounting.total')}</RowHeader>
            {hasCodes ? <Cell /> : null}
            <FigureCells
              row={total}
              rowKey={null}
              name={phrase('accounting.total')}
              currency={currency}
              isCompared={isCompared}
            />
          </>
        }
      >
        {sorted(rows, search.sort).map((row) => (
          <Row key={row.key}>
            {hasCodes ? (
              <Cell isNoWrap tone="secondary">
                {row.code ?? '–'}
              </Cell>
            ) : null}
            <RowHeader>
              <bdi>{rowName(row) === row.name ? row.name : dateText(rowName(row))}</bdi>
            </RowHeader>
            <FigureCells row={row} rowKey={row.key} name={rowName(row)} currency={currency} isCompared={isCompared} />
          </Row>
        ))}
      </Table>
    </TableRegion>
  )
}

/** A sortable column heading. */
function SortableTh({ column, children }: { column: SortColumn; children: string }) {
  const { search, sort } = useSorting()
  const order = orderOf(search.sort)
  return (
    <Th
      isNumeric={column !== 'code' && column !== 'name'}
      sort={order?.column === column ? (order.isDown ? 'descending' : 'ascending') : undefined}
      onSort={() => sort(column)}
    >
      {children}
    </Th>
  )
}

function useSorting() {
  const { search, show } = useAccounting()
  return { search, sort: (column: SortColumn) => show({ sort: nextSort(search.sort, column) }) }
}

interface FigureCellsProps {
  row: ReportRow
  /** Null is the total. */
  rowKey: string | null
  name: string
  currency: string
  isCompared: boolean
}

function FigureCells({ row, rowKey, name, currency, isCompared }: FigureCellsProps) {
  const { figureHref } = useAccounting()
  const difference = differenceOf(row)
  return (
    <>
      {columns.map((column) => (
        <FigureCell
          key={column}
          label={factsText([name, figureNames[column]])}
          href={figureHref(column, rowKey, currency)}
        >
          {column === 'quantity' ? quantityText(row.quantity) : columnAmountText(row[column], currency)}
        </FigureCell>
      ))}
      {isCompared ? (
        <>
          <FigureCell
            label={phrase('accounting.figureBefore', { row: name })}
            href={figureHref('compared', rowKey, currency)}
          >
            {columnAmountText(row.compared?.gross ?? 0, currency)}
          </FigureCell>
          <Cell isNumeric isNoWrap>
            {difference === null ? '–' : columnAmountText(difference, currency)}
          </Cell>
          <Cell isNumeric isNoWrap>
            {changeText(changeOf(row))}
          </Cell>
        </>
      ) : null}
    </>
  )
}
