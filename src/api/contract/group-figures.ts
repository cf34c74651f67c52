import * as v from 'valibot'
import { groupFigureKeys, groupSorts } from './enums.ts'
import { BusinessDate, CalendarDate, Id } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Figures of several properties side by side: an extension (ADR 0068). Their definitions are those of the dashboard. */

export type GroupFigureKey = (typeof groupFigureKeys)[number]
export type GroupSort = (typeof groupSorts)[number]

/** Days of the series, which ends with the date. */
export const groupDays = 14
/** Most properties of a reply, in the order of their names. */
export const maxGroupProperties = 200

/**
 * Without a date, each property has its own business date. `property_id` asks for one property. A money figure is
 * sorted within its currency. `-` is descending; a property without the figure comes last.
 */
export const GroupFiguresQuery = v.strictObject({
  date: v.optional(BusinessDate),
  sort: v.optional(
    v.picklist(groupSorts, () => phrase('group.mustBeSort')),
    'name',
  ),
  property_id: v.optional(Id),
})
export type GroupFiguresQuery = v.InferOutput<typeof GroupFiguresQuery>

/**
 * A figure on the date, 7 days before, and 364 days before: the same weekday. Null if the formula would divide by zero,
 * or for a day before the first stay of the property. Units are those of the dashboard.
 */
const ComparedFigure = v.object({
  value: v.nullable(v.number()),
  last_week: v.nullable(v.number()),
  last_year: v.nullable(v.number()),
})
export type ComparedFigure = v.InferOutput<typeof ComparedFigure>

const ComparedFigures = v.object(
  Object.fromEntries(groupFigureKeys.map((key) => [key, ComparedFigure])) as Record<
    GroupFigureKey,
    typeof ComparedFigure
  >,
)
export type ComparedFigures = v.InferOutput<typeof ComparedFigures>

/** The figures of one property. `occupancy_by_day` ends with the date. */
const GroupProperty = v.object({
  id: v.number(),
  prefix: v.string(),
  name: v.string(),
  currency: v.string(),
  date: CalendarDate,
  today: CalendarDate,
  figures: ComparedFigures,
  occupancy_by_day: v.array(v.object({ date: CalendarDate, value: v.nullable(v.number()) })),
})
export type GroupProperty = v.InferOutput<typeof GroupProperty>

/** The figures over the properties of one currency: of their rooms and stays together, not a mean of their figures. */
const GroupTotal = v.object({ currency: v.string(), properties: v.number(), figures: ComparedFigures })

/** GET group_figures. `total` counts all properties that the caller may see. */
export const GroupFigures = v.object({
  properties: v.array(GroupProperty),
  totals: v.array(GroupTotal),
  total: v.number(),
})
export type GroupFigures = v.InferOutput<typeof GroupFigures>
