import type { ActivityEntry, ActivityLog } from '../../src/api/contract/activity-log.ts'

/** An entry about a change of a room's housekeeping status. */
export const activityEntry = (over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 7,
  occurred_at: '2026-03-03T14:05:09.123Z',
  actor_type: 'user',
  actor_id: 3,
  actor: 'Lena Brandt',
  property_id: 1,
  module: 'housekeeping',
  event: 'condition_changed',
  entity_type: 'facility',
  entity_id: '12',
  entity_label: '101',
  exists: true,
  changes: [{ field: 'housekeeping_status', label: 'Housekeeping status', before: 'Dirty', after: 'Clean' }],
  reason: null,
  request_id: 'req-1',
  ip: '10.0.0.1',
  can_undo: true,
  undo_refusal: null,
  undoes: null,
  undone_by: null,
  ...over,
})

export const activityPage = (data: ActivityEntry[] = [activityEntry()], over: Partial<ActivityLog> = {}) => ({
  activity_log: { data, next_cursor: null, previous_cursor: null, ...over },
})
