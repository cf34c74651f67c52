import { useSelector } from '@xstate/react'
import {
  type BlockingReasonCode,
  blockingReasonCodes,
  blockingReasons,
  type FacilityStatusName,
} from '../../api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { DateRangePicker } from '../../design/field/DateRangePicker.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativeSelect } from '../../design/native/NativeSelect.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/facilities/status.machine.ts'
import { isDated, offeredStatuses, type StatusDraft } from '../../machines/facilities/status.rules.ts'
import { conditionChoices, statusLooks } from './facility-looks.ts'

const conditions = conditionChoices.map(({ id, label }) => ({ value: id, label }))
const reasons = [
  { value: '', label: 'Choose…' },
  ...blockingReasonCodes.map((value) => ({ value, label: blockingReasons[value] })),
]

export interface StatusFieldsProps {
  status: select.StatusRef
  /** What a status does to the figures, in words. */
  effectOf: (status: FacilityStatusName) => string
}

/** What a person says of the status they want; only a dated one asks for more than its name. */
export function StatusFields({ status, effectOf }: StatusFieldsProps) {
  const draft = useSelector(status, select.selectDraft)
  const facilities = useSelector(status, select.selectFacilities)
  const change = (patch: Partial<StatusDraft>) => status.send({ type: 'draft.changed', patch })
  return (
    <>
      <Stack gap={1}>
        <NativeSelect
          label="Status"
          value={draft.status}
          options={offeredStatuses(facilities).map((value) => ({ value, label: statusLooks[value].label }))}
          onChange={(value) => change({ status: value as FacilityStatusName })}
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
  const hasRooms = useSelector(status, select.selectFacilities).some(({ kind }) => kind === 'room')
  return (
    <>
      <DateRangePicker
        label="First night – morning after"
        description="On the second day it is free again"
        isRequired
        minValue={today}
        value={draft.from && draft.to ? { start: draft.from, end: draft.to } : null}
        errorMessage={errors.nights}
        onChange={(range) => change({ from: range?.start ?? null, to: range?.end ?? null })}
      />
      <NativeSelect
        label="Reason"
        isRequired
        value={draft.reasonCode ?? ''}
        options={reasons}
        error={errors.reasonCode}
        onChange={(value) => change({ reasonCode: value === '' ? null : (value as BlockingReasonCode) })}
      />
      <TextField
        label="Details"
        isRequired={draft.reasonCode === 'other'}
        maxLength={200}
        value={draft.reason}
        errorMessage={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      {hasRooms ? (
        <NativeSelect
          label="Condition afterwards"
          value={draft.returnStatus}
          options={conditions}
          onChange={(value) => change({ returnStatus: value as HousekeepingStatus })}
        />
      ) : null}
      <TextArea
        label="Remarks"
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
