import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/accounting/schedule-change.machine.ts'
import { scheduleName } from '../../machines/accounting/schedule-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { errorText } from '../states/error-text.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

const titles: Record<select.ScheduleChange['kind'], string> = {
  create: phrase('schedules.scheduleReport'),
  edit: phrase('schedules.changeSchedule'),
  delete: phrase('schedules.deleteSchedule'),
  pause: phrase('schedules.pauseSchedule'),
  resume: phrase('schedules.resumeSchedule'),
}

const labels: Record<select.ScheduleChange['kind'], string> = { ...titles, edit: phrase('schedules.saveChanges') }

/** Schedules a report, or changes or deletes a schedule; for pausing and resuming, only what went wrong. */
export function ScheduleDialog({ change }: { change: select.ScheduleChangeRef }) {
  const { change: asked } = useSelector(change, select.selectInput)
  const error = useSelector(change, select.selectChangeError)
  const isSending = useSelector(change, select.selectIsSending)
  const isRefused = useSelector(change, select.selectIsRefused)
  const isOpen = useSelector(change, select.selectIsOpen)
  if (!isOpen) return null
  const { kind, schedule } = asked
  const leave = () => change.send({ type: 'change.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.send({ type: 'change.confirmed' })
  }
  return (
    <Dialog isOpen title={titles[kind]} onClose={leave}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {kind === 'create' || kind === 'edit' ? (
            <ScheduleFields change={change} />
          ) : (
            <Text>{scheduleName(schedule)}</Text>
          )}
          {kind === 'delete' ? <Text tone="secondary">{phrase('schedules.deleteWarning')}</Text> : null}
          <Alert>{error ? errorText(error) : null}</Alert>
        </Stack>
        <DialogActions>
          {isRefused ? (
            <Button autoFocus onPress={leave}>
              {phrase('schedules.backToSchedules')}
            </Button>
          ) : (
            <>
              <Button onPress={leave}>{phrase('accounting.cancel')}</Button>
              <Button
                type="submit"
                tone={kind === 'delete' ? 'critical' : 'primary'}
                isPending={isSending}
                pendingLabel={kind === 'delete' ? phrase('schedules.deleting') : phrase('schedules.saving')}
              >
                {error ? phrase('accounting.tryAgain') : labels[kind]}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
