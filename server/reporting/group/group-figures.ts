import { and, asc, eq, sql } from 'drizzle-orm'
import { addDays } from '../../../src/api/contract/days.ts'
import { groupFigureKeys } from '../../../src/api/contract/enums.ts'
import {
  type ComparedFigures,
  type GroupFigures,
  type GroupFiguresQuery,
  type GroupProperty,
  groupDays,
  maxGroupProperties,
} from '../../../src/api/contract/group-figures.ts'
import type { CallerContext } from '../../context.ts'
import { properties } from '../../db/schema/properties.ts'
import { stays } from '../../db/schema/stays.ts'
import { groupBy } from '../../group-by.ts'
import { itemAt } from '../../invariants.ts'
import { missingProperty, todayAtProperty, visibleTo } from '../../scope.ts'
import { type Days, dayOf } from '../dashboard/day.ts'
import { valueOfItems } from '../dashboard/figures.ts'
import { type Item, figureItems } from '../dashboard/items.ts'
import { readSpans, withConditions } from '../dashboard/read-days.ts'
import { pastConditions } from './past-conditions.ts'
import { inOrder } from './sort.ts'

const daysInWeek = 7
/** 52 weeks, so that a Saturday is compared with a Saturday. */
const daysInYear = 52 * daysInWeek

/** Items of each figure on one day; null for a day before the first stay of the property. */
type DayItems = Record<(typeof groupFigureKeys)[number], Item[]> | null

interface ComparedDays {
  value: DayItems
  last_week: DayItems
  last_year: DayItems
}

/** The caller's properties by name, each with its business date and its first arrival. */
const propertiesOf = (ctx: CallerContext, id: number | undefined) =>
  ctx.db
    .select({
      id: properties.id,
      prefix: properties.prefix,
      name: properties.name,
      currency: properties.currency,
      today: sql<string>`${todayAtProperty(ctx.now())}::text`,
      first_arrival: sql<
        string | null
      >`(select min(s.arrival) from ${stays} s where s.property_id = ${properties}."id")::text`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(properties)
    .where(and(visibleTo(ctx, properties.id), id === undefined ? undefined : eq(properties.id, id)))
    .orderBy(asc(properties.name_key), asc(properties.id))
    .limit(maxGroupProperties)

type Found = Awaited<ReturnType<typeof propertiesOf>>[number]

const datesOf = (date: string) => ({
  value: date,
  last_week: addDays(date, -daysInWeek),
  last_year: addDays(date, -daysInYear),
})

const itemsOf = (days: Days, date: string) => {
  const day = dayOf(days, date)
  return Object.fromEntries(groupFigureKeys.map((key) => [key, figureItems[key](day)])) as NonNullable<DayItems>
}

/** A figure of all these days together; null if one of them has no figures. */
const valueOn = (key: (typeof groupFigureKeys)[number], days: readonly DayItems[]) =>
  days.some((day) => day === null)
    ? null
    : valueOfItems(
        key,
        days.flatMap((day) => day?.[key] ?? []),
      )

const figuresOf = (days: readonly ComparedDays[]): ComparedFigures =>
  Object.fromEntries(
    groupFigureKeys.map((key) => [
      key,
      {
        value: valueOn(
          key,
          days.map(({ value }) => value),
        ),
        last_week: valueOn(
          key,
          days.map(({ last_week }) => last_week),
        ),
        last_year: valueOn(
          key,
          days.map(({ last_year }) => last_year),
        ),
      },
    ]),
  ) as ComparedFigures

/** True for a day before the first stay, which has no figures: the property was not run with this product. */
const isBeforeFirstStay = ({ first_arrival }: Found, date: string) => first_arrival === null || date < first_arrival

const occupancyOn = (property: Found, days: Days, date: string) => ({
  date,
  value: isBeforeFirstStay(property, date) ? null : valueOfItems('occupancy', figureItems.occupancy(dayOf(days, date))),
})

/** Reads what the figures of these dates need: five queries for any number of properties. */
async function readCompared(ctx: CallerContext, found: readonly Found[], dateOf: (property: Found) => string) {
  const spans = found.flatMap((property) => {
    const { value, last_year } = datesOf(dateOf(property))
    return [
      { property, first: addDays(value, 1 - groupDays), last: value },
      { property, first: last_year, last: last_year },
    ]
  })
  const days = await readSpans(ctx, spans)
  const dates = found.flatMap((property) => {
    const compared = Object.values(datesOf(dateOf(property)))
    return compared.filter((date) => date < property.today).map((date) => ({ property_id: property.id, date }))
  })
  const conditions = await pastConditions(ctx, dates)
  const conditionsOn = (id: number, on: string) =>
    conditions[dates.findIndex(({ property_id, date }) => property_id === id && date === on)]
  return found.map((property, index) => {
    const recent = itemAt(days, index * 2)
    const lastYear = itemAt(days, index * 2 + 1)
    const on = (from: Days, date: string): DayItems =>
      isBeforeFirstStay(property, date)
        ? null
        : itemsOf(withConditions(from, conditionsOn(property.id, date) ?? new Map()), date)
    const { value: date, last_week, last_year } = datesOf(dateOf(property))
    const compared: ComparedDays = {
      value: itemsOf(withConditions(recent, conditionsOn(property.id, date) ?? new Map()), date),
      last_week: on(recent, last_week),
      last_year: on(lastYear, last_year),
    }
    return { property, date, recent, compared }
  })
}

/** GET group_figures: figures of the caller's properties, compared with a week and a year ago; totals per currency. */
export async function groupFigures(
  ctx: CallerContext,
  { date: asked, sort, property_id }: GroupFiguresQuery,
): Promise<GroupFigures> {
  const found = await propertiesOf(ctx, property_id)
  if (property_id !== undefined && found.length === 0) throw missingProperty(ctx, property_id)
  if (found.length === 0) return { properties: [], totals: [], total: 0 }
  const read = await readCompared(ctx, found, ({ today }) => asked ?? today)
  const rows = read.map(({ property, date, recent, compared }): GroupProperty => ({
    id: property.id,
    prefix: property.prefix,
    name: property.name,
    currency: property.currency,
    date,
    today: property.today,
    figures: figuresOf([compared]),
    occupancy_by_day: Array.from({ length: groupDays }, (_, index) =>
      occupancyOn(property, recent, addDays(date, index + 1 - groupDays)),
    ),
  }))
  const byCurrency = [...groupBy(read, ({ property }) => property.currency)]
  return {
    properties: inOrder(rows, sort),
    totals: byCurrency
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, ofCurrency]) => ({
        currency,
        properties: ofCurrency.length,
        figures: figuresOf(ofCurrency.map(({ compared }) => compared)),
      })),
    total: found[0]?.total ?? 0,
  }
}
