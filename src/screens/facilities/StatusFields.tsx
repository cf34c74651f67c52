import { useSelector } from '@xstate/react'
import { blockingReasonCodes, blockingReasons, type FacilityStatusName } from '../../api/contract/facility-status.ts'
import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/facilities/status-dialog.machine.ts'
import { isDated, offeredStatuses, type StatusDraft } from '../../machines/facilities/status.rules.ts'
import { statusDisplay } from './status-display.ts'
import { useReturnConditions } from './useReturnConditions.ts'
import { phrase } from '../../phrases/phrase.ts'

const reasons = blockingReasonCodes.map((id) => ({ id, label: blockingReasons[id] }))

export interface StatusFieldsProps {
  status: select.StatusRef
  /** Describes a status's effect on the key figures. */
  effectOf: (status: FacilityStatusName) => string
}

/** Fields of the new status. Only a status with dates has more than its name. */
export function StatusFields({ status, effectOf }: StatusFieldsProps) {
  const draft = useSelector(status, select.selectDraft)
  const facilities = useSelector(status, select.selectFacilities)
  const change = (patch: Partial<StatusDraft>) => status.send({ type: 'draft.changed', patch })
  return (
    <>
      <Stack gap={1}>
        <Select
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that has the focus itself is read in one go, without its fields
          autoFocus
          label={phrase('facilities.status')}
          value={draft.status}
          choices={offeredStatuses(facilities).map((id) => ({ id, label: statusDisplay[id].label }))}
          onChange={(chosen) => change({ status: chosen })}
        />
        <Text tone="secondary" size="s">
          {effectOf(draft.status)}
        </Text>
      </Stack>
      {isDated(draft) ? <DatedFields status={status} change={change} /> : null}
    </>
  )
}

interface DatedFieldsProps {
  status: select.StatusRef
  change: (patch: Partial<StatusDraft>) => void
}

function DatedFields({ status, change }: DatedFieldsProps) {
  const draft = useSelector(status, select.selectDraft)
  const errors = useSelector(status, select.selectErrors)
  const today = useSelector(status, select.selectToday)
  const returnConditions = useReturnConditions(draft.returnStatus)
  const hasRooms = useSelector(status, select.selectFacilities).some(({ kind }) => kind === 'room')
  return (
    <>
      <DateRangePicker
        reportsIncomplete
        label={phrase('facilities.firstNightMorningAfter')}
        description={phrase('facilities.freeAgainHint')}
        isRequired
        minValue={today}
        value={draft.from && draft.to ? { start: draft.from, end: draft.to } : null}
        errorMessage={errors.nights}
        onChange={(range) => change({ from: range?.start ?? null, to: range?.end ?? null })}
      />
      <Select
        label={phrase('facilities.reason')}
        isRequired
        value={draft.reasonCode}
        choices={reasons}
        errorMessage={errors.reasonCode}
        onChange={(reasonCode) => change({ reasonCode })}
      />
      <TextField
        label={phrase('facilities.details')}
        isRequired={draft.reasonCode === 'other'}
        maxLength={200}
        value={draft.reason}
        errorMessage={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      {hasRooms ? (
        <Select
          label={phrase('facilities.conditionAfterwards')}
          value={draft.returnStatus}
          choices={returnConditions}
          onChange={(returnStatus) => change({ returnStatus })}
        />
      ) : null}
      <TextArea
        label={phrase('facilities.remarks')}
        isRequired={false}
        maxLength={1000}
        rows={2}
        value={draft.remarks}
        errorMessage={errors.remarks}
        onChange={(remarks) => change({ remarks })}
      />
    </>
  )
}
