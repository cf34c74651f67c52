import * as v from 'valibot'
import { Found, SearchQuery } from '../../src/api/contract/search.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { search } from './search.ts'

export const searchEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/hotel_management/search',
    permission: 'login_to_hotel_management',
    summary: 'Properties, rooms, assets, add-ons, people and entries of the log by a keyword, best first',
    input: SearchQuery,
    output: dataOf(v.array(Found)),
    handle: async (ctx, query) => ({ data: await search(ctx, query) }),
  }),
]
