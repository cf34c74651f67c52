import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectResults } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { useHousekeeping } from './useHousekeeping.ts'

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
      title={only ? `Room ${only.name} was not changed` : 'Not everything was done'}
      onClose={close}
      actions={
        <Button autoFocus onPress={close}>
          Close
        </Button>
      }
    >
      {only ? (
        <Text>{only.message}.</Text>
      ) : (
        <Stack>
          <Text tone="secondary">{text}</Text>
          <OutcomeList
            caption="What was done"
            noun="Room"
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
