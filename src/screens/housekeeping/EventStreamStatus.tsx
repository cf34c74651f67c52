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
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const streamDisplay = {
  live: { tone: 'ok', icon: circleCheck, text: phrase('housekeeping.live') },
  connecting: { tone: 'info', icon: refresh, text: phrase('housekeeping.connecting') },
  paused: { tone: 'neutral', icon: pause, text: phrase('housekeeping.paused') },
  polling: { tone: 'info', icon: clock, text: phrase('housekeeping.checkingForChanges') },
  offline: { tone: 'warning', icon: offline, text: phrase('housekeeping.offline') },
} as const satisfies Record<string, { tone: StatusTone; icon: string; text: string }>

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
  const heldText = hasHeldAll
    ? phrase('housekeeping.allChangesHeldBack')
    : held > 0
      ? phrase('housekeeping.changesHeldBack', { changes: held })
      : ''
  // Offline, the number of waiting changes is announced. Online, it is only visible, because each change announces
  // its own result.
  const isAnnounced = status === 'offline'
  // A change that is sent at once isn't shown, so that the rooms beneath don't move under a second press (ADR 0048).
  const waiting = isAnnounced || hasWaited || isQueueOpen ? queued : 0
  const waitingText = phrase('housekeeping.changesWaiting', { changes: waiting })
  return (
    <Inline gap={2}>
      <span role="status">
        <Status tone={tone} icon={icon} isSentence>
          {factsText([
            text,
            storedAt !== null && asOfText(storedAt, timezone),
            isPaused && heldText,
            isAnnounced && waiting > 0 && waitingText,
          ])}
        </Status>
      </span>
      {isAnnounced || waiting === 0 ? null : <span>{waitingText}</span>}
      <Button
        size="s"
        tone="quiet"
        icon={isPaused ? power : pause}
        onPress={() => section.send({ type: isPaused ? 'stream.resumed' : 'stream.paused' })}
      >
        {isPaused ? phrase('housekeeping.resumeUpdates') : phrase('housekeeping.pauseUpdates')}
      </Button>
      {waiting > 0 ? (
        <Button size="s" tone="quiet" aria-expanded={isQueueOpen} aria-controls={queueId} onPress={onQueue}>
          {phrase('housekeeping.showChanges', { changes: waiting })}
        </Button>
      ) : null}
    </Inline>
  )
}
