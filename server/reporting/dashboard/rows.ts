import type { PermissionName } from '../../../src/api/contract/access.ts'
import type { DashboardRow, DashboardRows, DashboardRowsQuery } from '../../../src/api/contract/reporting.ts'
import type { CallerContext } from '../../context.ts'
import { offsetOf, pageMeta } from '../../paging.ts'
import { visibleProperty } from '../../scope.ts'
import { dayOf } from './day.ts'
import { figureOf } from './figures.ts'
import { type Item, figureItems } from './items.ts'
import { readDays } from './read-days.ts'

/** Permission to see guest names. Access to the dashboard alone is not enough (ADR 0031). */
const canSeeGuestNames: PermissionName = 'access_hotel_calendar'

/** Converts an item to wire format: its room, and its stay or blocking. */
const rowOf = ({ room, stay, blocking, amount, base }: Item, isGuestNamed: boolean): DashboardRow => ({
  facility_id: room.id,
  facility_name: room.name,
  facility_type: room.type,
  floor: room.floor,
  condition: room.condition,
  stay_id: stay?.id ?? null,
  guest_name: isGuestNamed ? (stay?.guest_name ?? null) : null,
  blocking_id: blocking?.id ?? null,
  kind: blocking?.kind ?? null,
  reason: blocking?.reason ?? null,
  state: stay?.state ?? null,
  date_from: stay?.arrival ?? blocking?.date_from ?? null,
  date_to: stay?.departure ?? blocking?.date_to ?? null,
  amount,
  base,
})

const firstDayOf = ({ stay, blocking }: Item) => stay?.arrival ?? blocking?.date_from ?? ''

/** By room in list order, then by date. */
function inOrder(a: Item, b: Item): number {
  if (a.room.sort !== b.room.sort) return a.room.sort < b.room.sort ? -1 : 1
  const [first, second] = [firstDayOf(a), firstDayOf(b)]
  if (first !== second) return first < second ? -1 : 1
  return a.room.id - b.room.id || (a.stay?.id ?? a.blocking?.id ?? 0) - (b.stay?.id ?? b.blocking?.id ?? 0)
}

/** Query.dashboard_rows: one page of a figure's rows, with the figure over all pages. */
export async function dashboardRows(
  ctx: CallerContext,
  { property_id, date: asked, figure: key, ...paging }: DashboardRowsQuery,
): Promise<DashboardRows> {
  const property = await visibleProperty(ctx, property_id)
  const date = asked ?? property.today
  const day = dayOf(await readDays(ctx, property, date, date), date)
  const items = figureItems[key](day).toSorted(inOrder)
  const from = offsetOf(paging)
  const isGuestNamed = ctx.caller.permissions.includes(canSeeGuestNames)
  return {
    date,
    currency: property.currency,
    figure: figureOf(key, day, items),
    data: items.slice(from, from + paging.per_page).map((item) => rowOf(item, isGuestNamed)),
    meta: pageMeta(items.length, paging),
  }
}
