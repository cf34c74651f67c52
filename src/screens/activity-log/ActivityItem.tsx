import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import { hotel, lock, undo } from '../../design/icon/icons.css.ts'
import { LogActor, LogEntry, LogNote } from '../../features/log/Log.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Link } from '../../design/text/Link.tsx'
import { selectAwaited } from '../../machines/activity-log/activity-log.machine.ts'
import {
  changesText,
  actionParts,
  hasDetails,
  moduleText,
  recordText,
  sentenceText,
  whoText,
} from '../../api/contract/activity-texts.ts'
import { selectData, selectIsBusy } from '../../machines/query/query.selectors.ts'
import { ActivityDetails } from './ActivityDetails.tsx'
import { recordHref } from './record-links.ts'
import { useActivityLog } from './useActivityLog.ts'
import { timeIn } from '../../clock/hotel-clock.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'

const actorIcons = { user: undefined, system: hotel, anonymous: lock } as const

interface ActivityItemProps {
  entry: ActivityEntry
  timezone: string
  isFirst: boolean
  isOpen: boolean
}

/** A log entry as a sentence. */
export function ActivityItem({ entry, timezone, isFirst, isOpen }: ActivityItemProps) {
  const { actor, entries, property, permissions } = useActivityLog()
  const toggle = useRef<HTMLButtonElement>(null)
  const awaited = useSelector(actor, selectAwaited)
  const isLoaded = useSelector(entries, (snapshot) => !selectIsBusy(snapshot))
  const isAwaited = isLoaded && (awaited === entry.id || (awaited === 'first' && isFirst))
  useEffect(() => {
    if (!isAwaited) return
    toggle.current?.focus()
    toggle.current?.scrollIntoView({ block: 'center' })
    actor.send({ type: 'entry.focused' })
  }, [isAwaited, actor])
  const undoEntry = useSelector(entries, (snapshot) =>
    entry.undone_by === null ? undefined : selectData(snapshot)?.data.find(({ id }) => id === entry.undone_by),
  )
  const name = recordText(entry)
  const href = recordHref(entry, { property, permissions })
  const changes = hasDetails(entry) ? changesText(entry.changes) : ''
  const time = timeIn(entry.occurred_at, timezone)
  const sentence = (
    <Fragment key="entry">
      {actionParts<ReactNode>(entry, {
        who: (
          <LogActor key="who" icon={actorIcons[entry.actor_type]}>
            {whoText(entry)}
          </LogActor>
        ),
        name: href ? (
          <Link key="name" href={href}>
            {name}
          </Link>
        ) : (
          name
        ),
      })}
    </Fragment>
  )
  return (
    <LogEntry
      time={time}
      dateTime={entry.occurred_at}
      tag={moduleText(entry.module)}
      notes={
        <>
          {entry.reason ? <LogNote>{phrase('activity-log.reasonNote', { reason: entry.reason })}</LogNote> : null}
          {entry.undone_by === null ? null : (
            <LogNote>
              <Status tone="neutral" icon={undo}>
                {undoEntry
                  ? phrase('activity-log.undoneByWho', { who: whoText(undoEntry) })
                  : phrase('activity-log.isUndone')}
              </Status>
            </LogNote>
          )}
        </>
      }
      isOpen={isOpen}
      toggleLabel={phrase('activity-log.detailsOf', { entry: sentenceText(entry), time })}
      onToggle={() => actor.send({ type: 'entry.toggled', id: entry.id })}
      toggleRef={toggle}
      details={<ActivityDetails entry={entry} timezone={timezone} />}
    >
      {changes ? phraseParts('activity-log.entryWithChanges', { entry: sentence, changes }) : sentence}
    </LogEntry>
  )
}
