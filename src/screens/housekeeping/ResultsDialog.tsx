import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectResults } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { useHousekeeping } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Outcome for each room if any was rejected; for a single room, the reason. */
export function ResultsDialog() {
  const section = useHousekeeping()
  const results = useSelector(section, selectResults)
  if (!results) return null
  const close = () => section.send({ type: 'results.dismissed' })
  const { text, items } = results
  const [only] = items.length === 1 ? items : []
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        only ? phrase('housekeeping.roomNotChanged', { room: only.name }) : phrase('housekeeping.notEverythingDone')
      }
      onClose={close}
      actions={
        <Button autoFocus onPress={close}>
          {phrase('housekeeping.close')}
        </Button>
      }
    >
      {only ? (
        <Text>{phrase('housekeeping.fullStop', { sentence: only.message ?? '' })}</Text>
      ) : (
        <Stack>
          <Text tone="secondary">{text}</Text>
          <OutcomeList
            caption={phrase('housekeeping.whatWasDone')}
            noun={phrase('housekeeping.room')}
            items={items.map(({ id, name, ok, message }) => ({
              id,
              label: name,
              outcome: ok ? 'done' : 'refused',
              note: message ?? undefined,
            }))}
          />
        </Stack>
      )}
    </Dialog>
  )
}
