import * as v from 'valibot'
import { GroupFigures, GroupFiguresQuery } from '../../../src/api/contract/group-figures.ts'
import { Look, NeedsALookQuery } from '../../../src/api/contract/needs-a-look.ts'
import { runInQueue } from '../../context.ts'
import { dataOf, endpoint } from '../../endpoint.ts'
import { needsALook } from '../needs-a-look/needs-a-look.ts'
import { groupFigures } from './group-figures.ts'

export const groupEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/group_figures',
    permission: 'access_properties',
    summary: 'Figures of the properties that the caller may see, compared with a week and a year ago',
    input: GroupFiguresQuery,
    output: dataOf(GroupFigures),
    errorStatuses: [404, 429],
    handle: async (ctx, query) => ({
      data: await runInQueue(ctx, 'reports', (runJob) => runJob(() => groupFigures(ctx, query))),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/needs_a_look',
    permission: 'access_properties',
    summary:
      'What is out of the ordinary today in one property or in all that the caller may see. Only kinds of sections that the caller may open',
    input: NeedsALookQuery,
    output: dataOf(v.array(Look)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await needsALook(ctx, query) }),
  }),
]
