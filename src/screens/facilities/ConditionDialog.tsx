import { useSelector } from '@xstate/react'
import { type HousekeepingEvent, housekeepingNames, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList, type OutcomeItem } from '../../design/result/OutcomeList.tsx'
import * as select from '../../machines/facilities/condition-dialog.machine.ts'
import { offeredEvents, conditionDeniedReason, allowedFor } from '../../machines/facilities/condition.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'

/** Changes the housekeeping status of one or many rooms. It shows the effect on each before, and the outcome after. */
export function ConditionDialog({ condition }: { condition: select.ConditionRef }) {
  const facilities = useSelector(condition, select.selectFacilities)
  const kind = useSelector(condition, select.selectKind)
  const event = useSelector(condition, select.selectEvent)
  const error = useSelector(condition, select.selectError)
  const isBusy = useSelector(condition, select.selectIsBusy)
  const isAnswered = useSelector(condition, select.selectIsAnswered)
  const close = () => condition.send({ type: 'condition.closed' })
  const allowedCount = event ? allowedFor(facilities, event).length : 0
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        isAnswered
          ? phrase('facilities.notEverythingWasDone')
          : phrase('facilities.conditionOf', { kind, count: facilities.length, name: facilities[0]?.name ?? '' })
      }
      onClose={close}
      actions={
        isAnswered || !event ? (
          <Button autoFocus onPress={close}>
            {phrase('facilities.close')}
          </Button>
        ) : (
          <>
            <Button onPress={close}>{phrase('facilities.cancel')}</Button>
            <Button
              tone="primary"
              isPending={isBusy}
              pendingLabel={phrase('facilities.working')}
              onPress={() => condition.send({ type: 'condition.confirmed' })}
            >
              {error ? phrase('facilities.tryAgain') : labelOf(event, allowedCount, facilities.length, kind)}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {isAnswered || !event ? null : <Fields condition={condition} event={event} />}
        <Outcomes condition={condition} />
        <Alert>{error ? error.message : null}</Alert>
      </Stack>
    </Dialog>
  )
}

/** "Start cleaning", or "Start cleaning, 2 rooms" if only some of them allow it. */
function labelOf(event: HousekeepingEvent, allowedCount: number, all: number, kind: FacilityKind) {
  const { label } = housekeepingTransitions[event]
  return all === 1
    ? label
    : phrase('facilities.eventForSome', {
        event: label,
        facilities: phrase('facilities.count', { kind, count: allowedCount }),
      })
}

function Fields({ condition, event }: { condition: select.ConditionRef; event: HousekeepingEvent }) {
  const facilities = useSelector(condition, select.selectFacilities)
  const needsReason = useSelector(condition, select.selectNeedsReason)
  const reason = useSelector(condition, select.selectReason)
  const reasonError = useSelector(condition, select.selectReasonError)
  return (
    <>
      <RadioGroup
        label={phrase('facilities.whatHappens')}
        value={event}
        choices={offeredEvents(facilities).map((id) => ({ id, label: housekeepingTransitions[id].label }))}
        onChange={(chosen) => condition.send({ type: 'event.chosen', event: chosen })}
      />
      {needsReason ? (
        <TextField
          label={phrase('facilities.reason')}
          description={phrase('facilities.reworkHint')}
          isRequired
          maxLength={200}
          value={reason}
          errorMessage={reasonError ?? undefined}
          onChange={(text) => condition.send({ type: 'reason.typed', reason: text })}
        />
      ) : null}
    </>
  )
}

/** The planned or actual outcome for each room. */
function Outcomes({ condition }: { condition: select.ConditionRef }) {
  const facilities = useSelector(condition, select.selectFacilities)
  const kind = useSelector(condition, select.selectKind)
  const event = useSelector(condition, select.selectEvent) ?? 'start'
  const results = useSelector(condition, select.selectResults)
  const isAnswered = useSelector(condition, select.selectIsAnswered)
  const items = facilities.map((facility): OutcomeItem => {
    const { id, name: label, housekeeping_status } = facility
    const result = results.find((candidate) => candidate.id === id)
    const deniedReason = isAnswered
      ? result?.ok
        ? null
        : (result?.message ?? '')
      : conditionDeniedReason(facility, event)
    if (deniedReason !== null) return { id, label, outcome: 'refused', note: deniedReason }
    const { to } = housekeepingTransitions[event]
    const note = `${housekeepingNames[housekeeping_status].label} → ${housekeepingNames[to].label}`
    return { id, label, outcome: isAnswered ? 'done' : 'pending', note }
  })
  return (
    <OutcomeList
      caption={isAnswered ? phrase('facilities.whatWasDone') : phrase('facilities.whatWillBeDone')}
      noun={phrase('facilities.kindHeading', { kind })}
      texts={{ pending: phrase('facilities.willBeDone') }}
      items={items}
    />
  )
}
