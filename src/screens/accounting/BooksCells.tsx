import type { BooksSums } from '../../api/contract/accounting-sums.ts'
import { Button } from '../../design/button/Button.tsx'
import { clock, lock } from '../../design/icon/icons.css.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Cell } from '../../design/table/Row.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { BooksChange } from '../../machines/accounting/books-change.machine.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { updatedAtText } from '../format.ts'
import { amountText } from './accounting-texts.ts'
import { type Closing, reopenedText } from './month-texts.ts'
import { useAccounting } from './useAccounting.ts'

/* Cells that the tables of months and of business dates share. */

/** The status, and who changed it last and when. The time zone is said once, in the head of the page. */
export function BooksStatus({ closing, closedWith }: { closing: Closing; closedWith?: string | null }) {
  const { timezone } = useAccounting().property
  const { status, closed_at, closed_by, is_over } = closing
  const isClosed = status === 'closed'
  const open = is_over ? phrase('accounting.monthOpen') : phrase('accounting.monthRunning')
  const closed = closed_at === null ? null : factsText([closed_by, updatedAtText(closed_at, timezone)])
  const change = isClosed ? closed : reopenedText(closing, timezone)
  return (
    <Stack gap={0}>
      <Status tone={isClosed ? 'ok' : 'neutral'} icon={isClosed ? lock : clock} isSentence>
        {isClosed ? (closedWith ?? phrase('accounting.monthClosed')) : open}
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
export const AmountCell = ({ sums, name }: AmountCellProps) => (
  <Cell isNumeric isNoWrap>
    {sums.map((sum) => (
      <div key={sum.currency}>{amountText(sum[name], sum.currency)}</div>
    ))}
  </Cell>
)

type Changeable = Pick<Closing, 'status' | 'is_over'> & { is_last_closed: boolean }

/** The change that a person may make: an open period that is over is closed, the last closed one is reopened, or any with all later ones. */
export function possibleChange(
  { status, is_over, is_last_closed }: Changeable,
  isAnyReopened: boolean,
): BooksChange | null {
  if (status === 'open') return is_over ? 'close' : null
  return is_last_closed || isAnyReopened ? 'reopen' : null
}

interface ChangeButtonProps {
  change: BooksChange
  /** "Close March 2026" */
  label: string
  onPress: () => void
}

/** One button for both changes, so that the focus stays after one. */
export const ChangeButton = ({ change, label, onPress }: ChangeButtonProps) => (
  <Button size="s" aria-haspopup="dialog" aria-label={label} onPress={onPress}>
    {change === 'close' ? phrase('accounting.closeShort') : phrase('accounting.reopenShort')}
  </Button>
)
