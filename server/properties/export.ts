import { eq, sql } from 'drizzle-orm'
import type { PropertyQuery } from '../../src/api/contract/property.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import { calendarDateOf } from '../business-date.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import type { Column, Row } from '../xlsx/sheet.ts'
import { writeXlsx, xlsxReply } from '../xlsx/write.ts'
import { conditionOf, propertyFilter, propertyOrder } from './list.ts'
import { isBookable } from './row.ts'

/** In the language of the request (ADR 0062). */
const columns = (): readonly Column[] => [
  { header: phrase('properties.name'), type: 'text', width: 28 },
  { header: phrase('properties.prefix'), type: 'text', width: 24 },
  { header: phrase('properties.propertyTypeField'), type: 'text', width: 20 },
  { header: phrase('properties.status'), type: 'text', width: 12 },
  { header: phrase('properties.bookable'), type: 'text', width: 12 },
  { header: phrase('properties.bookableFrom'), type: 'date', width: 14 },
  { header: phrase('properties.bookableTo'), type: 'date', width: 14 },
  { header: phrase('properties.rooms'), type: 'number', width: 8 },
  { header: phrase('properties.assets'), type: 'number', width: 8 },
  { header: phrase('properties.timeZone'), type: 'text', width: 24 },
  { header: phrase('properties.auditTime'), type: 'text', width: 10 },
  { header: phrase('properties.currency'), type: 'text', width: 10 },
  { header: phrase('properties.checkIn'), type: 'text', width: 10 },
  { header: phrase('properties.checkOut'), type: 'text', width: 10 },
  { header: phrase('properties.address'), type: 'text', width: 44 },
  { header: phrase('properties.email'), type: 'text', width: 30 },
  { header: phrase('properties.phone'), type: 'text', width: 20 },
  { header: phrase('facilities.updated'), type: 'date', width: 14 },
]

const batchSize = 2000

/** The filtered rows of all pages, in chunks. */
async function* rowsOf(ctx: CallerContext, query: PropertyQuery): AsyncGenerator<Row[]> {
  const { shape, values } = propertyFilter(ctx, query)
  const chunk = prepared(ctx.db, `export ${query.sort} ${shape}`, (db) =>
    db
      .select({
        row: properties,
        type: property_types.name,
        is_bookable: isBookable(sql.placeholder('now')),
        updated: calendarDateOf(properties.updated_at, properties.timezone),
      })
      .from(properties)
      .innerJoin(property_types, eq(property_types.id, properties.property_type_id))
      .where(conditionOf(db, shape))
      .orderBy(...propertyOrder(query.sort))
      .limit(batchSize)
      .offset(sql.placeholder('offset'))
      .prepare(''),
  )
  for (let offset = 0; ; offset += batchSize) {
    const found = await chunk.execute({ ...values, offset })
    if (found.length > 0)
      yield found.map(({ row, type, is_bookable, updated }) => [
        row.name,
        row.prefix,
        type,
        row.status === 1 ? phrase('properties.active') : phrase('properties.deactivated'),
        is_bookable ? phrase('properties.bookable') : phrase('properties.unbookable'),
        row.bookable_date_from,
        row.bookable_date_to,
        row.rooms_count,
        row.assets_count,
        row.timezone,
        row.audit_time,
        row.currency,
        row.check_in_time,
        row.check_out_time,
        row.address,
        row.email,
        row.phone,
        updated,
      ])
    if (found.length < batchSize) return
  }
}

async function writeProperties(ctx: CallerContext, query: PropertyQuery): Promise<Response> {
  const bytes = await writeXlsx(phrase('properties.properties'), columns(), rowsOf(ctx, query), ctx.signal)
  const filename = `${query.bookable_status}_properties.xlsx`
  const { page: _page, per_page: _size, download: _download, ...filters } = query
  await record(ctx, {
    module: 'properties',
    event: 'exported',
    entity: { type: 'file', id: null, label: filename },
    changes: Object.entries(filters).map(([field, after]) => ({ field, before: null, after })),
  })
  return xlsxReply(bytes, filename)
}

/** GET property with download=1: all_, bookable_ or unbookable_properties.xlsx (domain D20). */
export const exportProperties = (ctx: CallerContext, query: PropertyQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeProperties(ctx, query)))
