import { useSelector } from '@xstate/react'
import {
  type BlockingKind,
  blockingKinds,
  type BlockingReasonCode,
  blockingReasonCodes,
  blockingReasons,
} from '../../api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { NativeSelect } from '../../design/native/NativeSelect.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import type { BlockingDraft } from '../../machines/calendar/blocking.rules.ts'
import { conditionChoices, statusLooks } from '../facilities/facility-looks.ts'
import { effectText } from './calendar-words.ts'
import { NightsFields } from './NightsFields.tsx'
import type { Purpose } from './purpose.ts'

const kinds = blockingKinds.map((value) => ({ value, label: statusLooks[value].label }))
const conditions = conditionChoices.map(({ id, label }) => ({ value: id, label }))
const reasons = [
  { value: '', label: 'Choose…' },
  ...blockingReasonCodes.map((value) => ({ value, label: blockingReasons[value] })),
]

interface BlockingFieldsProps {
  change: select.BlockingRef
  purpose: Purpose
}

/** What is wanted of the blocking; where it is taken up to be moved or made longer, nothing else is in the way but what is wrong. */
export function BlockingFields({ change, purpose }: BlockingFieldsProps) {
  const draft = useSelector(change, select.selectDraft)
  const rooms = useSelector(change, select.selectRooms)
  const { reasonCode, reason, remarks } = useSelector(change, select.selectErrors)
  const patch = (wanted: Partial<BlockingDraft>) => change.send({ type: 'draft.changed', patch: wanted })
  const isWrong = [reasonCode, reason, remarks].some((error) => error !== undefined)
  return (
    <>
      {purpose === 'move' || purpose === 'edit' ? (
        <ComboBox
          label="Room"
          isRequired
          autoFocus={purpose === 'move'}
          choices={rooms.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(draft.roomId)}
          onChange={(id) => (id === null ? undefined : patch({ roomId: Number(id) }))}
        />
      ) : null}
      <NightsFields change={change} isFirst={purpose === 'extend' || purpose === 'shorten'} onChange={patch} />
      {purpose === 'edit' || isWrong ? <WhyFields change={change} onChange={patch} /> : null}
    </>
  )
}

interface WhyFieldsProps {
  change: select.BlockingRef
  onChange: (patch: Partial<BlockingDraft>) => void
}

function WhyFields({ change, onChange }: WhyFieldsProps) {
  const draft = useSelector(change, select.selectDraft)
  const errors = useSelector(change, select.selectErrors)
  return (
    <>
      <Stack gap={1}>
        <NativeSelect
          label="Kind"
          value={draft.kind}
          options={kinds}
          onChange={(value) => onChange({ kind: value as BlockingKind })}
        />
        <Text tone="secondary" size="s">
          {effectText(draft.kind)}
        </Text>
      </Stack>
      <NativeSelect
        label="Reason"
        isRequired
        value={draft.reasonCode ?? ''}
        options={reasons}
        error={errors.reasonCode}
        onChange={(value) => onChange({ reasonCode: value === '' ? null : (value as BlockingReasonCode) })}
      />
      <TextField
        label="Details"
        isRequired={draft.reasonCode === 'other'}
        maxLength={200}
        value={draft.reason}
        errorMessage={errors.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <NativeSelect
        label="Condition afterwards"
        value={draft.returnStatus}
        options={conditions}
        onChange={(value) => onChange({ returnStatus: value as HousekeepingStatus })}
      />
      <TextArea
        label="Remarks"
        isRequired={false}
        maxLength={1000}
        rows={2}
        value={draft.remarks}
        errorMessage={errors.remarks}
        onChange={(remarks) => onChange({ remarks })}
      />
    </>
  )
}
