import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { dayText, figureNames, longDayText, monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { quantityText } from './accounting-texts.ts'
import { AmountCell, BooksStatus, ChangeButton, possibleChange } from './BooksCells.tsx'
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
    <Th isHidden>{phrase('accounting.changeOfMonth')}</Th>
  </>
)

/** The latest business dates, the newest first. */
export const DaysTable = ({ days, isBusy }: { days: readonly AccountingDay[]; isBusy: boolean }) => (
  <TableRegion label={phrase('accounting.businessDatesTable')}>
    <Table caption={phrase('accounting.businessDates')} isBusy={isBusy} head={head}>
      {days.map((day) => (
        <DayRow key={day.day} day={day} />
      ))}
    </Table>
  </TableRegion>
)

function DayRow({ day }: { day: AccountingDay }) {
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
        <DayButton day={day} />
      </Cell>
    </Row>
  )
}

/** Closes an open date that is over, or reopens the last closed one. */
function DayButton({ day }: { day: AccountingDay }) {
  const { periods } = useAccounting()
  const change = possibleChange(day)
  if (change === null) return null
  const name = longDayText(day.day)
  return (
    <ChangeButton
      change={change}
      label={
        change === 'close'
          ? phrase('accounting.closeDay', { day: name })
          : phrase('accounting.reopenDay', { day: name })
      }
      onPress={() => periods.send({ type: 'dayChange.opened', change, day })}
    />
  )
}
