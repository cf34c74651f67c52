import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { FileFormat } from '../../src/api/contract/file-format.ts'
import { record } from '../activity/record-activity.ts'
import { type CallerContext, runInQueue } from '../context.ts'
import type { Row } from '../xlsx/sheet.ts'
import { type FileColumn, type ListColumns, filtersOf, namedColumns, rowOf } from './columns.ts'
import { type ListFile, fileReply, writeListFile } from './write.ts'

/** Rows per query. Small, so that other requests run in between (ADR 0039). */
const batchSize = 500

interface ShortListQuery<Id extends string> {
  property_id?: number | undefined
  columns?: readonly Id[] | undefined
  format?: FileFormat | undefined
}

interface ShortList<Item, Id extends string> {
  module: ActivityModule
  /** Name of the file, without its extension. */
  name: string
  sheet: string
  /** The columns of the list in their default order, which are also those of the whole file. */
  columns: ListColumns<Item, Id>
  find: (limit: number, offset: number) => Promise<readonly Item[]>
}

/** All rows, in chunks. */
async function* rowsOf<Item>(
  find: ShortList<Item, string>['find'],
  columns: readonly FileColumn<Item>[],
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += batchSize) {
    const found = await find(batchSize, offset)
    if (found.length > 0) yield found.map((item) => rowOf(columns, item))
    if (found.length < batchSize) return
  }
}

/** A short list, such as types or amenities, as a file: exactly the filtered rows of all pages (ADR 0073). */
export const exportShortList = <Item, Id extends string>(
  ctx: CallerContext,
  query: ShortListQuery<Id>,
  list: ShortList<Item, Id>,
): Promise<Response> =>
  runInQueue(ctx, 'exports', (runJob) =>
    runJob(async () => {
      const { format = 'xlsx' } = query
      const all = Object.values<readonly FileColumn<Item>[]>(list.columns).flat()
      const columns = namedColumns(query.columns, list.columns, all)
      const chunks = rowsOf(list.find, columns)
      const file: ListFile = { format, name: `${list.name}.${format}`, sheet: list.sheet, columns, chunks }
      const bytes = await writeListFile(file, ctx.signal)
      await record(ctx, {
        module: list.module,
        event: 'exported',
        entity: { type: 'file', id: null, label: file.name },
        property_id: query.property_id ?? null,
        changes: filtersOf(query).map(([field, after]) => ({ field, before: null, after })),
      })
      return fileReply(bytes, file)
    }),
  )
