import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import {
  selectConflicts,
  selectError,
  selectEventStream,
  selectIsCapped,
  selectState,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { useHousekeeping } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

const ConflictsDialog = onDemand(() => import('./ConflictsDialog.tsx').then((m) => m.ConflictsDialog))

/** Height that an alert takes from the rooms below it, with the gap, in CSS pixels. */
const heightOf = (alert: HTMLElement | null) =>
  alert?.offsetHeight ? alert.offsetHeight + parseFloat(getComputedStyle(alert.parentElement!).rowGap) : 0

/**
 * Keeps the rooms where they are when an alert about changes appears above them, so that the next press meets the room that was
 * aimed at. A page that is scrolled already keeps its place by itself.
 */
function useRoomsInPlace() {
  const alert = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const added = heightOf(alert.current) - height.current
    height.current += added
    if (added > 0 && scrollY === 0 && document.querySelector('main li:is(:hover,:focus-within)')) scrollBy(0, added)
  })
  return alert
}

/** Alerts above the rooms: conflicts, outdated data, more rooms than can be shown. */
export function RoomAlerts() {
  const section = useHousekeeping()
  const conflicts = useSelector(section, selectConflicts)
  const isStale = useSelector(
    section,
    // Offline, the status says so, and a retry can't help.
    (snapshot) =>
      selectState(snapshot) === 'ready' &&
      selectError(snapshot) !== null &&
      selectEventStream(snapshot).status !== 'offline',
  )
  const isCapped = useSelector(section, selectIsCapped)
  const [isDeciding, setDeciding] = useState(false)
  const alert = useRoomsInPlace()
  return (
    <>
      <Alert tone="warning" ref={alert}>
        {conflicts.length > 0 ? (
          <Inline gap={3} align="baseline">
            <span>{phrase('housekeeping.changedWhileYoursWaited', { rooms: conflicts.length })}</span>
            <Button size="s" onPress={() => setDeciding(true)}>
              {conflicts.some(({ keepDeniedReason }) => keepDeniedReason === null)
                ? phrase('housekeeping.decideWithDialog')
                : phrase('housekeeping.show')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      <Alert tone="warning">
        {isStale ? (
          <Inline gap={3} align="baseline">
            <span>{phrase('housekeeping.roomsNotRefreshed')}</span>
            <Button size="s" onPress={() => section.send({ type: 'rooms.retried' })}>
              {phrase('housekeeping.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {isCapped ? <Alert tone="info">{phrase('housekeeping.notAllRoomsShown')}</Alert> : null}
      {isDeciding ? <ConflictsDialog onClose={() => setDeciding(false)} /> : null}
    </>
  )
}
