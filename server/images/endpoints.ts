import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { viewImage } from './view.ts'

export const imageEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/images/{id}',
    permission: 'public',
    summary: 'A picture by its unguessable id',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) }),
    fileTypes: ['image/webp'],
    errorStatuses: [404],
    handle: (ctx, _input, params) => viewImage(ctx, params),
  }),
]
