import { useSelector } from '@xstate/react'
import { Text } from '../../design/text/Text.tsx'
import { monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import {
  type MonthChangeInput,
  type MonthChangeRef,
  selectInput,
} from '../../machines/accounting/month-change.machine.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { debitCheckItems } from './accounting-texts.ts'
import { BalanceChecks } from './BalanceChecks.tsx'
import { BooksChangeDialog } from './BooksChangeDialog.tsx'
import { closedText, guestBalanceText, monthChangeTitle } from './month-texts.ts'
import { ReopenedTogether } from './ReopenedTogether.tsx'
import { useAccounting } from './useAccounting.ts'

/** Shows the checks of a month and closes it, or asks for a reason and reopens it. */
export function MonthDialog({ change }: { change: MonthChangeRef }) {
  const input = useSelector(change, selectInput)
  const { timezone } = useAccounting().property
  const isClosing = input.change === 'close'
  return (
    <BooksChangeDialog
      change={change}
      isClosing={isClosing}
      title={monthChangeTitle(input.change, input.month)}
      backText={phrase('accounting.backToMonths')}
      reasonDescription={phrase('accounting.reasonOfReopening')}
    >
      {isClosing ? (
        <ClosingChecks input={input} />
      ) : (
        <>
          <Text>{closedText(input.month, timezone)}</Text>
          {input.reopening ? (
            <ReopenedTogether reopening={input.reopening} />
          ) : (
            <Text tone="secondary">{phrase('accounting.reopeningEffect')}</Text>
          )}
        </>
      )}
    </BooksChangeDialog>
  )
}

/** What is checked before a month is closed, and what closing it means. */
function ClosingChecks({ input: { month, earlier } }: { input: MonthChangeInput }) {
  const isOwed = month.sums.some(({ guest_balance }) => guest_balance !== 0)
  return (
    <>
      <BalanceChecks
        label={phrase('accounting.checksOfMonth')}
        checks={[
          { key: 'over', text: phrase('accounting.monthIsOver'), sums: '', isMet: month.is_over },
          ...debitCheckItems(month.sums),
        ]}
      />
      {isOwed ? <Text>{phrase('accounting.guestsOweAtEnd', { amounts: guestBalanceText(month) })}</Text> : null}
      {earlier.length > 0 ? (
        <Text>
          {phrase('accounting.closesWithIt', { count: earlier.length, months: factsText(earlier.map(monthText)) })}
        </Text>
      ) : null}
      <Text tone="secondary">{phrase('accounting.closingEffect')}</Text>
    </>
  )
}
