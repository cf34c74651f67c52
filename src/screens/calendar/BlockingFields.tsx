import { useSelector } from '@xstate/react'
import { blockingKinds, blockingReasonCodes, blockingReasons } from '../../api/contract/facility-status.ts'
import { ComboBox } from '../../design/field/ComboBox.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/calendar/blocking.machine.ts'
import type { BlockingAction, BlockingDraft } from '../../machines/calendar/blocking.rules.ts'
import { statusDisplay } from '../facilities/status-display.ts'
import { useReturnConditions } from '../facilities/useReturnConditions.ts'
import { effectText } from './calendar-texts.ts'
import { NightsFields } from './NightsFields.tsx'
import { phrase } from '../../phrases/phrase.ts'

const kinds = blockingKinds.map((id) => ({ id, label: statusDisplay[id].label }))
const reasons = blockingReasonCodes.map((id) => ({ id, label: blockingReasons[id] }))

interface BlockingFieldsProps {
  change: select.BlockingRef
  action: BlockingAction
}

/**
 * Fields of the blocking by action. Moving and resizing show only their own fields; the reason fields appear if they
 * have errors.
 */
export function BlockingFields({ change, action }: BlockingFieldsProps) {
  const draft = useSelector(change, select.selectDraft)
  const rooms = useSelector(change, select.selectRooms)
  const { reasonCode, reason, remarks } = useSelector(change, select.selectErrors)
  const patch = (changes: Partial<BlockingDraft>) => change.send({ type: 'draft.changed', patch: changes })
  const hasReasonError = [reasonCode, reason, remarks].some((error) => error !== undefined)
  return (
    <>
      {action === 'move' || action === 'edit' ? (
        <ComboBox
          label={phrase('calendar.room')}
          isRequired
          autoFocus={action === 'move'}
          choices={rooms.map(({ id, name }) => ({ id, label: name }))}
          value={draft.roomId}
          onChange={(id) => (id === null ? undefined : patch({ roomId: id }))}
        />
      ) : null}
      <NightsFields change={change} isFirst={action === 'extend' || action === 'shorten'} onChange={patch} />
      {action === 'edit' || hasReasonError ? <ReasonFields change={change} onChange={patch} /> : null}
    </>
  )
}

interface ReasonFieldsProps {
  change: select.BlockingRef
  onChange: (patch: Partial<BlockingDraft>) => void
}

function ReasonFields({ change, onChange }: ReasonFieldsProps) {
  const draft = useSelector(change, select.selectDraft)
  const errors = useSelector(change, select.selectErrors)
  const returnConditions = useReturnConditions(draft.returnStatus)
  return (
    <>
      <Stack gap={1}>
        <Select
          label={phrase('calendar.kind')}
          value={draft.kind}
          choices={kinds}
          onChange={(kind) => onChange({ kind })}
        />
        <Text tone="secondary" size="s">
          {effectText(draft.kind)}
        </Text>
      </Stack>
      <Select
        label={phrase('calendar.reason')}
        isRequired
        value={draft.reasonCode}
        choices={reasons}
        errorMessage={errors.reasonCode}
        onChange={(reasonCode) => onChange({ reasonCode })}
      />
      <TextField
        label={phrase('calendar.details')}
        isRequired={draft.reasonCode === 'other'}
        maxLength={200}
        value={draft.reason}
        errorMessage={errors.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <Select
        label={phrase('calendar.conditionAfterwards')}
        value={draft.returnStatus}
        choices={returnConditions}
        onChange={(returnStatus) => onChange({ returnStatus })}
      />
      <TextArea
        label={phrase('calendar.remarks')}
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
