import { record } from '../../activity/record-activity.ts'
import type { ReaderContext } from '../../context.ts'

/** Logs an export with its filters (domain D38). */
export const recordExport = (ctx: ReaderContext, file: string, query: { property_id: number; for_export: boolean }) => {
  const { property_id, for_export: _export, ...filters } = query
  return record(ctx, {
    module: 'accounting',
    event: 'exported',
    entity: { type: 'file', id: null, label: file },
    property_id,
    changes: Object.entries(filters).map(([field, after]) => ({ field, before: null, after })),
  })
}
