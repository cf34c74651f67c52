import { useSelector } from '@xstate/react'
import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import { Text } from '../../design/text/Text.tsx'
import { type DayChangeRef, selectInput } from '../../machines/accounting/day-change.machine.ts'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccess } from '../shell/actor-hooks.ts'
import { debitCheckItems } from './accounting-texts.ts'
import { BalanceChecks } from './BalanceChecks.tsx'
import { BooksChangeDialog } from './BooksChangeDialog.tsx'
import { closedText, dayChangeTitle, guestBalanceText } from './month-texts.ts'
import { nightCheckItems } from './night-check-items.ts'
import { ReopenedTogether } from './ReopenedTogether.tsx'
import { useAccounting } from './useAccounting.ts'

/** Shows the checks of a business date and closes it, or asks for a reason and reopens it. */
export function DayDialog({ change }: { change: DayChangeRef }) {
  const input = useSelector(change, selectInput)
  const { timezone } = useAccounting().property
  const isClosing = input.change === 'close'
  return (
    <BooksChangeDialog
      change={change}
      isClosing={isClosing}
      title={dayChangeTitle(input.change, input.day)}
      backText={phrase('accounting.backToDays')}
      reasonDescription={phrase('accounting.reasonOfReopeningDay')}
    >
      {isClosing ? null : <Text>{closedText(input.day, timezone)}</Text>}
      {input.reopening ? (
        <ReopenedTogether reopening={input.reopening} />
      ) : (
        <>
          <DayChecks day={input.day} />
          {isClosing ? (
            <ClosingEffects day={input.day} />
          ) : (
            <Text tone="secondary">{phrase('accounting.dayReopeningEffect')}</Text>
          )}
        </>
      )}
    </BooksChangeDialog>
  )
}

/** What is checked before a date is closed, or was found when it was closed. A check links to its records where the person may see them. */
function DayChecks({ day }: { day: AccountingDay }) {
  const { prefix } = useAccounting().property
  const permissions = useSelector(useAccess(), selectPermissions)
  return (
    <BalanceChecks
      label={phrase('accounting.checksOfMonth')}
      checks={[
        { key: 'over', text: phrase('accounting.dayIsOver'), sums: '', isMet: day.is_over },
        ...debitCheckItems(day.sums),
        ...(day.checks ? nightCheckItems(day.day, day.checks, { prefix, permissions }) : []),
      ]}
    />
  )
}

function ClosingEffects({ day }: { day: AccountingDay }) {
  const isOwed = day.sums.some(({ guest_balance }) => guest_balance !== 0)
  return (
    <>
      {isOwed ? <Text>{phrase('accounting.guestsOweAtEndOfDay', { amounts: guestBalanceText(day) })}</Text> : null}
      {day.open_before > 0 ? <Text>{phrase('accounting.dayClosesWithIt', { count: day.open_before })}</Text> : null}
      <Text tone="secondary">{phrase('accounting.dayClosingEffect')}</Text>
    </>
  )
}
