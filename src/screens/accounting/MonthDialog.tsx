import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import { maxReasonLength } from '../../machines/accounting/reason.rules.ts'
import * as select from '../../machines/accounting/month-change.machine.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from '../states/error-text.ts'
import { balanceCheckItem } from './accounting-texts.ts'
import { BalanceChecks } from './BalanceChecks.tsx'
import { closedText, guestBalanceText } from './month-texts.ts'
import { useAccounting } from './useAccounting.ts'

/** Shows the checks of a month and closes it, or asks for a reason and reopens it. */
export function MonthDialog({ change }: { change: select.MonthChangeRef }) {
  const input = useSelector(change, select.selectInput)
  const error = useSelector(change, select.selectChangeError)
  const isSending = useSelector(change, select.selectIsSending)
  const isRefused = useSelector(change, select.selectIsRefused)
  const [attempt, setAttempt] = useState(0)
  const isClosing = input.change === 'close'
  const month = monthText(input.month)
  const title = isClosing ? phrase('accounting.closeMonth', { month }) : phrase('accounting.reopenMonth', { month })
  const leave = () => change.send({ type: 'change.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.send({ type: 'change.confirmed' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog isOpen title={title} onClose={leave}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {isClosing ? <ClosingChecks input={input} /> : <ReopeningReason change={change} attempt={attempt} />}
          <Alert>{error ? errorText(error) : null}</Alert>
        </Stack>
        <DialogActions>
          {isRefused ? (
            <Button autoFocus onPress={leave}>
              {phrase('accounting.backToMonths')}
            </Button>
          ) : (
            <>
              <Button onPress={leave}>{phrase('accounting.cancel')}</Button>
              <Button
                type="submit"
                tone="primary"
                autoFocus={isClosing}
                isPending={isSending}
                pendingLabel={isClosing ? phrase('accounting.closingMonth') : phrase('accounting.reopeningMonth')}
              >
                {error ? phrase('accounting.tryAgain') : title}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What is checked before a month is closed, and what closing it means. */
function ClosingChecks({ input: { month, earlier } }: { input: select.MonthChangeInput }) {
  const sums = month.sums.map(({ currency, debit, credit }) => ({
    ...balanceCheckItem(
      { key: 'debit_is_credit', label: '', left: debit, right: credit, holds: debit === credit },
      currency,
    ),
    key: currency,
  }))
  const isOwed = month.sums.some(({ guest_balance }) => guest_balance !== 0)
  return (
    <>
      <BalanceChecks
        label={phrase('accounting.checksOfMonth')}
        checks={[{ key: 'over', text: phrase('accounting.monthIsOver'), sums: '', isMet: month.is_over }, ...sums]}
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

/** Who closed the month, and the reason to reopen it. */
function ReopeningReason({ change, attempt }: { change: select.MonthChangeRef; attempt: number }) {
  const { month } = useSelector(change, select.selectInput)
  const reason = useSelector(change, select.selectReason)
  const reasonError = useSelector(change, select.selectReasonError)
  const { timezone } = useAccounting().property
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attempt > 0 && reasonError) field.current?.focus()
  }, [attempt, reasonError])
  return (
    <>
      <Text>{closedText(month, timezone)}</Text>
      <Text tone="secondary">{phrase('accounting.reopeningEffect')}</Text>
      <TextField
        ref={field}
        autoFocus
        isRequired
        label={phrase('accounting.reason')}
        description={phrase('accounting.reasonOfReopening')}
        maxLength={maxReasonLength}
        value={reason}
        errorMessage={reasonError ?? undefined}
        onChange={(text) => change.send({ type: 'reason.typed', reason: text })}
      />
    </>
  )
}
