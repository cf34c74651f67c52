import { type Api, type ApiOptions, openApi } from './api.ts'
import { type Body, type Caller, callerOf, formOf } from './api-calls.ts'
import { send } from './graphql.ts'
import { noon } from './day.ts'
import { type Inventory, inventoryOf } from './inventory.ts'

export interface Reply {
  status: number
  body: { data?: { results?: { ok: boolean }[] } | null; errors?: unknown }
}

/** A write, done once and refused once. */
interface Step {
  accepted: () => Promise<Reply>
  /** A log entry for each effect: "module event entity". */
  logged: string[]
  refused: () => Promise<Reply>
  /** Log entries of the rejected call; only a failed sign-in is logged. */
  loggedWhenRefused?: string[]
}
export type Steps = Record<string, Step>

export const base = '/v1/hotel_management/properties'

/** A sequence of all writes: the server, the callers, and the ids of the records created. */
export class WriteSequence {
  api!: Api
  manager!: Caller
  visitor!: Caller
  property!: Inventory
  /** Ids of the records created for later steps to change or delete. */
  readonly ids: Record<string, number> = {}

  async open(options: ApiOptions = {}) {
    this.api = await openApi({ now: noon, ...options })
    this.manager = await callerOf(this.api, 'manager')
    this.visitor = await callerOf(this.api, 'visitor')
    this.property = await inventoryOf(this.manager, 'harbour-view')
  }

  inProperty(fields: Body): Body {
    return { property_id: this.property.id, ...fields }
  }

  post(path: string, fields: Body) {
    return this.manager.post(`/api${path}`, fields)
  }

  /** Creates a record and stores its id. */
  async make(name: string, path: string, fields: Body) {
    const reply = await this.post(path, fields)
    this.ids[name] = reply.body.data?.id ?? reply.body.data?.results?.[0]?.id
    return reply
  }

  async remove(path: string): Promise<Reply> {
    const reply = await this.manager.fetch(`/api${path}`, { method: 'DELETE' })
    return { status: reply.status, body: await reply.json() }
  }

  async signIn(password: string): Promise<Reply> {
    const body = formOf({ email: 'manager@demo.example', password })
    const reply = await this.api.fetch('/api/v1/login', { method: 'POST', body })
    return { status: reply.status, body: await reply.json() }
  }

  async download(path: string, by = this.manager): Promise<Reply> {
    const reply = await by.fetch(`/api${path}`)
    await reply.arrayBuffer()
    return { status: reply.status, body: {} }
  }

  /** The log of a property, for an export. */
  async logOf(property: number): Promise<Reply> {
    const query = `{ activity_log(property_id: ${property}, for_export: true) { next_cursor } }`
    const reply = await send(this.manager.fetch, JSON.stringify({ query }))
    return { status: reply.status, body: await reply.json() }
  }
}
