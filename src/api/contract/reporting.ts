import * as v from 'valibot'
import { actorTypes } from './activity-log.ts'
import { figureKeys } from './enums.ts'
import { blockingKinds } from './facility-status.ts'
import { HousekeepingStatus } from './housekeeping.ts'
import { PageMeta } from './reply.ts'
import { BusinessDate, CalendarDate, Id, Instant, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Shapes of the dashboard, read through GraphQL (domain D21, D39). */

/** One figure per room condition. */

export const FigureKey = v.picklist(figureKeys, () => phrase('dashboard.mustBeFigure'))
export type FigureKey = v.InferOutput<typeof FigureKey>

/** `ratio` is a fraction of 1; `money` is in minor units of the dashboard's currency. */
const figureUnits = ['rooms', 'stays', 'blockings', 'ratio', 'money'] as const

/** One term of a formula. `figure` names the term's own figure if it has rows. */
const FigurePart = v.object({
  role: v.picklist(['numerator', 'denominator', 'minuend', 'subtrahend', 'done', 'total']),
  label: v.string(),
  value: v.number(),
  figure: v.nullable(FigureKey),
})
export type FigurePart = v.InferOutput<typeof FigurePart>

/** A figure with its formula as text and its terms. `value` is null if the formula would divide by zero. */
export const Figure = v.object({
  key: FigureKey,
  label: v.string(),
  unit: v.picklist(figureUnits),
  value: v.nullable(v.number()),
  formula: v.string(),
  parts: v.array(FigurePart),
})
export type Figure = v.InferOutput<typeof Figure>

const count = v.number()

/** One of the next fourteen days; the counts equal that day's figures. */
export const OutlookDay = v.object({
  date: CalendarDate,
  house_count: count,
  out_of_order: count,
  available: count,
  sold: count,
  occupancy: v.nullable(v.number()),
  arrivals: count,
  departures: count,
})
export type OutlookDay = v.InferOutput<typeof OutlookDay>

/**
 * A blocking that starts or ends on the date. Nights are half-open, so it ends on the day the room is available again.
 */
export const DashboardBlocking = v.object({
  id: v.number(),
  facility_id: v.number(),
  facility_name: v.string(),
  kind: v.picklist(blockingKinds),
  reason: v.string(),
  date_from: CalendarDate,
  date_to: CalendarDate,
  starts: v.boolean(),
  ends: v.boolean(),
})
export type DashboardBlocking = v.InferOutput<typeof DashboardBlocking>

/** One recent entry of the activity log. */
export const LatestActivity = v.object({
  id: v.number(),
  occurred_at: Instant,
  actor_type: v.picklist(actorTypes),
  actor: v.string(),
  module: v.string(),
  event: v.string(),
  entity_type: v.string(),
  entity_id: v.nullable(v.string()),
  entity_label: v.string(),
  undoes: v.nullable(v.number()),
})
export type LatestActivity = v.InferOutput<typeof LatestActivity>

/**
 * The dashboard of one property on one business date. `today` is the property's current date, whatever date is queried.
 */
export const Dashboard = v.object({
  property_id: v.number(),
  date: CalendarDate,
  today: CalendarDate,
  currency: v.string(),
  figures: v.array(Figure),
  outlook: v.array(OutlookDay),
  blockings: v.array(DashboardBlocking),
  activity: v.array(LatestActivity),
})
export type Dashboard = v.InferOutput<typeof Dashboard>

/** Most blockings in the list; the figures count all of them. */
export const maxBlockings = 200

/** Without a date the dashboard shows today at the property. */
export const DashboardQuery = v.strictObject({ property_id: Id, date: v.optional(BusinessDate) })
export type DashboardQuery = v.InferOutput<typeof DashboardQuery>

export const DashboardRowsQuery = v.strictObject({
  ...DashboardQuery.entries,
  figure: FigureKey,
  page: v.optional(Id, 1),
  per_page: v.optional(perPage, 50),
})
export type DashboardRowsQuery = v.InferOutput<typeof DashboardRowsQuery>

/** Contribution of one row to a figure: to its sum or numerator, and to its denominator or total. */
export const DashboardRow = v.object({
  facility_id: v.number(),
  facility_name: v.string(),
  facility_type: v.string(),
  floor: v.nullable(v.string()),
  condition: HousekeepingStatus,
  stay_id: v.nullable(v.number()),
  guest_name: v.nullable(v.string()),
  blocking_id: v.nullable(v.number()),
  kind: v.nullable(v.picklist(blockingKinds)),
  reason: v.nullable(v.string()),
  state: v.nullable(v.string()),
  date_from: v.nullable(CalendarDate),
  date_to: v.nullable(CalendarDate),
  amount: v.number(),
  base: v.nullable(v.number()),
})
export type DashboardRow = v.InferOutput<typeof DashboardRow>

/** One page of the rows that add up to a figure. `figure.parts` are the sums over all pages. */
export const DashboardRows = v.object({
  date: CalendarDate,
  currency: v.string(),
  figure: Figure,
  data: v.array(DashboardRow),
  meta: PageMeta,
})
export type DashboardRows = v.InferOutput<typeof DashboardRows>
