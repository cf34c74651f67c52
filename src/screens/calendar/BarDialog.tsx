import { Button } from '../../design/button/Button.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { Bar } from '../../machines/calendar/bar.rules.ts'
import { RecordHistoryLink } from '../activity-log/RecordHistoryLink.tsx'
import { conditionDisplay } from '../facilities/status-display.ts'
import { barActions, readOnlyNote } from './bar-actions.ts'
import { fullDayText, kindText, nightsText, reasonText, stateText, subjectText } from './calendar-texts.ts'

interface BarDialogProps {
  bar: Bar
  /** Room number. */
  room: string
  onAction: (id: string) => void
  onClose: () => void
}

/** Label–value pairs of a stay or blocking, more than its bar shows. */
function factsOf(bar: Bar, room: string) {
  const { blocking } = bar
  return [
    { label: 'Room', value: room },
    ...(bar.kind === 'reservation' ? [{ label: 'Guest', value: subjectText(bar) }] : []),
    { label: 'First night', value: `${bar.isCutBefore ? 'before ' : ''}${fullDayText(bar.from)}` },
    {
      label: bar.kind === 'reservation' ? 'Departure' : 'Free again',
      value: `${bar.isCutAfter ? 'after ' : ''}${fullDayText(bar.to)}`,
    },
    ...(bar.isCutBefore || bar.isCutAfter ? [] : [{ label: 'Nights', value: nightsText(bar) }]),
    { label: 'State', value: stateText(bar) },
    ...(blocking
      ? [
          { label: 'Reason', value: reasonText(bar) },
          ...(blocking.note ? [{ label: 'Details', value: blocking.note }] : []),
          ...(blocking.remarks ? [{ label: 'Remarks', value: blocking.remarks }] : []),
          { label: 'Condition afterwards', value: conditionDisplay[blocking.returnStatus].label },
        ]
      : []),
  ]
}

/** Dialog with all details of a stay or blocking, and its actions. */
export function BarDialog({ bar, room, onAction, onClose }: BarDialogProps) {
  const note = readOnlyNote(bar)
  return (
    <Dialog isOpen title={`${kindText(bar)}, room ${room}`} onClose={onClose}>
      <Stack>
        <DefinitionList items={factsOf(bar, room)} />
        <RecordHistoryLink entityType="facility" id={bar.roomId} name={`room ${room}`} />
        {note ? (
          <Stack gap={3}>
            <Text tone="secondary">{`${note}.`}</Text>
            <Inline>
              <Button autoFocus onPress={onClose}>
                Close
              </Button>
            </Inline>
          </Stack>
        ) : (
          <Inline>
            {barActions(bar).map(({ id, label, icon, isDenied }, at) => (
              <Button
                key={id}
                icon={icon}
                autoFocus={at === 0}
                isDisabled={isDenied ?? false}
                onPress={() => onAction(id)}
              >
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}
