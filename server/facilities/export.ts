import { eq, inArray } from 'drizzle-orm'
import type { FacilityQuery } from '../../src/api/contract/facility.ts'
import { facilityFileName } from '../../src/api/contract/facility-file-name.ts'
import { facilitySheetName, sheetSeparator } from '../../src/api/contract/facility-sheet.ts'
import { record } from '../activity/record-activity.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { calendarDateOf } from '../business-date.ts'
import { amenities, facilities, facility_types } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { valueOf } from '../invariants.ts'
import { type FileColumn, filtersOf, rowOf } from '../list-file/columns.ts'
import { type ListFile, fileReply, writeListFile } from '../list-file/write.ts'
import type { Row } from '../xlsx/sheet.ts'
import { type FileFacility, facilityFileColumns, toFileFacility } from './file-columns.ts'
import { type FacilityFilter, facilityFilter } from './filter.ts'
import { findFacilities } from './find.ts'
import { facilityIds } from './list.ts'
import { toFacilities } from './view.ts'

/**
 * Rows per query. Small, because PGlite serves no other request meanwhile, and an aborted download stops only after the
 * query (ADR 0039).
 */
const batchSize = 100

/** The local date of the last change by facility, and whether its type is cleaned. */
const detailsOf = async ({ db }: CallerContext, ids: readonly number[]) => {
  const rows = await db
    .select({
      id: facilities.id,
      updated: calendarDateOf(facilities.updated_at, properties.timezone),
      minutes: facility_types.cleaning_minutes,
    })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .innerJoin(facility_types, eq(facility_types.id, facilities.facility_type_id))
    .where(inArray(facilities.id, [...ids]))
  return new Map(rows.map(({ id, updated, minutes }) => [id, { updated, minutes }]))
}

/** The filtered rows of all pages, in chunks. */
async function* rowsOf(
  ctx: CallerContext,
  filter: FacilityFilter,
  sort: FacilityQuery['sort'],
  columns: readonly FileColumn<FileFacility>[],
): AsyncGenerator<Row[]> {
  // Reads all ids first, so that concurrent changes neither repeat nor drop rows.
  const ids = await facilityIds(ctx, filter, { sort, limit: null, offset: 0 })
  const codeOf = new Map<number, string>()
  for (let from = 0; from < ids.length; from += batchSize) {
    const found = await findFacilities(ctx, ids.slice(from, from + batchSize))
    const details = await detailsOf(
      ctx,
      found.map(({ row }) => row.id),
    )
    const unknown = [...new Set(found.flatMap(({ amenity_ids }) => amenity_ids))].filter((id) => !codeOf.has(id))
    if (unknown.length > 0)
      for (const { id, code } of await ctx.db.select().from(amenities).where(inArray(amenities.id, unknown)))
        codeOf.set(id, code)
    const rows = await toFacilities(ctx, found, { hasImages: false })
    yield rows.map((facility) => {
      const { updated, minutes } = valueOf(details, facility.id)
      const codes = facility.amenity_ids.map((id) => valueOf(codeOf, id)).toSorted()
      const isCleaned = facility.kind === 'room' || minutes > 0
      return rowOf(columns, toFileFacility(facility, { amenities: codes.join(sheetSeparator), isCleaned, updated }))
    })
  }
}

async function writeFacilities(ctx: CallerContext, query: FacilityQuery): Promise<Response> {
  const filter = await facilityFilter(ctx, query)
  const { format = 'xlsx' } = query
  const columns = facilityFileColumns(query)
  const chunks = rowsOf(ctx, filter, query.sort, columns)
  const file: ListFile = {
    format,
    name: `${facilityFileName(query)}.${format}`,
    sheet: facilitySheetName(),
    columns,
    chunks,
  }
  const bytes = await writeListFile(file, ctx.signal)
  await record(ctx, {
    module: 'facilities',
    event: 'exported',
    entity: { type: 'file', id: null, label: file.name },
    property_id: query.property_id ?? null,
    changes: filtersOf(query).map(([field, after]) => ({ field, before: null, after })),
  })
  return fileReply(bytes, file)
}

/**
 * GET facilities with download=1: exactly the filtered rows as facilities.xlsx, or with chosen columns or as CSV as rooms or assets
 * (domain D20, ADR 0073).
 */
export const exportFacilities = (ctx: CallerContext, query: FacilityQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeFacilities(ctx, query)))
