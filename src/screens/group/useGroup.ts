import { useSelector } from '@xstate/react'
import { type GroupRef, selectSearch } from '../../machines/group/group.machine.ts'
import { group as address, type GroupSearch } from '../../routes/group.ts'
import { useLocationActor } from '../shell/actor-hooks.ts'

/** What the parts of the group's figures share: the search of the URL, and navigation. */
export function useGroup(group: GroupRef) {
  const search = useSelector(group, selectSearch)
  const location = useLocationActor()
  const hrefOf = (change: Partial<GroupSearch>) => address({ ...search, ...change })
  return {
    search,
    hrefOf,
    go: (change: Partial<GroupSearch>) => location.send({ type: 'location.requested', to: hrefOf(change) }),
  }
}
