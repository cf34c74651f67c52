import { useSelector } from '@xstate/react'
import { LazyTagPicker } from '../../design/field/LazyTagPicker.tsx'
import * as staff from '../../machines/activity-log/people.machine.ts'
import { useActivityLog } from './useActivityLog.ts'

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
      label="Who"
      placeholder={picked.length > 1 ? `${picked.length} people selected` : (picked[0]?.label ?? 'Anybody')}
      picked={picked}
      isTagListHidden
      query={query}
      onQuery={(typed) => people.send({ type: 'query.typed', query: typed })}
      onOpen={() => people.send({ type: 'people.opened' })}
      found={found.people.map(({ id, name, description }) => ({ id, label: name, description }))}
      isLoading={isSearching}
      emptyText={error ? error.message : 'Nobody matches'}
      moreText={!isSearching && found.total > count ? `${count} of ${found.total} shown. Type a name.` : undefined}
      onPick={(id) => show({ actor_ids: [...ids, id] })}
      onRemove={(id) => show({ actor_ids: ids.filter((other) => other !== id) })}
    />
  )
}
