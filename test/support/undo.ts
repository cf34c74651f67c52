import { activity_log } from '../../server/db/schema/activity.ts'
import type { Api } from './api.ts'
import { type Body, type Caller, callerOf } from './api-calls.ts'
import { graphqlOf } from './graphql.ts'
import { inventoryOf } from './inventory.ts'

export interface LogEntry {
  id: number
  module: string
  event: string
  can_undo: boolean
  undo_refusal: string | null
  undoes: number | null
  undone_by: number | null
  changes: { label: string; before: string | null; after: string | null }[]
}

const entryFields = 'id module event can_undo undo_refusal undoes undone_by changes { label before after }'

/** The log of a property, and a manager who undoes its entries. */
export async function openUndo(api: Api) {
  const manager = await callerOf(api, 'manager')
  const property = await inventoryOf(manager, 'harbour-view')
  const reader = await graphqlOf(api, 'manager')
  return {
    manager,
    property,
    newest: async (args = ''): Promise<LogEntry[]> => {
      const { data, errors } = await reader.ask(
        `{ activity_log(property_id: ${property.id}, per_page: 5${args}) { data { ${entryFields} } } }`,
      )
      if (errors) throw new Error(JSON.stringify(errors))
      return (data as unknown as { activity_log: { data: LogEntry[] } }).activity_log.data
    },
    undo: (id: number, by: Caller = manager, key: string = crypto.randomUUID()) =>
      by.post('/api/v1/hotel_management/undo_activity', { property_id: property.id, id }, { 'Idempotency-Key': key }),
    count: async () => (await api.db.select({ id: activity_log.id }).from(activity_log)).length,
    created: async (noun: string, fields: Body) =>
      (await manager.post(noun, { property_id: property.id, ...fields })).body.data,
  }
}

export type UndoApi = Awaited<ReturnType<typeof openUndo>>

/** A 409 with a reason. */
export const conflictReply = (message: string) => ({ status: 409, body: { message, code: 'REFUSED' } })
