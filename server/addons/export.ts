import { eq, inArray } from 'drizzle-orm'
import { type AddonQuery, chargingLabels } from '../../src/api/contract/addon.ts'
import {
  type AddonSheetKey,
  addonSheetColumns,
  addonSheetName,
  addonStatusLabels,
} from '../../src/api/contract/addon-sheet.ts'
import { toMajorUnits } from '../../src/api/contract/money.ts'
import { record } from '../activity/record-activity.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { properties } from '../db/schema/properties.ts'
import type { Cell, Row } from '../xlsx/sheet.ts'
import { calendarDateOf } from '../business-date.ts'
import { writeXlsx, xlsxReply } from '../xlsx/write.ts'
import { addonFilter, addonOrder } from './filter.ts'

/** Rows per query. Small, so that other requests run in between and an aborted download stops soon (ADR 0039). */
const batchSize = 200

/** Add-ons with the local date of their last change. */
const findRows = ({ db }: CallerContext, ids: readonly number[]) =>
  db
    .select({
      row: addons,
      type: addon_types.name,
      updated: calendarDateOf(addons.updated_at, properties.timezone),
    })
    .from(addons)
    .innerJoin(addon_types, eq(addon_types.id, addons.addon_type_id))
    .innerJoin(properties, eq(properties.id, addons.property_id))
    .where(inArray(addons.id, [...ids]))

const cellsOf = ({
  row,
  type,
  updated,
}: Awaited<ReturnType<typeof findRows>>[number]): Record<AddonSheetKey, Cell> => ({
  ...row,
  type,
  price: toMajorUnits(row.price, row.currency),
  charging: chargingLabels[row.charging],
  status: addonStatusLabels[row.status],
  updated_at: updated,
})

/** The rows of these ids in order, in chunks. */
async function* rowsOf(ctx: CallerContext, ids: readonly number[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const chunk = ids.slice(from, from + batchSize)
    const found = new Map((await findRows(ctx, chunk)).map((addon) => [addon.row.id, cellsOf(addon)]))
    // Skips add-ons deleted in the meantime.
    yield chunk.flatMap((id) => {
      const cells = found.get(id)
      return cells ? [addonSheetColumns.map(({ key }) => cells[key])] : []
    })
  }
}

async function writeAddons(ctx: CallerContext, query: AddonQuery): Promise<Response> {
  // Reads all ids first, so that concurrent changes neither repeat nor drop rows.
  const found = await ctx.db
    .select({ id: addons.id })
    .from(addons)
    .where(await addonFilter(ctx, query))
    .orderBy(...addonOrder(query))
  const ids = found.map(({ id }) => id)
  const bytes = await writeXlsx(addonSheetName(), addonSheetColumns, rowsOf(ctx, ids), ctx.signal)
  const filename = 'addons.xlsx'
  const nonFilterFields = new Set(['page', 'per_page', 'download', 'dontPaginate', 'hide_images'])
  const filters = Object.entries(query).filter(([field]) => !nonFilterFields.has(field))
  await record(ctx, {
    module: 'addons',
    event: 'exported',
    entity: { type: 'file', id: null, label: filename },
    property_id: query.property_id ?? null,
    changes: filters.map(([field, after]) => ({ field, before: null, after })),
  })
  return xlsxReply(bytes, filename)
}

/** GET addons with download=1: exactly the filtered rows as addons.xlsx (domain D20). */
export const exportAddons = (ctx: CallerContext, query: AddonQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeAddons(ctx, query)))
