import { useSelector } from '@xstate/react'
import { useState } from 'react'
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
  return (
    <>
      <Alert tone="warning">
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
