import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { figureNames, monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { quantityText } from './accounting-texts.ts'
import { AmountCell, BooksStatus, ChangeButton, possibleChange } from './BooksCells.tsx'
import { monthChangeTitle } from './month-texts.ts'
import { useAccounting } from './useAccounting.ts'

const head = (
  <>
    <Th>{phrase('accounting.month')}</Th>
    <Th>{phrase('accounting.monthStatus')}</Th>
    <Th isNumeric>{phrase('accounting.entriesOfMonth')}</Th>
    <Th isNumeric>{figureNames.debit}</Th>
    <Th isNumeric>{figureNames.credit}</Th>
    <Th isNumeric>{phrase('accounting.guestsOwe')}</Th>
    <Th isNumeric>{phrase('accounting.latePostings')}</Th>
    <Th>
      <VisuallyHidden>{phrase('accounting.changeOfMonth')}</VisuallyHidden>
    </Th>
  </>
)
const columns = 8

/** A placeholder for loading months. */
export const MonthsSkeleton = () => (
  <TableRegion label={phrase('accounting.monthsTable')}>
    <Table caption={phrase('accounting.loadingMonths')} isBusy head={head}>
      <SkeletonRows rows={6} columns={columns} />
    </Table>
  </TableRegion>
)

interface MonthsTableProps {
  months: readonly AccountingMonth[]
  /** True if any closed month is reopened, with all later ones. */
  isAnyReopened: boolean
  isBusy: boolean
}

/** The months, the newest first. */
export const MonthsTable = ({ months, isAnyReopened, isBusy }: MonthsTableProps) => (
  <TableRegion label={phrase('accounting.monthsTable')}>
    <Table caption={phrase('accounting.monthsOfTheBooks')} isBusy={isBusy} head={head}>
      {months.map((month) => (
        <MonthRow key={month.month} month={month} isAnyReopened={isAnyReopened} />
      ))}
    </Table>
  </TableRegion>
)

type MonthProps = Pick<MonthsTableProps, 'isAnyReopened'> & { month: AccountingMonth }

function MonthRow({ month, isAnyReopened }: MonthProps) {
  return (
    <Row>
      <RowHeader>{dateText(monthText(month))}</RowHeader>
      <Cell isProse>
        <BooksStatus closing={month} />
      </Cell>
      <Cell isNumeric>{quantityText(month.entries)}</Cell>
      {(['debit', 'credit', 'guest_balance'] as const).map((name) => (
        <AmountCell key={name} sums={month.sums} name={name} />
      ))}
      <Cell isNumeric>{quantityText(month.late_postings)}</Cell>
      <Cell isNoWrap>
        <MonthButton month={month} isAnyReopened={isAnyReopened} />
      </Cell>
    </Row>
  )
}

/** Closes an open month that is over, or reopens a closed one, with all later ones. */
function MonthButton({ month, isAnyReopened }: MonthProps) {
  const { periods } = useAccounting()
  const change = possibleChange(month, isAnyReopened)
  if (change === null) return null
  return (
    <ChangeButton
      change={change}
      label={monthChangeTitle(change, month)}
      onPress={() => periods.send({ type: 'monthChange.opened', change, month })}
    />
  )
}
