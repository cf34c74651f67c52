import { toJsonSchema } from '@valibot/to-json-schema'
import { ErrorBody } from '../../src/api/contract/reply.ts'
import { type Endpoint, type Schema, takesKey } from '../endpoint.ts'
import { encodings } from '../http/body.ts'
import { listFields } from '../http/fold.ts'
import { xlsxType } from '../xlsx/write.ts'

type Json = Record<string, unknown>

/** JSON Schema of a contract schema, for requests or for replies. */
export function jsonSchemaOf(schema: Schema): Json {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  })
  return json as Json
}

const refusalTexts: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Not signed in, or the session has ended',
  403: 'The permission is lacking, the account is deactivated, or the first password is still to be changed (PASSWORD_CHANGE_REQUIRED)',
  404: 'Missing, or not among the properties of the caller',
  408: 'The body stopped arriving',
  409: 'Changed by someone else (STALE, with the current record), or refused (REFUSED)',
  413: 'Too large',
  415: 'Not one of the encodings',
  422: 'Some fields are not valid; `errors` names them',
  429: 'Too many attempts, or too much of the caller’s under way; Retry-After says for how long',
  500: 'A fault of the server; quote the request id',
  503: 'The database is away, or busy with the work of others; Retry-After says for how long',
}

const takesLists = ({ input }: Endpoint) => input !== null && listFields(input).size > 0

/** True if an endpoint may wait in a queue: a file, pictures, a report, or a bulk write (ADR 0039). */
const mayWait = (row: Endpoint) =>
  row.file === xlsxType || row.isJson === true || (row.method === 'POST' && takesLists(row))

/** All statuses of an endpoint: its own and the common ones. */
export const statusesOf = (row: Endpoint): number[] => {
  const shared = [400, 413, 422, 500, 503, ...(row.permission === 'public' ? [] : [401])]
  if (row.method === 'POST') shared.push(408, 415)
  if (mayWait(row)) shared.push(429)
  if (row.permission !== 'public' && !row.beforeFirstPassword) shared.push(403)
  return [...new Set([...shared, ...(row.refusals ?? [])])].sort((a, b) => a - b)
}

const errorReply = (status: number): Json => ({
  description: refusalTexts[status] ?? 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

const parametersOf = (row: Endpoint): Json[] => {
  const made = (schema: Schema | null, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = (schema ? jsonSchemaOf(schema) : {}) as ObjectSchema
    return Object.entries(properties).map(([name, property]) => ({
      name: property.type === 'array' ? `${name}[]` : name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return [
    ...made(row.params, 'path'),
    ...(row.method === 'POST' ? [] : made(row.input, 'query')),
    ...(takesKey(row) ? [key] : []),
  ]
}

function operationOf(row: Endpoint): Json {
  const schema = row.input && row.method === 'POST' ? jsonSchemaOf(row.input) : null
  const hasFields = schema !== null && Object.keys((schema as ObjectSchema).properties ?? {}).length > 0
  const accepted = row.isJson ? ['application/json'] : encodings
  const content: Json = row.output ? { 'application/json': { schema: jsonSchemaOf(row.output) } } : {}
  if (row.file) content[row.file] = { schema: { type: 'string', format: 'binary' } }
  return {
    summary: row.summary,
    tags: [row.path.split('/')[2]],
    'x-permission': row.permission,
    security: row.permission === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(row),
    ...(hasFields
      ? { requestBody: { required: true, content: Object.fromEntries(accepted.map((type) => [type, { schema }])) } }
      : {}),
    responses: {
      [row.success ?? 200]: { description: 'Done', content },
      ...Object.fromEntries(statusesOf(row).map((status) => [status, errorReply(status)])),
    },
  }
}

/** The OpenAPI 3.1 document, generated from the schemas that validate the requests. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const row of endpoints) paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row) }
  return {
    openapi: '3.1.0',
    info: { title: 'Hotel management', version: '1.0.0-alpha', description: 'The API of the back office.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchemaOf(ErrorBody) },
    },
  }
}
