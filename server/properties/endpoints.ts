import * as v from 'valibot'
import { Prefix, Property, PropertyQuery } from '../../src/api/contract/property.ts'
import { pageOf } from '../../src/api/contract/reply.ts'
import { dataOf, endpoint } from '../endpoint.ts'
import { listProperties } from './list.ts'
import { viewProperty } from './view.ts'

const base = '/v1/hotel_management/properties'
const permission = 'access_properties'

export const propertyEndpoints = [
  endpoint({
    method: 'GET',
    path: `${base}/property`,
    permission,
    summary: 'The properties the caller sees: a page, or all filtered as xlsx',
    input: PropertyQuery,
    output: pageOf(Property),
    handle: (ctx, query) => listProperties(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: `${base}/property/{property}`,
    permission,
    summary: 'One property by its prefix',
    params: v.object({ property: Prefix }),
    output: dataOf(Property),
    refusals: [404],
    handle: async (ctx, _input, { property }) => ({ data: await viewProperty(ctx, { prefix: property }) }),
  }),
]
