import { useSelector } from '@xstate/react'
import { LazyTagPicker } from '../../design/field/LazyTagPicker.tsx'
import * as staff from '../../machines/activity-log/people.machine.ts'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Filters the log by person. People are searched on the server. */
export function PeopleFilter() {
  const { people, search, show } = useActivityLog()
  const query = useSelector(people, staff.selectQuery)
  const found = useSelector(people, staff.selectFound)
  const known = useSelector(people, staff.selectKnown)
  const isSearching = useSelector(people, staff.selectIsSearching)
  const error = useSelector(people, staff.selectError)
  const ids = search.actor_ids
  const picked = ids.map((id) => ({ id, label: known.find((person) => person.id === id)?.name ?? `#${id}` }))
  const count = found.people.length
  return (
    <LazyTagPicker
      label={phrase('activity-log.who')}
      placeholder={
        picked.length > 1
          ? phrase('activity-log.peopleSelected', { count: picked.length })
          : (picked[0]?.label ?? phrase('activity-log.anybody'))
      }
      picked={picked}
      isTagListHidden
      query={query}
      onQuery={(typed) => people.send({ type: 'query.typed', query: typed })}
      onOpen={() => people.send({ type: 'people.opened' })}
      found={found.people.map(({ id, name, description }) => ({ id, label: name, description }))}
      isLoading={isSearching}
      emptyText={error ? error.message : phrase('activity-log.nobodyMatches')}
      moreText={
        !isSearching && found.total > count
          ? phrase('activity-log.peopleShown', { count, total: found.total })
          : undefined
      }
      onPick={(id) => show({ actor_ids: [...ids, id] })}
      onRemove={(id) => show({ actor_ids: ids.filter((other) => other !== id) })}
    />
  )
}
