import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { graphqlOf } from '../support/graphql.ts'

let api: Api
let at: Catalogue
let manager: Awaited<ReturnType<typeof graphqlOf>>
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  manager = await graphqlOf(api, 'manager')
})
afterAll(() => api.close())

test('an invalid argument is rejected by name', async () => {
  for (const [args, field] of [
    ['per_page: 201', 'per_page'],
    ['cursor: "2020"', 'cursor'],
    ['scope: "all"', 'scope'],
    ['modules: ["golf"]', 'modules'],
    ['from: "2020-02-30"', 'from'],
  ] as const) {
    const { errors } = await manager.ask(`{ activity_log(property_id: ${at.propertyId}, ${args}) { next_cursor } }`)
    expect([args, errors![0]!.extensions.code, Object.keys(errors![0]!.extensions.errors as object)[0]]).toEqual([
      args,
      'VALIDATION',
      expect.stringContaining(field),
    ])
  }
})
