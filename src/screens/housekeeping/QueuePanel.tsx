import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { OutcomeList } from '../../design/result/OutcomeList.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { selectIsQueueStored, selectQueue } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { updatedAtText } from '../format.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { useOpenProperty, useHousekeeping } from './useHousekeeping.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The changes waiting to be sent, in sending order. */
export function QueuePanel({ id }: { id: string }) {
  const section = useHousekeeping()
  const { timezone } = useOpenProperty()
  const queue = useSelector(section, selectQueue)
  const isStored = useSelector(section, selectIsQueueStored)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  return (
    <section id={id} aria-label={phrase('housekeeping.changesWaitingToBeSent')}>
      <Stack gap={2}>
        <Inline justify="between">
          <Heading level={2}>{phrase('housekeeping.waitingToBeSent')}</Heading>
          {isOffline ? (
            <Text tone="secondary">{phrase('housekeeping.sentOnceOnline')}</Text>
          ) : (
            <Button size="s" onPress={() => section.send({ type: 'queue.retried' })}>
              {phrase('housekeeping.sendNow')}
            </Button>
          )}
        </Inline>
        <Alert tone="warning">{isStored ? null : phrase('housekeeping.changesNotStored')}</Alert>
        <OutcomeList
          caption={phrase('housekeeping.changesInOrder')}
          noun={phrase('housekeeping.change')}
          texts={{ pending: phrase('housekeeping.stateWaiting'), unchanged: phrase('housekeeping.sending') }}
          items={queue.map(({ key, at, rooms, text, state }) => ({
            id: key,
            label: phrase('housekeeping.changeOfRooms', {
              change: text,
              rooms: factsText(rooms.map(({ name }) => name)),
            }),
            outcome: state === 'queued' ? 'pending' : 'unchanged',
            note: updatedAtText(new Date(at).toISOString(), timezone),
          }))}
        />
      </Stack>
    </section>
  )
}
