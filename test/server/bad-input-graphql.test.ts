import { type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportingSchema } from '../../server/reporting/schema.ts'
import { type Api, openApi } from '../support/api.ts'
import { badJson, badTexts, loneSurrogates } from '../support/bad-values.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, inventoryOf } from '../support/inventory.ts'
import { callerOf } from '../support/api-calls.ts'
import { send } from '../support/graphql.ts'

/*
 * Sends every invalid value in every argument of every field of the reporting schema, with valid other arguments. None
 * may cause a server error.
 */
let api: Api
let ask: Awaited<ReturnType<typeof callerOf>>['fetch']
let property: Inventory
beforeAll(async () => {
  api = await openApi({ now: noon })
  const manager = await callerOf(api, 'manager')
  ask = manager.fetch
  property = await inventoryOf(manager, 'harbour-view')
})
afterAll(() => api.close())

const fields = Object.values(reportingSchema.getQueryType()!.getFields())

/** The first leaf field of a type at any depth; enough to run its resolver. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const inner = Object.values(named.getFields())
  const leaf = inner.find((field) => isLeafType(getNamedType(field.type))) ?? inner[0]!
  return `{ ${leaf.name} ${selectionOf(leaf.type)} }`
}

/** Valid values for the other arguments. */
const validOf = (): Record<string, unknown> => ({
  property_id: property.id,
  from: day(-7),
  to: day(0),
  date: day(0),
  at: `${day(0)}T10:00:00Z`,
  figure: 'sold',
  currency: 'EUR',
  facility_id: property.rooms[0]!.id,
})

interface Answer {
  data?: Record<string, unknown> | null
  /** Errors of fields; an unreadable request fails with an object, as in REST. */
  errors?: { message: string; extensions: { code?: string } }[] | Record<string, string[]>
}

async function faultOf(query: string, variables: string): Promise<string | null> {
  const reply = await send(ask, `{"query":${JSON.stringify(query)},"variables":${variables}}`)
  const { errors = [] } = (await reply.json()) as Answer
  const isFault =
    reply.status >= 500 || (Array.isArray(errors) && errors.some(({ extensions }) => extensions.code === 'INTERNAL'))
  return isFault ? `${query} ${variables}` : null
}

const cases = fields.flatMap((field) => field.args.map((arg) => [`${field.name}(${arg.name})`, field, arg] as const))

test.each(fields.map((field) => [field.name, field] as const))('%s accepts valid arguments', async (_name, field) => {
  const known = validOf()
  const given = field.args.filter(({ name }) => name in known)
  const query = `query(${given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join()}) { ${field.name}(${given.map((arg) => `${arg.name}: $${arg.name}`).join()}) ${selectionOf(field.type)} }`
  const variables = Object.fromEntries(given.map(({ name }) => [name, known[name]]))
  const reply = await send(ask, JSON.stringify({ query, variables }))
  expect(await reply.json()).toEqual({ data: { [field.name]: expect.anything() } })
})

test.each(cases)('%s answers no invalid value with a server error', async (_name, field, tried) => {
  const known = validOf()
  const others = field.args.filter(({ name }) => name in known && name !== tried.name)
  const declared = [...others, tried].map((arg) => `$${arg.name}: ${String(arg.type)}`).join()
  const passed = [...others, tried].map((arg) => `${arg.name}: $${arg.name}`).join()
  const query = `query(${declared}) { ${field.name}(${passed}) ${selectionOf(field.type)} }`
  const given = others.map(({ name }) => `${JSON.stringify(name)}:${JSON.stringify(known[name])},`).join('')
  const faults: (string | null)[] = []
  for (const value of badJson) faults.push(await faultOf(query, `{${given}${JSON.stringify(tried.name)}:${value}}`))
  // The same values inside the document, where GraphQL has its own escapes.
  for (const text of [...badTexts, ...loneSurrogates]) {
    const inline = others.map(({ name }) => `${name}: ${JSON.stringify(known[name])}, `).join('')
    for (const value of [JSON.stringify(text), `[${JSON.stringify(text)}]`, text === '' ? '""' : `"\\u{0}"`])
      faults.push(await faultOf(`{ ${field.name}(${inline}${tried.name}: ${value}) ${selectionOf(field.type)} }`, '{}'))
  }
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})

test('nothing was logged as a server error', () => {
  expect(api.logged.filter((line) => line.includes('"request failed"'))).toEqual([])
})
