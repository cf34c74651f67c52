import type { Endpoint } from '../../server/endpoint.ts'
import { jsonSchemaOf } from '../../server/openapi/document.ts'
import { day } from './day.ts'
import { type Steps, WriteSequence } from './write-sequence.ts'
import { propertySteps } from './write-sequence-properties.ts'
import { inventorySteps } from './write-sequence-inventory.ts'
import { peopleSteps } from './write-sequence-people.ts'
import { logAndExportSteps } from './write-sequence-log.ts'

type Value = string | string[]

/** A call that the server accepts; tests then change one value of it. */
export interface Example {
  /** The path with its parameters filled in. */
  path: string
  fields: Record<string, Value>
}

/** The fields of a body or query, by their names in the OpenAPI document. */
export function fieldsOf(row: Endpoint): { name: string; isList: boolean; isRequired: boolean }[] {
  if (!row.input) return []
  const { properties = {}, required = [] } = jsonSchemaOf(row.input) as {
    properties?: Record<string, { type?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { type }]) => ({
    name,
    isList: type === 'array',
    isRequired: required.includes(name),
  }))
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)

function toFields(form: FormData): Example['fields'] {
  const fields: Example['fields'] = {}
  for (const [sent, value] of form.entries()) {
    const name = sent.replace(/\[\]$/, '')
    if (typeof value !== 'string') continue
    fields[name] = sent === name ? value : [...(fields[name] ?? []), value]
  }
  return fields
}

/**
 * A valid call of every endpoint: for a write its step in the write sequence, for a query or a deletion its required fields.
 * `between` must intercept the calls while `record` runs.
 */
export class Examples {
  readonly sequence = new WriteSequence()
  private readonly recorded = new Map<string, Example>()

  constructor(private readonly endpoints: readonly Endpoint[]) {}

  readonly intercept = async (request: Request, send: (request: Request) => Promise<Response>): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const row = this.endpoints.find(
      (candidate) => candidate.method === request.method && patternOf(candidate).test(pathname),
    )
    const isForm = request.headers.get('content-type')?.includes('form') ?? false
    if (row && request.method === 'POST' && isForm)
      this.recorded.set(`POST ${row.path}`, { path: pathname, fields: toFields(await request.clone().formData()) })
    return send(request)
  }

  /** Performs every write except deletions once. */
  async record() {
    const steps: Steps = {
      ...propertySteps(this.sequence),
      ...peopleSteps(this.sequence),
      ...inventorySteps(this.sequence),
      ...logAndExportSteps(this.sequence),
    }
    for (const step of Object.values(steps)) await step.accepted()
  }

  of(row: Endpoint): Example {
    const recorded = this.recorded.get(`${row.method} ${row.path}`)
    if (recorded) return recorded
    const { property, ids } = this.sequence
    const known: Record<string, Value> = {
      property_id: String(property.id),
      from_property_id: '2',
      ids: ['999998'],
      id: String(ids.type),
      list: 'rooms',
      token: 'x'.repeat(43),
      date_from: day(0),
      date_to: day(9),
      query: '{ __typename }',
    }
    const params: Record<string, string> = {
      id: /user|list-views|report_/.test(row.path) ? '1' : 'x'.repeat(22),
      property: row.method === 'DELETE' ? String(ids.property) : 'harbour-view',
      addon_id: String(ids.addon),
      facility_id: String(ids.room),
    }
    const fields: Example['fields'] = {}
    for (const { name, isRequired } of fieldsOf(row)) {
      if (isRequired && known[name] === undefined) throw new Error(`${row.method} ${row.path}: no example of ${name}`)
      if (known[name] !== undefined) fields[name] = known[name]
    }
    return { path: `/api${row.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '1')}`, fields }
  }
}
