import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { dayText, figureNames, monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { quantityText } from './accounting-texts.ts'
import { AmountCell, BooksStatus, ChangeButton, possibleChange } from './BooksCells.tsx'
import { dayChangeTitle } from './month-texts.ts'
import { openItems } from './night-check-items.ts'
import { useAccounting } from './useAccounting.ts'

const head = (
  <>
    <Th>{phrase('accounting.businessDate')}</Th>
    <Th>{phrase('accounting.monthStatus')}</Th>
    <Th isNumeric>{phrase('accounting.openItems')}</Th>
    <Th isNumeric>{phrase('accounting.entriesOfMonth')}</Th>
    <Th isNumeric>{figureNames.debit}</Th>
    <Th isNumeric>{figureNames.credit}</Th>
    <Th isNumeric>{phrase('accounting.latePostings')}</Th>
    <Th>
      <VisuallyHidden>{phrase('accounting.changeOfMonth')}</VisuallyHidden>
    </Th>
  </>
)

interface DaysTableProps {
  days: readonly AccountingDay[]
  /** True if any closed date is reopened, with all later ones. */
  isAnyReopened: boolean
  isBusy: boolean
}

/** The latest business dates, the newest first. */
export const DaysTable = ({ days, isAnyReopened, isBusy }: DaysTableProps) => (
  <TableRegion label={phrase('accounting.businessDatesTable')}>
    <Table caption={phrase('accounting.businessDates')} isBusy={isBusy} head={head}>
      {days.map((day) => (
        <DayRow key={day.day} day={day} isAnyReopened={isAnyReopened} />
      ))}
    </Table>
  </TableRegion>
)

type DayProps = Pick<DaysTableProps, 'isAnyReopened'> & { day: AccountingDay }

function DayRow({ day, isAnyReopened }: DayProps) {
  const month = day.closed_with
  return (
    <Row>
      <RowHeader>{dateText(dayText(day.day))}</RowHeader>
      <Cell isProse>
        <BooksStatus
          closing={day}
          closedWith={month === null ? null : phrase('accounting.closedWithMonth', { month: monthText({ month }) })}
        />
      </Cell>
      <Cell isNumeric>{day.checks === null ? '–' : quantityText(openItems(day.checks))}</Cell>
      <Cell isNumeric>{quantityText(day.entries)}</Cell>
      {(['debit', 'credit'] as const).map((name) => (
        <AmountCell key={name} sums={day.sums} name={name} />
      ))}
      <Cell isNumeric>{quantityText(day.late_postings)}</Cell>
      <Cell isNoWrap>
        <DayButton day={day} isAnyReopened={isAnyReopened} />
      </Cell>
    </Row>
  )
}

/** Closes an open date that is over, or reopens a closed one, with all later ones. */
function DayButton({ day, isAnyReopened }: DayProps) {
  const { periods } = useAccounting()
  const change = possibleChange(day, isAnyReopened)
  if (change === null) return null
  return (
    <ChangeButton
      change={change}
      label={dayChangeTitle(change, day)}
      onPress={() => periods.send({ type: 'dayChange.opened', change, day })}
    />
  )
}
