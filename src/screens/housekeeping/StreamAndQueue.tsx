import { type ReactNode, useId, useState } from 'react'
import { Inline } from '../../design/layout/Inline.tsx'
import { EventStreamStatus } from './EventStreamStatus.tsx'
import { WaitingReports } from '../problems/WaitingReports.tsx'
import { useHousekeeping } from './useHousekeeping.ts'
import { QueuePanel } from './QueuePanel.tsx'

/** Status of the event stream, with the list of waiting changes beneath it. `beside` stands at the end of its line. */
export function StreamAndQueue({ beside }: { beside?: ReactNode }) {
  const [isQueueOpen, setQueueOpen] = useState(false)
  const queueId = useId()
  return (
    <>
      <Inline justify="between" gap={3}>
        <EventStreamStatus isQueueOpen={isQueueOpen} queueId={queueId} onQueue={() => setQueueOpen(!isQueueOpen)} />
        {beside}
      </Inline>
      {isQueueOpen ? <QueuePanel id={queueId} /> : null}
      <WaitingReports problems={useHousekeeping().getSnapshot().context.problems} />
    </>
  )
}
