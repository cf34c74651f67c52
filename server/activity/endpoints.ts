import { UndoActivity, UndoneActivity } from '../../src/api/contract/activity-log.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { undoActivity } from './undo.ts'

export const activityEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/undo_activity',
    permission: 'access_properties',
    summary: 'Undo the change of an activity log entry; also needs the permission of that change',
    input: UndoActivity,
    output: dataOf(UndoneActivity),
    errorStatuses: [404, 409],
    handle: async (ctx, input) => ({ data: await undoActivity(ctx, input) }),
  }),
]
