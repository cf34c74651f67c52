import { problemKinds, problemPriorities, problemStatuses } from '../../api/contract/problems.ts'
import type { ProblemSearch } from '../../routes/problems.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The active filters as chips. `roomName` finds the name of a room. */
export function chipsOf(search: ProblemSearch, roomName: (id: number) => string | undefined): Chip<ProblemSearch>[] {
  const { keyword, statuses, priorities, kinds, facility_ids } = search
  return [
    ...(keyword
      ? [{ key: 'keyword', label: phrase('problems.keyword'), value: keyword, without: { keyword: '' } }]
      : []),
    ...statuses.map((status) => ({
      key: status,
      label: phrase('problems.status'),
      value: problemStatuses[status],
      without: { statuses: statuses.filter((other) => other !== status) },
    })),
    ...priorities.map((priority) => ({
      key: priority,
      label: phrase('problems.priority'),
      value: problemPriorities[priority],
      without: { priorities: priorities.filter((other) => other !== priority) },
    })),
    ...kinds.map((kind) => ({
      key: kind,
      label: phrase('problems.kind'),
      value: problemKinds[kind],
      without: { kinds: kinds.filter((other) => other !== kind) },
    })),
    ...facility_ids.map((id) => ({
      key: `room-${id}`,
      label: phrase('problems.room'),
      value: roomName(id) ?? `#${id}`,
      without: { facility_ids: facility_ids.filter((other) => other !== id) },
    })),
  ]
}
