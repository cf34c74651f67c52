import * as v from 'valibot'
import { ChangeListView, CreateListView, ListView, ListViewQuery } from '../../src/api/contract/list-view.ts'
import { Acknowledged } from '../../src/api/contract/reply.ts'
import { Id, LockVersion } from '../../src/api/contract/wire.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listViews } from './list.ts'
import { changeView, createView, removeView } from './write.ts'

const path = '/v1/hotel_management/list-views'
/** Permissions of the screens with lists. Each list also needs its own. */
const permission = ['access_properties', 'access_hotel_products'] as const
const params = v.object({ id: Id })

export const listViewEndpoints = [
  endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'Stored views of a list: those of the caller, and those shared with the caller',
    input: ListViewQuery,
    output: dataOf(v.array(ListView)),
    errorStatuses: [404],
    handle: async (ctx, query) => ({ data: await listViews(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path,
    permission,
    summary: 'Store a view of a list',
    success: 201,
    input: CreateListView,
    output: dataOf(ListView),
    errorStatuses: [404],
    handle: async (ctx, input) => ({ data: await createView(ctx, input) }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/{id}`,
    permission,
    summary: 'Change your own view, or make any view the default of your list',
    params,
    input: ChangeListView,
    output: dataOf(ListView),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { id }) => ({ data: await changeView(ctx, id, input) }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission,
    summary: 'Delete your own view',
    params,
    input: v.strictObject({ lock_version: v.optional(LockVersion) }),
    output: dataOf(Acknowledged),
    errorStatuses: [404, 409],
    handle: async (ctx, input, { id }) => ({ data: await removeView(ctx, id, input) }),
  }),
]
