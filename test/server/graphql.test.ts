import { sql } from 'drizzle-orm'
import {
  type GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLOutputType,
  getNamedType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionNames } from '../../src/api/contract/access.ts'
import type { CallerContext } from '../../server/context.ts'
import { fieldsOf, permissionsOfSchema, reportingSchema } from '../../server/reporting/schema.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { graphqlOf, send } from '../support/graphql.ts'

type Client = Awaited<ReturnType<typeof graphqlOf>>
let api: Api
let at: Catalogue
let manager: Client
let regional: Client
let cleaner: Client
let visitor: Client
let accountant: Client
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  manager = await graphqlOf(api, 'manager')
  regional = await graphqlOf(api, 'regional')
  cleaner = await graphqlOf(api, 'housekeeping')
  visitor = await graphqlOf(api, 'visitor')
  accountant = await graphqlOf(api, 'accountant')
})
afterAll(() => api.close())

const roots = Object.values(reportingSchema.getQueryType()!.getFields())

/** Selects all fields of a type, down to its scalars. */
const allOf = (type: GraphQLOutputType): string => {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  return `{ ${Object.values(named.getFields())
    .map((field) => field.name + allOf(field.type))
    .join(' ')} }`
}

const texts: Record<string, string> = {
  figure: '"sold"',
  at: '"2026-01-01T00:00:00Z"',
  from: '"2026-01-01"',
  to: '"2026-12-31"',
  currency: '"EUR"',
}

/** A query of one root field for a property, with all its fields. */
const queryOf = (field: GraphQLField<unknown, unknown>, property: number) => {
  const given = field.args.filter(({ type }) => isNonNullType(type))
  const args = given.map(({ name }) => `${name}: ${name === 'property_id' ? property : texts[name]}`)
  return `{ ${field.name}(${args.join(', ')}) ${allOf(field.type)} }`
}

const forbidden = { message: 'You do not have the permission for this.', code: 'FORBIDDEN' }

describe('every field', () => {
  test('declares a permission, and a schema with an undeclared field cannot be served', () => {
    const fields = fieldsOf(reportingSchema)
    expect(fields.length).toBeGreaterThan(60)
    for (const { name, permission } of fields)
      expect([name, permissionNames]).toEqual([name, expect.arrayContaining([permission])])
    const open = new GraphQLObjectType({ name: 'Query', fields: { anyone: { type: GraphQLString } } })
    expect(() => permissionsOfSchema(new GraphQLSchema({ query: open }))).toThrow('Query.anyone declares no permission')
  })

  test("rejects a caller who lacks only the field's permission", () => {
    for (const { name, field, permission } of fieldsOf(reportingSchema)) {
      const caller = { permissions: permissionNames.filter((held) => held !== permission) }
      const ctx = { caller } as unknown as CallerContext
      const read = () => field.resolve!({ [field.name]: 'secret' }, {}, { ctx }, {} as never)
      expect(() => [name, read()]).toThrow(expect.objectContaining({ status: 403, details: { code: 'FORBIDDEN' } }))
    }
  })
})

describe.each(roots.map((field) => [field.name, field] as const))('Query.%s', (name, field) => {
  test('returns all data of a property to a user who may see it', async () => {
    const { status, data, errors } = await manager.ask(queryOf(field, at.propertyId))
    expect([status, errors]).toEqual([200, undefined])
    expect(Object.keys(data!)).toEqual([name])
  })

  test('answers a property that the caller may not see exactly like a missing one', async () => {
    const [foreign, missing] = [
      await regional.ask(queryOf(field, at.foreignPropertyId)),
      await regional.ask(queryOf(field, 999_999)),
    ]
    expect(foreign.codes).toEqual(['NOT_FOUND'])
    const of = ({ status, data, errors }: typeof foreign) => [
      status,
      data,
      errors!.map(({ message, path }) => [message, path]),
    ]
    expect(of(foreign)).toEqual(of(missing))
    expect(foreign.data).toEqual({ [name]: null })
  })

  test('is rejected by name for a user who may query only other fields', async () => {
    const own = fieldsOf(reportingSchema).find((one) => one.field === field)
    const other = own!.permission === 'access_housekeeping' ? accountant : cleaner
    const { status, data, errors } = await other.ask(queryOf(field, at.propertyId))
    expect([status, data]).toEqual([200, { [name]: null }])
    expect(errors).toMatchObject([{ message: forbidden.message, path: [name], extensions: { code: 'FORBIDDEN' } }])
  })
})

test('every type of the schema can be reached, and every leaf is a scalar', () => {
  for (const { name, field } of fieldsOf(reportingSchema)) {
    const named = getNamedType(field.type)
    expect([name, isObjectType(named) || isScalarType(named)]).toEqual([name, true])
  }
})

test('a user without any field gets the 403 of REST, an ended session its 401', async () => {
  const query = JSON.stringify({ query: '{ __typename }' })
  const none = await send(visitor.fetch, query)
  expect([none.status, await none.json()]).toEqual([403, forbidden])
  const anonymous = await send(api.fetch, query)
  expect([anonymous.status, await anonymous.json()]).toEqual([401, { message: 'Unauthenticated.' }])
  const token = await api.signIn('manager')
  const headers = { Authorization: `Bearer ${token}` }
  await api.fetch('/api/v1/logout', { method: 'POST', headers })
  const over = await send(
    (path, init) => api.fetch(path, { ...init, headers: { ...headers, ...init?.headers } }),
    query,
  )
  expect([over.status, (await over.json()).code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
})

test('a rejected field does not affect the other fields of the query', async () => {
  const both = `{ dashboard(property_id: ${at.propertyId}) { date } housekeeping_history(property_id: ${at.propertyId}) { next_cursor } }`
  const { data, codes } = await cleaner.ask(both)
  expect([data, codes]).toEqual([{ dashboard: null, housekeeping_history: { next_cursor: null } }, ['FORBIDDEN']])
})

test('the endpoint accepts one operation as JSON by POST: no form, batch, GET, unknown field or oversized body', async () => {
  const statusOf = async (body: BodyInit, type?: string) => {
    const reply = await send(manager.fetch, body, type)
    return [reply.status, (await reply.json()).code]
  }
  expect(await statusOf('query=%7B__typename%7D', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ])
  expect(await statusOf('{ __typename }', 'application/graphql')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(await statusOf('--x--', 'multipart/form-data; boundary=x')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(await statusOf('[{"query":"{ __typename }"}]')).toEqual([400, 'MALFORMED'])
  expect(await statusOf('{"query":"{ __typename }","surprise":1}')).toEqual([422, 'VALIDATION'])
  expect(await statusOf('{"query":"{ __typename }","variables":{"__proto__":1}}')).toEqual([400, 'MALFORMED'])
  expect(await statusOf(JSON.stringify({ query: `{ __typename } #${'x'.repeat(10_000)}` }))).toEqual([
    422,
    'VALIDATION',
  ])
  expect(await statusOf(JSON.stringify({ query: 'x'.repeat(300_000) }))).toEqual([413, 'TOO_LARGE'])
  expect((await manager.fetch('/api/v1/hotel_management/graphql?query={__typename}')).status).toBe(405)
  const wrongApp = await manager.fetch('/api/v1/hotel_management/graphql', {
    method: 'POST',
    headers: { 'X-App-Context': 'golf', 'Content-Type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  })
  expect(wrongApp.status).toBe(400)
})

test('an invalid argument is rejected by name, and a page has at most two hundred rows', async () => {
  const rows = (args: string) =>
    manager.ask(`{ dashboard_rows(property_id: ${at.propertyId}, ${args}) { meta { total } } }`)
  const errorsOf = async (args: string) =>
    (await rows(args)).errors!.map(({ extensions }) => [extensions.code, extensions.errors])
  expect(await errorsOf('figure: "luck"')).toEqual([['VALIDATION', { figure: ['Must be a figure'] }]])
  expect(await errorsOf('figure: "sold", per_page: 201')).toEqual([['VALIDATION', { per_page: ['At most 200'] }]])
  expect(await errorsOf('figure: "sold", page: 0')).toEqual([['VALIDATION', { page: ['Must be at least 1'] }]])
  expect(await errorsOf('figure: "sold", date: "2026-02-30"')).toEqual([
    ['VALIDATION', { date: ['Must be a date that exists'] }],
  ])
  expect(await errorsOf('figure: "sold", date: "9999-12-31"')).toEqual([['VALIDATION', { date: ['Too far ahead'] }]])
})

test('a server error shows only the request id', async () => {
  const broken = await openApi()
  try {
    const client = await graphqlOf(broken, 'manager')
    await broken.db.execute(sql`alter table stays rename to stays_away`)
    const { status, data, errors, headers } = await client.ask('{ dashboard(property_id: 1) { date figures { key } } }')
    const request_id = headers.get('x-request-id')!
    expect([status, data]).toEqual([200, { dashboard: null }])
    expect(errors).toMatchObject([
      {
        message: `Something went wrong on our side. Please quote request ${request_id}.`,
        extensions: { code: 'INTERNAL', request_id },
      },
    ])
    expect(JSON.stringify(errors)).not.toMatch(/stays|relation|select/)
    expect(broken.logged.join('')).toContain(request_id)
  } finally {
    await broken.close()
  }
})
