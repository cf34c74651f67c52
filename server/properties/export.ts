import { lastNightOf } from '../../src/api/contract/last-night.ts'
import { eq, sql } from 'drizzle-orm'
import type { propertyColumns } from '../../src/api/contract/enums.ts'
import type { PropertyQuery } from '../../src/api/contract/property.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import { calendarDateOf } from '../business-date.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { properties, property_types } from '../db/schema/properties.ts'
import { type FileColumn, type ListColumns, filtersOf, namedColumns, rowOf } from '../list-file/columns.ts'
import { type ListFile, fileReply, writeListFile } from '../list-file/write.ts'
import type { Row } from '../xlsx/sheet.ts'
import { conditionOf, propertyFilter, propertyOrder } from './list.ts'
import { isBookable } from './row.ts'

const batchSize = 2000

/** One chunk of rows of a filter. */
const chunkOf = (sort: PropertyQuery['sort'], shape: string) => (db: Db) =>
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
    .orderBy(...propertyOrder(sort))
    .limit(batchSize)
    .offset(sql.placeholder('offset'))
    .prepare('')

interface FoundProperty {
  row: typeof properties.$inferSelect
  type: string
  is_bookable: boolean
  updated: string
}

/** All columns of the file by their field, in the language of the request (ADR 0062). */
const allColumns = () =>
  ({
    name: { header: phrase('properties.name'), type: 'text', width: 28, cellOf: ({ row }) => row.name },
    prefix: { header: phrase('properties.prefix'), type: 'text', width: 24, cellOf: ({ row }) => row.prefix },
    type: { header: phrase('properties.propertyTypeField'), type: 'text', width: 20, cellOf: ({ type }) => type },
    status: {
      header: phrase('properties.status'),
      type: 'text',
      width: 12,
      cellOf: ({ row }) => (row.status === 1 ? phrase('properties.active') : phrase('properties.deactivated')),
    },
    bookable: {
      header: phrase('properties.bookable'),
      type: 'text',
      width: 12,
      cellOf: ({ is_bookable }) => (is_bookable ? phrase('properties.bookable') : phrase('properties.unbookable')),
    },
    from: {
      header: phrase('properties.bookableFrom'),
      type: 'date',
      width: 14,
      cellOf: ({ row }) => row.bookable_date_from,
    },
    to: {
      header: phrase('properties.bookableTo'),
      type: 'date',
      width: 14,
      cellOf: ({ row }) => lastNightOf(row.bookable_date_to),
    },
    rooms: { header: phrase('properties.rooms'), type: 'number', width: 8, cellOf: ({ row }) => row.rooms_count },
    assets: { header: phrase('properties.assets'), type: 'number', width: 8, cellOf: ({ row }) => row.assets_count },
    timezone: { header: phrase('properties.timeZone'), type: 'text', width: 24, cellOf: ({ row }) => row.timezone },
    audit: { header: phrase('properties.auditTime'), type: 'text', width: 10, cellOf: ({ row }) => row.audit_time },
    currency: { header: phrase('properties.currency'), type: 'text', width: 10, cellOf: ({ row }) => row.currency },
    checkIn: { header: phrase('properties.checkIn'), type: 'text', width: 10, cellOf: ({ row }) => row.check_in_time },
    checkOut: {
      header: phrase('properties.checkOut'),
      type: 'text',
      width: 10,
      cellOf: ({ row }) => row.check_out_time,
    },
    address: { header: phrase('properties.address'), type: 'text', width: 44, cellOf: ({ row }) => row.address },
    email: { header: phrase('properties.email'), type: 'text', width: 30, cellOf: ({ row }) => row.email },
    phone: { header: phrase('properties.phone'), type: 'text', width: 20, cellOf: ({ row }) => row.phone },
    updated: { header: phrase('facilities.updated'), type: 'date', width: 14, cellOf: ({ updated }) => updated },
  }) satisfies Record<string, FileColumn<FoundProperty>>

function columnsOf(query: PropertyQuery): readonly FileColumn<FoundProperty>[] {
  const all = allColumns()
  const ofList: ListColumns<FoundProperty, (typeof propertyColumns)[number]> = {
    name: [all.name, all.prefix],
    type: [all.type],
    rooms_count: [all.rooms],
    assets_count: [all.assets],
    bookable: [all.bookable],
    window: [all.from, all.to],
    status: [all.status],
    updated_at: [all.updated],
  }
  return namedColumns(query.columns, ofList, Object.values(all))
}

/** The filtered rows of all pages, in chunks. */
async function* rowsOf(
  ctx: CallerContext,
  query: PropertyQuery,
  columns: readonly FileColumn<FoundProperty>[],
): AsyncGenerator<Row[]> {
  const { shape, values } = propertyFilter(ctx, query)
  const chunk = prepared(ctx.db, `export ${query.sort} ${shape}`, chunkOf(query.sort, shape))
  for (let offset = 0; ; offset += batchSize) {
    const found = await chunk.execute({ ...values, offset })
    if (found.length > 0) yield found.map((property) => rowOf(columns, property))
    if (found.length < batchSize) return
  }
}

async function writeProperties(ctx: CallerContext, query: PropertyQuery): Promise<Response> {
  const { format = 'xlsx' } = query
  const columns = columnsOf(query)
  const file: ListFile = {
    format,
    name: `${query.bookable_status}_properties.${format}`,
    sheet: phrase('properties.properties'),
    columns,
    chunks: rowsOf(ctx, query, columns),
  }
  const bytes = await writeListFile(file, ctx.signal)
  await record(ctx, {
    module: 'properties',
    event: 'exported',
    entity: { type: 'file', id: null, label: file.name },
    changes: filtersOf(query).map(([field, after]) => ({ field, before: null, after })),
  })
  return fileReply(bytes, file)
}

/** GET property with download=1: all_, bookable_ or unbookable_properties.xlsx, or .csv (domain D20, ADR 0073). */
export const exportProperties = (ctx: CallerContext, query: PropertyQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeProperties(ctx, query)))
