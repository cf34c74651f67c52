import { useSelector } from '@xstate/react'
import { type HousekeepingEvent, housekeepingNames, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList, type OutcomeItem } from '../../design/result/OutcomeList.tsx'
import * as select from '../../machines/facilities/condition.machine.ts'
import { offeredEvents, conditionDeniedReason, allowedFor } from '../../machines/facilities/condition.rules.ts'
import { capitalize, chosenText } from './facility-texts.ts'

/** Changes the housekeeping status of one or many rooms. It shows the effect on each before, and the outcome after. */
export function ConditionDialog({ condition }: { condition: select.ConditionRef }) {
  const facilities = useSelector(condition, select.selectFacilities)
  const noun = useSelector(condition, select.selectNoun)
  const event = useSelector(condition, select.selectEvent)
  const error = useSelector(condition, select.selectError)
  const isBusy = useSelector(condition, select.selectIsBusy)
  const isAnswered = useSelector(condition, select.selectIsAnswered)
  const close = () => condition.send({ type: 'condition.closed' })
  const willing = event ? allowedFor(facilities, event).length : 0
  return (
    <Dialog
      isOpen
      width="wide"
      title={isAnswered ? 'Not everything was done' : `Condition of ${chosenText(facilities, noun)}`}
      onClose={close}
      actions={
        isAnswered || !event ? (
          <Button autoFocus onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button
              tone="primary"
              isPending={isBusy}
              pendingLabel="Working"
              onPress={() => condition.send({ type: 'condition.confirmed' })}
            >
              {error ? 'Try again' : labelOf(event, willing, facilities.length, noun)}
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
function labelOf(event: HousekeepingEvent, willing: number, all: number, noun: { one: string; many: string }) {
  const { label } = housekeepingTransitions[event]
  return all === 1 ? label : `${label}, ${willing} ${willing === 1 ? noun.one : noun.many}`
}

function Fields({ condition, event }: { condition: select.ConditionRef; event: HousekeepingEvent }) {
  const facilities = useSelector(condition, select.selectFacilities)
  const needsReason = useSelector(condition, select.selectNeedsReason)
  const reason = useSelector(condition, select.selectReason)
  const reasonError = useSelector(condition, select.selectReasonError)
  return (
    <>
      <RadioGroup
        label="What happens"
        value={event}
        choices={offeredEvents(facilities).map((id) => ({ id, label: housekeepingTransitions[id].label }))}
        onChange={(chosen) => condition.send({ type: 'event.chosen', event: chosen })}
      />
      {needsReason ? (
        <TextField
          label="Reason"
          description="What has to be done again"
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
  const noun = useSelector(condition, select.selectNoun)
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
      caption={isAnswered ? 'What was done' : 'What will be done'}
      noun={capitalize(noun.one)}
      texts={{ pending: 'Will be done' }}
      items={items}
    />
  )
}
