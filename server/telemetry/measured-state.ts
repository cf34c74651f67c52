import type { OpenDatabase } from '../db/open.ts'
import type { RoomChanges } from '../housekeeping/room-changes.ts'
import { countEventStreams } from '../http/event-stream.ts'
import type { NoticeChanges } from '../notices/notice-changes.ts'
import type { WorkQueues } from '../work-queue.ts'
import type { MeasuredState } from './telemetry.ts'

interface MeasuredParts {
  opened: Pick<OpenDatabase, 'pool'>
  queues: WorkQueues
  roomChanges: RoomChanges
  noticeChanges: NoticeChanges
}

/** The state of a server's parts, for the metrics. */
export const measuredState = ({ opened, queues, roomChanges, noticeChanges }: MeasuredParts): MeasuredState => ({
  pool: opened.pool ?? null,
  queues: { ...queues },
  eventStreams: {
    rooms: () => countEventStreams(roomChanges),
    notices: () => countEventStreams(noticeChanges),
  },
})
