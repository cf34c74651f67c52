import { toJsonSchema } from '@valibot/to-json-schema'
import { ErrorBody } from '../../src/api/contract/reply.ts'
import { type Endpoint, type Schema, takesIdempotencyKey } from '../endpoint.ts'
import { encodings } from '../http/body.ts'
import { listFields } from '../http/fields.ts'
import { listFileTypes } from '../list-file/write.ts'

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

const errorTexts: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Not signed in, or the session has ended',
  403: 'The permission is lacking, the account is deactivated, or the first password is still to be changed (PASSWORD_CHANGE_REQUIRED)',
  404: 'Missing, or not among the properties of the caller',
  408: 'The body stopped arriving',
  409: 'Changed by someone else (STALE, or STALE_NAMED if the message names the person) or by the caller (STALE_OWN), with the current record; or refused (REFUSED)',
  413: 'Too large',
  415: 'Not one of the encodings',
  422: 'Some fields are not valid; `errors` names them',
  429: 'Too many attempts, or too much of the caller’s under way; Retry-After says for how long',
  500: 'A fault of the server; quote the request id',
  503: 'The database is away, or busy with the work of others; Retry-After says for how long',
}

const hasLists = ({ input }: Endpoint) => input !== null && listFields(input).size > 0

/** True if an endpoint may wait in a queue: a file, pictures, a report, or a bulk write (ADR 0039). */
const canQueue = (endpoint: Endpoint) =>
  endpoint.fileTypes === listFileTypes || endpoint.isJson === true || (endpoint.method === 'POST' && hasLists(endpoint))

/** All statuses of an endpoint: its own and the common ones. */
export const statusesOf = (endpoint: Endpoint): number[] => {
  const shared = [400, 413, 422, 500, 503, ...(endpoint.permission === 'public' ? [] : [401])]
  if (endpoint.method === 'POST') shared.push(408, 415)
  if (canQueue(endpoint)) shared.push(429)
  if (endpoint.permission !== 'public' && !endpoint.allowsInitialPassword) shared.push(403)
  return [...new Set([...shared, ...(endpoint.errorStatuses ?? [])])].sort((a, b) => a - b)
}

const errorReply = (status: number): Json => ({
  description: errorTexts[status] ?? 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

const parametersOf = (endpoint: Endpoint): Json[] => {
  const toParameters = (schema: Schema | null, location: 'path' | 'query') => {
    const { properties = {}, required = [] } = (schema ? jsonSchemaOf(schema) : {}) as ObjectSchema
    return Object.entries(properties).map(([name, property]) => ({
      name: property.type === 'array' ? `${name}[]` : name,
      in: location,
      required: location === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return [
    ...toParameters(endpoint.params, 'path'),
    ...(endpoint.method === 'POST' ? [] : toParameters(endpoint.input, 'query')),
    ...(takesIdempotencyKey(endpoint) ? [key] : []),
  ]
}

function operationOf(endpoint: Endpoint): Json {
  const schema = endpoint.input && endpoint.method === 'POST' ? jsonSchemaOf(endpoint.input) : null
  const hasFields = schema !== null && Object.keys((schema as ObjectSchema).properties ?? {}).length > 0
  const accepted = endpoint.isJson ? ['application/json'] : encodings
  const content: Json = endpoint.output ? { 'application/json': { schema: jsonSchemaOf(endpoint.output) } } : {}
  for (const type of endpoint.fileTypes ?? []) content[type] = { schema: { type: 'string', format: 'binary' } }
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    'x-permission': endpoint.permission,
    security: endpoint.permission === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...(hasFields
      ? { requestBody: { required: true, content: Object.fromEntries(accepted.map((type) => [type, { schema }])) } }
      : {}),
    responses: {
      [endpoint.success ?? 200]: { description: 'Done', content },
      ...Object.fromEntries(statusesOf(endpoint).map((status) => [status, errorReply(status)])),
    },
  }
}

/** The OpenAPI 3.1 document, generated from the schemas that validate the requests. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
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
