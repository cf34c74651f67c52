import { figureKeys } from '../../../src/api/contract/enums.ts'
import {
  type DashboardBlocking,
  type DashboardQuery,
  type Figure,
  type OutlookDay,
  maxBlockings,
} from '../../../src/api/contract/reporting.ts'
import type { CallerContext } from '../../context.ts'
import { valueOf } from '../../invariants.ts'
import { visibleProperty } from '../../scope.ts'
import { type Day, type Days, dayOf } from './day.ts'
import { figureOf } from './figures.ts'
import { latestActivity } from './latest-activity.ts'
import { readDays } from './read-days.ts'
import { addDays } from '../../../src/api/contract/days.ts'

const outlookDays = 14

function outlookOf(days: Days, first: string): OutlookDay[] {
  return Array.from({ length: outlookDays }, (_, index) => {
    const day = dayOf(days, addDays(first, index))
    const valueOf = (key: Figure['key']) => figureOf(key, day).value ?? 0
    return {
      date: day.date,
      house_count: valueOf('house_count'),
      out_of_order: valueOf('out_of_order'),
      available: valueOf('available'),
      sold: valueOf('sold'),
      occupancy: figureOf('occupancy', day).value,
      arrivals: valueOf('arrivals'),
      departures: valueOf('departures'),
    }
  })
}

const blockingsOf = ({ blockings, roomOf, date }: Day): DashboardBlocking[] =>
  blockings
    .filter(({ date_from, date_to }) => date_from === date || date_to === date)
    .slice(0, maxBlockings)
    .map((blocking) => ({
      ...blocking,
      facility_name: valueOf(roomOf, blocking.facility_id).name,
      starts: blocking.date_from === date,
      ends: blocking.date_to === date,
    }))

/**
 * Query.dashboard: one property on one business date. The parts are functions, so GraphQL computes only the requested
 * ones. Shared data is read once.
 */
export async function dashboard(ctx: CallerContext, { property_id, date: requestedDate }: DashboardQuery) {
  const property = await visibleProperty(ctx, property_id)
  const date = requestedDate ?? property.today
  let days: Promise<Days> | undefined
  const read = () => (days ??= readDays(ctx, property, date, addDays(date, outlookDays - 1)))
  return {
    property_id,
    date,
    today: property.today,
    currency: property.currency,
    figures: async () => {
      const day = dayOf(await read(), date)
      return figureKeys.map((key) => figureOf(key, day))
    },
    outlook: async () => outlookOf(await read(), date),
    blockings: async () => blockingsOf(dayOf(await read(), date)),
    activity: () => latestActivity(ctx, property, date),
  }
}
