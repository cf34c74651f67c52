import { useSelector } from '@xstate/react'
import { EmptyRack } from '../../design/illustration/EmptyRack.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LogDay, LogSkeleton } from '../../features/log/Log.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { daysOf, type Entries, spanText } from '../../machines/activity-log/entries.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { activityLog, isFiltered, unfiltered } from '../../routes/activity-log.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { dayHeading } from './activity-format.ts'
import { ActivityItem } from './ActivityItem.tsx'
import { ActivityPager } from './ActivityPager.tsx'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The log: its loading, error and empty states, its days, and links to newer and older entries. */
export function ActivityList() {
  const { entries } = useActivityLog()
  const answer = useSelector(entries, select.selectData)
  const isBusy = useSelector(entries, select.selectIsBusy)
  return (
    <>
      <QueryStates
        query={entries}
        staleText={phrase('activity-log.staleEntries')}
        missingText={phrase('activity-log.logMissing')}
      />
      {answer ? <Days answer={answer} /> : isBusy ? <LogSkeleton rows={8} /> : null}
    </>
  )
}

function Days({ answer }: { answer: Entries }) {
  const { search, hrefOf } = useActivityLog()
  if (answer.data.length === 0) return <NoEntries />
  const first = answer.data[0]?.id
  return (
    <>
      <Heading level={2} size="s">
        {spanText(answer)}
      </Heading>
      {daysOf(answer.data, answer.timezone).map(({ day, entries }) => (
        <LogDay key={day} title={dayHeading(day, answer.timezone)}>
          {entries.map((entry) => (
            <ActivityItem
              key={entry.id}
              entry={entry}
              timezone={answer.timezone}
              isFirst={entry.id === first}
              isOpen={entry.id === search.entry}
            />
          ))}
        </LogDay>
      ))}
      <ActivityPager
        newer={answer.previous_cursor && hrefOf({ cursor: answer.previous_cursor })}
        older={answer.next_cursor && hrefOf({ cursor: answer.next_cursor })}
      />
    </>
  )
}

function NoEntries() {
  const { search, hrefOf, property } = useActivityLog()
  if (search.cursor !== null)
    return (
      <ResultView
        illustration={<EmptyRack />}
        title={phrase('activity-log.noMoreEntries')}
        subtitle={phrase('activity-log.logEndsHere')}
        actions={<LinkButton href={hrefOf({ cursor: null })}>{phrase('activity-log.newestEntries')}</LinkButton>}
      />
    )
  if (isFiltered(search))
    return (
      <ResultView
        illustration={<EmptyRack />}
        title={phrase('activity-log.noEntriesMatch')}
        subtitle={phrase('activity-log.filtersTooNarrow')}
        actions={
          <LinkButton href={activityLog(property.prefix, unfiltered(search))}>
            {phrase('activity-log.clearFilters')}
          </LinkButton>
        }
      />
    )
  return (
    <ResultView
      illustration={<EmptyRack />}
      title={phrase('activity-log.noActivityYet')}
      subtitle={phrase('activity-log.noActivityDescription')}
    />
  )
}
