import { and, eq, gt } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { report_file_readers, report_files, report_schedules } from '../db/schema/report-schedules.ts'
import { notFound } from '../errors.ts'
import { mediaTypes } from '../list-file/write.ts'
import { visibleTo } from '../scope.ts'

/**
 * GET report_files/{id}: a file that was made for the caller, if they may still see the property. The endpoint requires the permission
 * of the report. 404 for any other, also after its end of keeping.
 */
export async function downloadFile(ctx: CallerContext, id: number): Promise<Response> {
  const [file] = await ctx.db
    .select({ format: report_files.format, content: report_files.content })
    .from(report_files)
    .innerJoin(report_file_readers, eq(report_file_readers.file_id, report_files.id))
    .innerJoin(report_schedules, eq(report_schedules.id, report_files.schedule_id))
    .where(
      and(
        eq(report_files.id, id),
        eq(report_file_readers.user_id, ctx.caller.id),
        gt(report_files.expires_at, ctx.now()),
        visibleTo(ctx, report_schedules.property_id),
      ),
    )
  if (!file) throw notFound('reportFile')
  const bytes = Uint8Array.from(file.content)
  return new Response(bytes, {
    headers: {
      'Content-Type': mediaTypes[file.format],
      'Content-Length': String(bytes.length),
      // The app gives the file its own name, which may be in any script.
      'Content-Disposition': `attachment; filename="report-${id}.${file.format}"`,
    },
  })
}
