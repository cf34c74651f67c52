import type { EndedWork } from '../../api/contract/ended-work.ts'
import type { EndedExportList, GroupExportList } from '../../api/contract/ended-work-words.ts'
import type { FileFormat } from '../../api/contract/file-format.ts'
import * as endedWork from '../../api/ended-work.ts'
import type { Http } from '../../api/http.ts'

/** Milliseconds for which a person waits at an export. Whoever has to wait longer turns to something else (ADR 0080). */
export const watchedMs = 5000

/** What an export is of: a list of a property, or of the hotel group. */
type Exported = { property_id: number; list: EndedExportList } | { list: GroupExportList }

/** Notes ended work under the bell. Nothing waits for it, and a failure, as of a server without notices, has no effect. */
export const noteEndedWork = (http: Http, work: EndedWork): void =>
  void endedWork.note(http, work).catch(() => undefined)

/** Notes an export that was slow. It began at `began` of `performance.now()`. */
export function noteSlowExport(http: Http, exported: Exported & { format: FileFormat }, began: number): void {
  if (performance.now() - began >= watchedMs) noteEndedWork(http, { kind: 'export', ...exported })
}

/** Downloads a list, and notes its end if it was slow. */
export async function notedDownload(http: Http, exported: Exported, download: () => Promise<Blob>): Promise<Blob> {
  const began = performance.now()
  const file = await download()
  // A server without CSV sends an xlsx file all the same.
  noteSlowExport(http, { ...exported, format: file.type.includes('csv') ? 'csv' : 'xlsx' }, began)
  return file
}
