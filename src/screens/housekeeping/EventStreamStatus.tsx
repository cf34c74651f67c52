import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { circleCheck, clock, offline, pause, power, refresh } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Status } from '../../design/status/Status.tsx'
import type { StatusTone } from '../../design/status/Status.css.ts'
import {
  selectEventStream,
  selectHasWaited,
  selectQueue,
  selectStoredAt,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { asOfText } from './room-texts.ts'
import { useHousekeeping, useOpenProperty } from './useHousekeeping.ts'

const streamDisplay = {
  live: { tone: 'ok', icon: circleCheck, text: 'Live' },
  connecting: { tone: 'info', icon: refresh, text: 'Connecting' },
  paused: { tone: 'neutral', icon: pause, text: 'Paused' },
  polling: { tone: 'info', icon: clock, text: 'Checking every 20 s' },
  offline: { tone: 'warning', icon: offline, text: 'Offline' },
} as const satisfies Record<string, { tone: StatusTone; icon: string; text: string }>

const changesText = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

interface EventStreamStatusProps {
  /** The list of waiting changes is open. */
  isQueueOpen: boolean
  queueId: string
  onQueue: () => void
}

/** Status of the event stream, a button to pause it, and the number of own changes that are waiting. */
export function EventStreamStatus({ isQueueOpen, queueId, onQueue }: EventStreamStatusProps) {
  const section = useHousekeeping()
  const { status, held, hasHeldAll } = useSelector(section, selectEventStream)
  const queued = useSelector(section, selectQueue).length
  const storedAt = useSelector(section, selectStoredAt)
  const { timezone } = useOpenProperty()
  const hasWaited = useSelector(section, selectHasWaited)
  const { tone, icon, text } = streamDisplay[status]
  const isPaused = status === 'paused'
  const heldText = hasHeldAll ? ', changes held back' : held > 0 ? `, ${changesText(held)} held back` : ''
  // Offline, the number of waiting changes is announced. Online, it is only visible, because each change announces
  // its own result.
  const isAnnounced = status === 'offline'
  // A change that is sent at once isn't shown, so that the rooms beneath don't move under a second press (ADR 0048).
  const waiting = isAnnounced || hasWaited || isQueueOpen ? queued : 0
  const waitingText = waiting > 0 ? `, ${changesText(waiting)} waiting` : ''
  return (
    <Inline gap={2}>
      <span role="status">
        <Status tone={tone} icon={icon}>
          {`${text}${storedAt === null ? '' : `, ${asOfText(storedAt, timezone)}`}${isPaused ? heldText : ''}${isAnnounced ? waitingText : ''}`}
        </Status>
      </span>
      {isAnnounced || waiting === 0 ? null : <span>{`${changesText(waiting)} waiting`}</span>}
      <Button
        size="s"
        tone="quiet"
        icon={isPaused ? power : pause}
        onPress={() => section.send({ type: isPaused ? 'stream.resumed' : 'stream.paused' })}
      >
        {isPaused ? 'Resume updates' : 'Pause updates'}
      </Button>
      {waiting > 0 ? (
        <Button size="s" tone="quiet" aria-expanded={isQueueOpen} aria-controls={queueId} onPress={onQueue}>
          {`Show ${changesText(waiting)}`}
        </Button>
      ) : null}
    </Inline>
  )
}
