import { figureKeys } from '../../src/api/contract/enums.ts'
import type { Dashboard, DashboardRows, Figure } from '../../src/api/contract/reporting.ts'

/** A figure that is a plain count. */
export const figure = (over: Partial<Figure> = {}): Figure => ({
  key: 'sold',
  label: 'Sold',
  unit: 'rooms',
  value: 3,
  formula: 'Stays over that night',
  parts: [],
  ...over,
})

/** A small property on one day: 3 of 4 rooms sold. */
export const dashboardOf = (over: Partial<Dashboard> = {}): Dashboard => ({
  property_id: 1,
  date: '2026-03-03',
  today: '2026-03-03',
  currency: 'EUR',
  figures: figureKeys.map((key) =>
    key === 'occupancy' ? figure({ key, label: 'Occupancy', unit: 'ratio', value: 0.75 }) : figure({ key, label: key }),
  ),
  outlook: [],
  blockings: [],
  activity: [],
  ...over,
})

export const rowsOf = (over: Partial<DashboardRows> = {}): DashboardRows => ({
  date: '2026-03-03',
  currency: 'EUR',
  figure: figure(),
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 25, total: 0 },
  ...over,
})
