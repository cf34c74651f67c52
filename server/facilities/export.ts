import { eq, inArray } from 'drizzle-orm'
import type { FacilityQuery } from '../../src/api/contract/facility.ts'
import {
  type FacilitySheetKey,
  facilitySheetColumns,
  facilitySheetName,
  sheetFlags,
  sheetSeparator,
} from '../../src/api/contract/facility-sheet.ts'
import { facilityStatusRules } from '../../src/api/contract/facility-status.ts'
import { housekeepingNames } from '../../src/api/contract/housekeeping.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { calendarDateOf } from '../business-date.ts'
import { amenities, facilities } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { valueOf } from '../invariants.ts'
import type { Cell, Row } from '../xlsx/sheet.ts'
import { writeXlsx, xlsxReply } from '../xlsx/write.ts'
import { type FacilityFilter, facilityFilter } from './filter.ts'
import { type FoundFacility, findFacilities } from './find.ts'
import { facilityIds } from './list.ts'
import { statusOf } from './view.ts'

/**
 * Rows per query. Small, because PGlite serves no other request meanwhile, and an aborted download stops only after the
 * query (ADR 0039).
 */
const batchSize = 100
const yesOrNo = (isSet: boolean) => (isSet ? sheetFlags.yes : sheetFlags.no)

const cellsOf = (found: FoundFacility, codes: string, updated: string): Record<FacilitySheetKey, Cell> => ({
  ...found.row,
  kind: found.row.kind === 'room' ? phrase('imports.room') : phrase('imports.asset'),
  facility_type: found.type.code,
  facility_category: found.category.name,
  is_accessible: yesOrNo(found.row.is_accessible),
  smoking: yesOrNo(found.row.smoking),
  amenities: codes,
  housekeeping_status: housekeepingNames[found.row.housekeeping_status].label,
  facility_status: facilityStatusRules[statusOf(found)].label,
  updated_at: updated,
})

/** The local date of the last change by facility. */
const updatesOf = async ({ db }: CallerContext, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: facilities.id, updated: calendarDateOf(facilities.updated_at, properties.timezone) })
    .from(facilities)
    .innerJoin(properties, eq(properties.id, facilities.property_id))
    .where(inArray(facilities.id, [...ids]))
  return new Map(rows.map(({ id, updated }) => [id, updated]))
}

/** The filtered rows of all pages, in chunks. */
async function* rowsOf(ctx: CallerContext, filter: FacilityFilter, sort: FacilityQuery['sort']): AsyncGenerator<Row[]> {
  // Reads all ids first, so that concurrent changes neither repeat nor drop rows.
  const ids = await facilityIds(ctx, filter, { sort, limit: null, offset: 0 })
  const codeOf = new Map<number, string>()
  for (let from = 0; from < ids.length; from += batchSize) {
    const found = await findFacilities(ctx, ids.slice(from, from + batchSize))
    const updates = await updatesOf(
      ctx,
      found.map(({ row }) => row.id),
    )
    const unknown = [...new Set(found.flatMap(({ amenity_ids }) => amenity_ids))].filter((id) => !codeOf.has(id))
    if (unknown.length > 0)
      for (const { id, code } of await ctx.db.select().from(amenities).where(inArray(amenities.id, unknown)))
        codeOf.set(id, code)
    yield found.map((facility) => {
      const codes = facility.amenity_ids.map((id) => valueOf(codeOf, id)).toSorted()
      const cells = cellsOf(facility, codes.join(sheetSeparator), valueOf(updates, facility.row.id))
      return facilitySheetColumns.map(({ key }) => cells[key])
    })
  }
}

async function writeFacilities(ctx: CallerContext, query: FacilityQuery): Promise<Response> {
  const filter = await facilityFilter(ctx, query)
  const bytes = await writeXlsx(facilitySheetName(), facilitySheetColumns, rowsOf(ctx, filter, query.sort), ctx.signal)
  const filename = 'facilities.xlsx'
  const nonFilterFields = new Set(['page', 'per_page', 'download', 'dontPaginate', 'hide_images'])
  const filters = Object.entries(query).filter(([field]) => !nonFilterFields.has(field))
  await record(ctx, {
    module: 'facilities',
    event: 'exported',
    entity: { type: 'file', id: null, label: filename },
    property_id: query.property_id ?? null,
    changes: filters.map(([field, after]) => ({ field, before: null, after })),
  })
  return xlsxReply(bytes, filename)
}

/** GET facilities with download=1: exactly the filtered rows as facilities.xlsx (domain D20). */
export const exportFacilities = (ctx: CallerContext, query: FacilityQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeFacilities(ctx, query)))
