import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { housekeepingStatuses } from '../../api/contract/enums.ts'
import { CountToggles } from '../../features/board/CountToggles.tsx'
import { circleAlert, signIn, signOut, triangleAlert } from '../../design/icon/icons.css.ts'
import type { ButtonCounts } from '../../machines/housekeeping/board.rules.ts'
import {
  selectButtonCounts,
  selectCounts,
  selectListSearch,
  selectState,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { numberText } from '../../numbers/number-text.ts'
import { useHousekeeping, useListSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Adds an item to a list, or removes it. */
const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

const found = ['skip', 'sleep'] as const
const hasFound = ({ discrepancy }: HousekeepingSearch) => found.every((one) => discrepancy.includes(one))

/** Counts of urgent kinds, each with the search that it toggles. */
const others = [
  {
    id: 'arrivals',
    label: phrase('housekeeping.arrivals'),
    icon: signIn,
    countOf: ({ stays }: ButtonCounts) => stays.arrival,
    isPressed: ({ stays }: HousekeepingSearch) => stays.includes('arrival'),
    toggle: ({ stays }: HousekeepingSearch) => ({ stays: toggled(stays, 'arrival') }),
  },
  {
    id: 'due_out',
    label: phrase('housekeeping.dueOut'),
    icon: signOut,
    countOf: ({ stays }: ButtonCounts) => stays.due_out,
    isPressed: ({ stays }: HousekeepingSearch) => stays.includes('due_out'),
    toggle: ({ stays }: HousekeepingSearch) => ({ stays: toggled(stays, 'due_out') }),
  },
  {
    id: 'rush',
    label: phrase('housekeeping.rush'),
    icon: circleAlert,
    countOf: ({ hk_priority }: ButtonCounts) => hk_priority,
    isPressed: ({ hk_priority }: HousekeepingSearch) => hk_priority === 1,
    toggle: ({ hk_priority }: HousekeepingSearch) => ({ hk_priority: hk_priority === 1 ? null : (1 as const) }),
  },
  {
    id: 'discrepancies',
    label: phrase('housekeeping.discrepancies'),
    icon: triangleAlert,
    countOf: ({ discrepancy }: ButtonCounts) => discrepancy.skip + discrepancy.sleep,
    isPressed: hasFound,
    toggle: (search: HousekeepingSearch) => ({ discrepancy: hasFound(search) ? [] : [...found] }),
  },
]

/** "5"; "5 of 23" while other filters leave out some. */
const countText = (count: number, total: number) =>
  count === total ? numberText(count) : phrase('housekeeping.countOfAll', { count, total })

/** Number of rooms per status and of urgent kinds, under the other filters. Each count is a filter button. */
export function RoomCounts() {
  const section = useHousekeeping()
  const counts = useSelector(section, selectButtonCounts)
  const all = useSelector(section, selectCounts)
  const isKnown = useSelector(section, selectState) === 'ready'
  const search = useListSearch()
  const toggle = useCallback(
    (id: string) => {
      const before = selectListSearch(section.getSnapshot())
      const status = housekeepingStatuses.find((one) => one === id)
      const patch = status
        ? { housekeeping_statuses: toggled(before.housekeeping_statuses, status) }
        : others.find((other) => other.id === id)?.toggle(before)
      section.send({ type: 'search.changed', patch: patch ?? {}, replace: false })
    },
    [section],
  )
  return (
    <CountToggles
      label={phrase('housekeeping.roomCounts')}
      items={[
        ...housekeepingStatuses.map((status) => ({
          id: status,
          label: conditionDisplay[status].label,
          icon: conditionDisplay[status].icon,
          count: isKnown ? countText(counts.housekeeping_statuses[status], all.housekeeping_statuses[status]) : null,
          isPressed: search.housekeeping_statuses.includes(status),
        })),
        ...others.map(({ id, label, icon, countOf, isPressed }) => ({
          id,
          label,
          icon,
          count: isKnown ? countText(countOf(counts), countOf(all)) : null,
          isPressed: isPressed(search),
        })),
      ]}
      onToggle={toggle}
    />
  )
}
