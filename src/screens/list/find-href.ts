import type { RecordPlace } from '../../api/contract/reply.ts'

/** Address at which a list shows a record: its page, or the list filtered by its name if the server doesn't tell its place. */
export type FindHref = (name: string, place: RecordPlace | null | undefined) => string
