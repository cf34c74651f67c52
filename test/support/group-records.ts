import type { GroupFigures, GroupProperty } from '../../src/api/contract/group-figures.ts'
import type { Look } from '../../src/api/contract/needs-a-look.ts'
import { addDays } from '../../src/api/contract/days.ts'

const date = '2026-03-03'

/** Figures of one property. */
export const groupProperty = (over: Partial<GroupProperty> = {}): GroupProperty => ({
  id: 1,
  prefix: 'castle-inn',
  name: 'Castle Inn',
  currency: 'EUR',
  date,
  today: date,
  figures: {
    occupancy: { value: 0.784, last_week: 0.742, last_year: 0.8 },
    adr: { value: 15_000, last_week: 12_000, last_year: 15_000 },
    revpar: { value: 11_760, last_week: 8904, last_year: 12_000 },
    out_of_order: { value: 1, last_week: 1, last_year: 0 },
    housekeeping_dirty: { value: 4, last_week: 6, last_year: 4 },
    arrivals: { value: 3, last_week: null, last_year: 5 },
  },
  occupancy_by_day: [null, 0.4, 0.5, 0.6, 0.7, 0.6, 0.75, 0.784].map((value, index) => ({
    date: addDays(date, index - 7),
    value,
  })),
  ...over,
})

/** A group of one property. */
export const groupFiguresOf = (over: Partial<GroupFigures> = {}): GroupFigures => ({
  properties: [groupProperty()],
  totals: [],
  total: 1,
  ...over,
})

/** Something that needs a look. */
export const look = (over: Partial<Look> = {}): Look => ({
  property: { id: 1, prefix: 'castle-inn', name: 'Castle Inn', check_in_time: '15:00' },
  kind: 'discrepancies',
  count: 1,
  examples: [{ id: 7, room: '204', guest_name: null, date: null, reference: null }],
  ...over,
})
