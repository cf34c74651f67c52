import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { selectIsQueueStored, selectQueue } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { updatedAtText } from '../format.ts'
import { useOpenProperty, useHousekeeping } from './useHousekeeping.ts'

/** The changes waiting to be sent, in sending order. */
export function QueuePanel({ id }: { id: string }) {
  const section = useHousekeeping()
  const { timezone } = useOpenProperty()
  const queue = useSelector(section, selectQueue)
  const isStored = useSelector(section, selectIsQueueStored)
  return (
    <section id={id} aria-label="Changes waiting to be sent">
      <Stack gap={2}>
        <Inline justify="between">
          <Heading level={2}>Waiting to be sent</Heading>
          <Button size="s" onPress={() => section.send({ type: 'queue.retried' })}>
            Send now
          </Button>
        </Inline>
        <Alert tone="warning">
          {isStored ? null : 'This browser can’t store the changes waiting here. If you reload, they are lost.'}
        </Alert>
        <OutcomeList
          caption="Changes in order"
          noun="Change"
          texts={{ pending: 'Waiting', unchanged: 'Sending' }}
          items={queue.map(({ key, at, rooms, text, state }) => ({
            id: key,
            label: `${text}: ${rooms.map(({ name }) => name).join(', ')}`,
            outcome: state === 'queued' ? 'pending' : 'unchanged',
            note: updatedAtText(new Date(at).toISOString(), timezone),
          }))}
        />
      </Stack>
    </section>
  )
}
