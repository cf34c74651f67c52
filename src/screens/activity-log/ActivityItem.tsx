import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import { hotel, lock, undo } from '../../design/icon/icons.css.ts'
import { LogEntry, LogNote } from '../../design/log/Log.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Link } from '../../design/text/Link.tsx'
import { selectAwaited } from '../../machines/activity-log/activity-log.machine.ts'
import { changesText, deedParts, deedText, isTelling, moduleText, whoText } from '../../api/contract/activity-words.ts'
import { selectAnswer, selectIsBusy } from '../../machines/reading/reading.selectors.ts'
import { ActivityDetails } from './ActivityDetails.tsx'
import { recordHref } from './record-links.ts'
import { useActivityLog } from './useActivityLog.ts'
import { timeIn } from '../../machines/clock/hotel-clock.rules.ts'

const whoIcons = { user: undefined, system: hotel, anonymous: lock } as const

interface ActivityItemProps {
  entry: ActivityEntry
  timezone: string
  isFirst: boolean
  isOpen: boolean
}

/** One entry of the log, in plain words. */
export function ActivityItem({ entry, timezone, isFirst, isOpen }: ActivityItemProps) {
  const { actor, entries, property, permissions } = useActivityLog()
  const toggle = useRef<HTMLButtonElement>(null)
  const awaited = useSelector(actor, selectAwaited)
  const isHere = useSelector(entries, (reading) => !selectIsBusy(reading))
  const isAwaited = isHere && (awaited === entry.id || (awaited === 'first' && isFirst))
  useEffect(() => {
    if (!isAwaited) return
    toggle.current?.focus()
    toggle.current?.scrollIntoView({ block: 'center' })
    actor.send({ type: 'entry.focused' })
  }, [isAwaited, actor])
  const undoer = useSelector(entries, (reading) =>
    entry.undone_by === null ? undefined : selectAnswer(reading)?.data.find(({ id }) => id === entry.undone_by),
  )
  const { deed, record } = deedParts(entry)
  const href = recordHref(entry, { property, permissions })
  const changes = isTelling(entry) ? changesText(entry.changes) : ''
  const time = timeIn(entry.occurred_at, timezone)
  return (
    <LogEntry
      time={time}
      dateTime={entry.occurred_at}
      who={whoText(entry)}
      whoIcon={whoIcons[entry.actor_type]}
      tag={moduleText(entry.module)}
      notes={
        <>
          {entry.reason ? <LogNote>{`Reason: ${entry.reason}`}</LogNote> : null}
          {entry.undone_by === null ? null : (
            <LogNote>
              <Status tone="mute" icon={undo}>
                {undoer ? `Undone by ${whoText(undoer)}` : 'Undone'}
              </Status>
            </LogNote>
          )}
        </>
      }
      isOpen={isOpen}
      of={`of ${whoText(entry)} ${deedText(entry)}, ${time}`}
      onToggle={() => actor.send({ type: 'entry.toggled', id: entry.id })}
      toggleRef={toggle}
      details={<ActivityDetails entry={entry} timezone={timezone} />}
    >
      {deed} {record === null ? null : href ? <Link href={href}>{record}</Link> : record}
      {changes ? `: ${changes}` : null}
    </LogEntry>
  )
}
