import { dateText } from '../../design/text/date-text.tsx'
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
import { phrase } from '../../phrases/phrase.ts'

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
    { label: phrase('calendar.room'), value: room },
    ...(bar.kind === 'reservation' ? [{ label: phrase('calendar.guest'), value: subjectText(bar) }] : []),
    {
      label: phrase('calendar.firstNight'),
      value: bar.isCutBefore
        ? phrase('calendar.beforeDay', { day: fullDayText(bar.from) })
        : dateText(fullDayText(bar.from)),
    },
    {
      label: bar.kind === 'reservation' ? phrase('calendar.departure') : phrase('calendar.freeAgain'),
      value: bar.isCutAfter ? phrase('calendar.afterDay', { day: fullDayText(bar.to) }) : dateText(fullDayText(bar.to)),
    },
    ...(bar.isCutBefore || bar.isCutAfter ? [] : [{ label: phrase('calendar.nights'), value: nightsText(bar) }]),
    { label: phrase('calendar.state'), value: stateText(bar) },
    ...(blocking
      ? [
          { label: phrase('calendar.reason'), value: reasonText(bar) },
          ...(blocking.note ? [{ label: phrase('calendar.details'), value: blocking.note }] : []),
          ...(blocking.remarks ? [{ label: phrase('calendar.remarks'), value: blocking.remarks }] : []),
          { label: phrase('calendar.conditionAfterwards'), value: conditionDisplay[blocking.returnStatus].label },
        ]
      : []),
  ]
}

/** Dialog with all details of a stay or blocking, and its actions. */
export function BarDialog({ bar, room, onAction, onClose }: BarDialogProps) {
  const note = readOnlyNote(bar)
  return (
    <Dialog isOpen title={phrase('calendar.barOfRoom', { kind: kindText(bar), room })} onClose={onClose}>
      <Stack>
        <DefinitionList items={factsOf(bar, room)} />
        <RecordHistoryLink entityType="facility" id={bar.roomId} name={phrase('calendar.roomInSentence', { room })} />
        {note ? (
          <Stack gap={3}>
            <Text tone="secondary">{phrase('calendar.fullStop', { sentence: note })}</Text>
            <Inline justify="end">
              <Button autoFocus onPress={onClose}>
                {phrase('calendar.close')}
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
