import type { Problem } from '../../api/contract/problems.ts'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { problemSearch } from '../../routes/problems.ts'
import type { HousekeepingRoom } from './room.rules.ts'

/** The most that the API sends at once. Beyond them, a sheet has the number of a room's problems. */
const mostProblems = 200

/** The event that reads the problems for the task sheets, urgent ones first; null if the view or the server has none. */
export const sheetProblemsShown = (view: HousekeepingSearch['view'], rooms: readonly HousekeepingRoom[]) =>
  view === 'sheets' && rooms.some(({ problems }) => problems !== null)
    ? { type: 'list.shown' as const, search: { ...problemSearch.empty, per_page: mostProblems } }
    : null

/** The problems of a room that are not done, and whether these are all. */
export function openProblemsOf(room: Pick<HousekeepingRoom, 'id' | 'problems'>, problems: readonly Problem[]) {
  const open = problems.filter(({ facility_id, status }) => facility_id === room.id && status !== 'done')
  return { open, isComplete: open.length >= (room.problems?.open ?? 0) }
}
