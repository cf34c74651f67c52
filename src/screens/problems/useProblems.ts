import { useSelector } from '@xstate/react'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { selectProblemList } from '../../machines/problems/problem-tab.machine.ts'
import { isProblemsFiltered, problems as problemsHref, type ProblemSearch } from '../../routes/problems.ts'
import { useHousekeeping, useOpenProperty } from '../housekeeping/useHousekeeping.ts'
import { useAccess, useLocationActor } from '../shell/actor-hooks.ts'

/** The problems of the open property: their list, its search and navigation. */
export function useProblems() {
  const { problems } = useHousekeeping().getSnapshot().context
  const { tab } = problems.getSnapshot().context
  const list = useSelector(tab, selectProblemList)
  const property = useOpenProperty()
  const location = useLocationActor()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const permissions = useSelector(useAccess(), selectPermissions)
  const address = (wanted: Partial<ProblemSearch>) => problemsHref(property.prefix, wanted)
  return {
    problems,
    tab,
    list,
    property,
    search,
    address,
    isFiltered: isProblemsFiltered(search),
    clearHref: address({ sort: search.sort, per_page: search.per_page }),
    /** Changes a filter or the order and returns to the first page. */
    show: (patch: Partial<ProblemSearch>) =>
      location.send({ type: 'location.requested', to: address({ ...search, ...patch, page: 1 }) }),
    /** A room is blocked with the permission of the screens that do so (domain D36). */
    canBlock: permissions.has('access_hotel_products') || permissions.has('access_hotel_calendar'),
  }
}
