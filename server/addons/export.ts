import { eq, inArray } from 'drizzle-orm'
import { type AddonQuery, chargingLabels } from '../../src/api/contract/addon.ts'
import {
  type AddonSheetKey,
  addonSheetColumns,
  addonSheetName,
  addonStatusLabels,
} from '../../src/api/contract/addon-sheet.ts'
import type { addonColumns } from '../../src/api/contract/list-columns.ts'
import { lastNightOf } from '../../src/api/contract/last-night.ts'
import { toMajorUnits } from '../../src/api/contract/money.ts'
import { record } from '../activity/record-activity.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { properties } from '../db/schema/properties.ts'
import { type FileColumn, type ListColumns, filtersOf, namedColumns, rowOf } from '../list-file/columns.ts'
import { type ListFile, fileReply, writeListFile } from '../list-file/write.ts'
import type { Cell, Row } from '../xlsx/sheet.ts'
import { calendarDateOf } from '../business-date.ts'
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

type Cells = Record<AddonSheetKey, Cell>

const cellsOf = ({ row, type, updated }: Awaited<ReturnType<typeof findRows>>[number]): Cells => ({
  ...row,
  type,
  price: toMajorUnits(row.price, row.currency),
  charging: chargingLabels[row.charging],
  bookable_date_to: lastNightOf(row.bookable_date_to),
  status: addonStatusLabels[row.status],
  updated_at: updated,
})

/** Columns of the import's layout that hold a column of the list. */
const keysOfList: Record<(typeof addonColumns)[number], readonly AddonSheetKey[]> = {
  name: ['name', 'sku'],
  type: ['type'],
  price: ['price', 'currency'],
  charging: ['charging'],
  stock: ['stock'],
  window: ['bookable_date_from', 'bookable_date_to'],
  status: ['status'],
  updated_at: ['updated_at'],
}

function columnsOf(query: AddonQuery): readonly FileColumn<Cells>[] {
  const all = addonSheetColumns.map((column) => ({ ...column, cellOf: (cells: Cells) => cells[column.key] }))
  const withKeys = (keys: readonly AddonSheetKey[]) => keys.flatMap((key) => all.filter((column) => column.key === key))
  const entries = Object.entries(keysOfList).map(([id, keys]) => [id, withKeys(keys)])
  const ofList = Object.fromEntries(entries) as ListColumns<Cells, keyof typeof keysOfList>
  return namedColumns(query.columns, ofList, all)
}

/** The rows of these ids in order, in chunks. */
async function* rowsOf(
  ctx: CallerContext,
  ids: readonly number[],
  columns: readonly FileColumn<Cells>[],
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const chunk = ids.slice(from, from + batchSize)
    const found = new Map((await findRows(ctx, chunk)).map((addon) => [addon.row.id, cellsOf(addon)]))
    // Skips add-ons deleted in the meantime.
    yield chunk.flatMap((id) => {
      const cells = found.get(id)
      return cells ? [rowOf(columns, cells)] : []
    })
  }
}

async function writeAddons(ctx: CallerContext, query: AddonQuery): Promise<Response> {
  // Reads all ids first, so that concurrent changes neither repeat nor drop rows.
  const found = await ctx.db
    .select({ id: addons.id })
    .from(addons)
    .innerJoin(addon_types, eq(addon_types.id, addons.addon_type_id))
    .where(await addonFilter(ctx, query))
    .orderBy(...addonOrder(query))
  const ids = found.map(({ id }) => id)
  const { format = 'xlsx' } = query
  const columns = columnsOf(query)
  const chunks = rowsOf(ctx, ids, columns)
  const file: ListFile = { format, name: `addons.${format}`, sheet: addonSheetName(), columns, chunks }
  const bytes = await writeListFile(file, ctx.signal)
  await record(ctx, {
    module: 'addons',
    event: 'exported',
    entity: { type: 'file', id: null, label: file.name },
    property_id: query.property_id ?? null,
    changes: filtersOf(query).map(([field, after]) => ({ field, before: null, after })),
  })
  return fileReply(bytes, file)
}

/** GET addons with download=1: exactly the filtered rows as addons.xlsx or addons.csv (domain D20, ADR 0073). */
export const exportAddons = (ctx: CallerContext, query: AddonQuery): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) => runJob(() => writeAddons(ctx, query)))
