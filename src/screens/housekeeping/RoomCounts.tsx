import { useSelector } from '@xstate/react'
import { housekeepingStatuses } from '../../api/contract/enums.ts'
import { CountToggles } from '../../features/board/CountToggles.tsx'
import { circleAlert, signIn, signOut, triangleAlert } from '../../design/icon/icons.css.ts'
import { selectCounts, selectState } from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { useHousekeeping, useListSearch, useShow } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Adds an item to a list, or removes it. */
const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

/** Number of rooms per status and of urgent kinds. Each count is a filter button. */
export function RoomCounts() {
  const section = useHousekeeping()
  const counts = useSelector(section, selectCounts)
  const isKnown = useSelector(section, selectState) === 'ready'
  const [search, show] = [useListSearch(), useShow()]
  const found = ['skip', 'sleep'] as const
  const others: {
    id: string
    label: string
    icon: string
    count: number
    isPressed: boolean
    patch: Partial<HousekeepingSearch>
  }[] = [
    {
      id: 'arrivals',
      label: phrase('housekeeping.arrivals'),
      icon: signIn,
      count: counts.stays.arrival,
      isPressed: search.stays.includes('arrival'),
      patch: { stays: toggled(search.stays, 'arrival') },
    },
    {
      id: 'due_out',
      label: phrase('housekeeping.dueOut'),
      icon: signOut,
      count: counts.stays.due_out,
      isPressed: search.stays.includes('due_out'),
      patch: { stays: toggled(search.stays, 'due_out') },
    },
    {
      id: 'rush',
      label: phrase('housekeeping.rush'),
      icon: circleAlert,
      count: counts.hk_priority,
      isPressed: search.hk_priority === 1,
      patch: { hk_priority: search.hk_priority === 1 ? null : 1 },
    },
    {
      id: 'discrepancies',
      label: phrase('housekeeping.discrepancies'),
      icon: triangleAlert,
      count: counts.discrepancy.skip + counts.discrepancy.sleep,
      isPressed: found.every((one) => search.discrepancy.includes(one)),
      patch: { discrepancy: found.every((one) => search.discrepancy.includes(one)) ? [] : [...found] },
    },
  ]
  return (
    <CountToggles
      label={phrase('housekeeping.roomCounts')}
      items={[
        ...housekeepingStatuses.map((status) => ({
          id: status,
          label: conditionDisplay[status].label,
          icon: conditionDisplay[status].icon,
          count: counts.housekeeping_statuses[status],
          isPressed: search.housekeeping_statuses.includes(status),
        })),
        ...others,
      ].map((item) => (isKnown ? item : { ...item, count: null }))}
      onToggle={(id) => {
        const status = housekeepingStatuses.find((one) => one === id)
        if (status) show({ housekeeping_statuses: toggled(search.housekeeping_statuses, status) })
        else show(others.find((other) => other.id === id)?.patch ?? {})
      }}
    />
  )
}
