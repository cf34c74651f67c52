import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import type { BooksSums } from '../../api/contract/accounting-sums.ts'
import { Button } from '../../design/button/Button.tsx'
import { clock, lock } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { Text } from '../../design/text/Text.tsx'
import { figureNames, monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { updatedAtText } from '../format.ts'
import { reopenedText } from './month-texts.ts'
import { amountText, quantityText } from './accounting-texts.ts'
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
    <Th isHidden>{phrase('accounting.changeOfMonth')}</Th>
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

/** The months, the newest first. */
export const MonthsTable = ({ months, isBusy }: { months: readonly AccountingMonth[]; isBusy: boolean }) => (
  <TableRegion label={phrase('accounting.monthsTable')}>
    <Table caption={phrase('accounting.monthsOfTheBooks')} isBusy={isBusy} head={head}>
      {months.map((month) => (
        <MonthRow key={month.month} month={month} />
      ))}
    </Table>
  </TableRegion>
)

function MonthRow({ month }: { month: AccountingMonth }) {
  return (
    <Row>
      <RowHeader>{dateText(monthText(month))}</RowHeader>
      <Cell isProse>
        <MonthStatus month={month} />
      </Cell>
      <Cell isNumeric>{quantityText(month.entries)}</Cell>
      {(['debit', 'credit', 'guest_balance'] as const).map((name) => (
        <AmountCell key={name} sums={month.sums} name={name} />
      ))}
      <Cell isNumeric>{quantityText(month.late_postings)}</Cell>
      <Cell isNoWrap>
        <ChangeButton month={month} />
      </Cell>
    </Row>
  )
}

/** The status, and who changed it last and when. The time zone is said once, in the head of the page. */
function MonthStatus({ month }: { month: AccountingMonth }) {
  const { timezone } = useAccounting().property
  const { status, closed_at, closed_by, is_over } = month
  const isClosed = status === 'closed'
  const open = is_over ? phrase('accounting.monthOpen') : phrase('accounting.monthRunning')
  const closing = closed_at === null ? null : factsText([closed_by, updatedAtText(closed_at, timezone)])
  const change = isClosed ? closing : reopenedText(month, timezone)
  return (
    <Stack gap={0}>
      <Status tone={isClosed ? 'ok' : 'neutral'} icon={isClosed ? lock : clock} isSentence>
        {isClosed ? phrase('accounting.monthClosed') : open}
      </Status>
      {change === null ? null : <Text tone="caption">{change}</Text>}
    </Stack>
  )
}

interface AmountCellProps {
  sums: readonly BooksSums[]
  name: Exclude<keyof BooksSums, 'currency'>
}

/** An amount in each currency, one per line. */
const AmountCell = ({ sums, name }: AmountCellProps) => (
  <Cell isNumeric isNoWrap>
    {sums.map((sum) => (
      <div key={sum.currency}>{amountText(sum[name], sum.currency)}</div>
    ))}
  </Cell>
)

/** Closes an open month that is over, or reopens the last closed one. One button for both, so that the focus stays after a change. */
function ChangeButton({ month }: { month: AccountingMonth }) {
  const { periods } = useAccounting()
  const change = month.status === 'open' ? 'close' : 'reopen'
  if (change === 'close' ? !month.is_over : !month.is_last_closed) return null
  return (
    <Button
      size="s"
      aria-haspopup="dialog"
      aria-label={
        change === 'close'
          ? phrase('accounting.closeMonth', { month: monthText(month) })
          : phrase('accounting.reopenMonth', { month: monthText(month) })
      }
      onPress={() => periods.send({ type: 'monthChange.opened', change, month })}
    >
      {change === 'close' ? phrase('accounting.closeShort') : phrase('accounting.reopenShort')}
    </Button>
  )
}
