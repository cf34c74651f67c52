import type { Problem } from '../../src/api/contract/problems.ts'
import type { Report, ReportStore } from '../../src/machines/problems/report-store.ts'

/** An open problem as the server sends it. */
export const problem = (over: Partial<Problem> = {}): Problem => ({
  id: 5,
  property_id: 7,
  facility_id: 1,
  facility: { id: 1, name: '101' },
  kind: 'plumbing',
  text: 'The tap drips',
  priority: 'normal',
  status: 'open',
  images: [],
  blocking: null,
  reported_by: { id: 3, name: 'Hana Sato' },
  reported_at: '2026-03-03T08:00:00.000Z',
  changed_by: { id: 3, name: 'Hana Sato' },
  changed_at: '2026-03-03T08:00:00.000Z',
  done_by: null,
  done_at: null,
  lock_version: 0,
  ...over,
})

let made = 0
/** A report that waits to be sent. */
export const report = (over: Partial<Report> = {}): Report => ({
  key: `report-${(made += 1)}`,
  propertyId: 7,
  at: made,
  room: { id: 1, name: '101' },
  kind: 'plumbing',
  text: 'The tap drips',
  priority: 'normal',
  photos: [],
  refusal: null,
  ...over,
})

/** A store of reports in memory, as two tabs share it. */
export function reportsInMemory(stored: readonly Report[] = []): ReportStore & { all: () => Report[] } {
  const reports = new Map(stored.map((one) => [one.key, one]))
  return {
    all: () => [...reports.values()],
    read: async () => [...reports.values()],
    write: async (one) => {
      reports.set(one.key, one)
      return true
    },
    remove: async (key) => void reports.delete(key),
  }
}
