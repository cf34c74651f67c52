import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../server/reporting/limits.ts'
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

test('a document that is too deep, too expensive or has too many aliases is rejected before anything is read', async () => {
  const tooLarge = async (query: string) => {
    const { data, errors } = await manager.ask(query)
    expect(data).toBeUndefined()
    return errors!.filter(({ extensions }) => extensions.code === 'TOO_LARGE').map(({ message }) => message)
  }
  const nested = (levels: number) => `${'{ a'.repeat(levels)}${' }'.repeat(levels)}`
  expect(await tooLarge(nested(limits.depth + 1))).toEqual([
    `The query is too large: more than ${limits.depth} levels deep`,
  ])
  expect(await tooLarge(nested(limits.depth))).toEqual([])
  const times = (count: number, what: string) =>
    Array.from({ length: count }, (_, index) => `a${index}: ${what}`).join(' ')
  const cheap = `{ dashboard(property_id: ${at.propertyId}) { ${times(limits.aliases + 1, 'date')} } }`
  expect(await tooLarge(cheap)).toEqual([`The query is too large: more than ${limits.aliases} aliases`])
  const whole = `dashboard(property_id: ${at.propertyId}) { blockings { id facility_id facility_name kind reason starts ends } }`
  const rows = `dashboard_rows(property_id: ${at.propertyId}, figure: "sold") { data { guest_name facility_name facility_id amount base state kind floor } }`
  expect((await manager.ask(`{ ${whole} ${rows} }`)).errors).toBeUndefined()
  const report = `accounting_report(property_id: ${at.propertyId}, from: "2026-01-01", to: "2026-12-31") { currencies { rows { key code name
    quantity net tax gross month_to_date year_to_date compared { quantity net tax gross } } } }`
  expect((await manager.ask(`{ ${report} }`)).errors).toBeUndefined()
  expect(await tooLarge(`{ ${report} other: ${report} }`)).toEqual([
    expect.stringContaining(`fields, ${limits.cost} are allowed`),
  ])
})

test('nested fragments are sized without expanding them, and a recursive one is rejected', async () => {
  const links = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Dashboard { ...F${i + 1} ...F${i + 1} }`).join(
    ' ',
  )
  const bomb = `{ dashboard(property_id: ${at.propertyId}) { ...F0 } } ${links} fragment F40 on Dashboard { date today }`
  const started = performance.now()
  expect((await manager.ask(bomb)).codes).toContain('TOO_LARGE')
  expect(performance.now() - started).toBeLessThan(1000)
  const loop = `{ dashboard(property_id: ${at.propertyId}) { ...F } } fragment F on Dashboard { date ...F }`
  expect((await manager.ask(loop)).codes).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  expect((await manager.ask('{a'.repeat(3300))).codes).toEqual(['GRAPHQL_PARSE_FAILED'])
})

test('the schema is hidden, also in suggestions, unless the operator allows introspection', async () => {
  const asked = [
    '{ __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ dashbord(property_id: 1) { dat } }',
  ]
  for (const query of asked) {
    const { data, errors } = await manager.ask(query)
    expect(data).toBeUndefined()
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  }
  const introspectable = await openApi({ config: { graphqlIntrospection: true } })
  try {
    const { data } = await (await graphqlOf(introspectable, 'manager')).ask('{ __schema { queryType { name } } }')
    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } })
  } finally {
    await introspectable.close()
  }
})
