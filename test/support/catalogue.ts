import { eq } from 'drizzle-orm'
import { activity_log } from '../../server/db/schema/activity.ts'
import type { Api } from './api.ts'
import { type Caller, callerOf } from './api-calls.ts'

interface Reply {
  status: number
  body: { data?: Record<string, never>; errors?: unknown; code?: string }
}

/** The API with a manager of every property, a regional user who is not assigned to Hill House, and an auditor with neither permission. */
export async function openCatalogue(api: Api) {
  const manager = await callerOf(api, 'manager')
  const regional = await callerOf(api, 'regional')
  const idOf = async (prefix: string): Promise<number> => (await manager.get(`property/${prefix}`)).body.data.id
  return {
    manager,
    regional,
    /** A cleaner, who can read the inventory and not change it. */
    cleaner: await callerOf(api, 'housekeeping'),
    propertyId: await idOf('harbour-view'),
    /** A property that isn't assigned to the regional user. */
    foreignPropertyId: await idOf('hill-house'),
  }
}

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

/** The activity log of one kind of record, oldest first. */
export const activityOf = (api: Api, entityType: string) =>
  api.db.select().from(activity_log).where(eq(activity_log.entity_type, entityType)).orderBy(activity_log.id)

/** The results of a bulk write without the envelope. */
export const resultsOf = ({ body }: { body: { data: { results: unknown } } }) => body.data.results

/** The whole list of a noun in a property. */
export const allOf = async <Row>(caller: Caller, noun: string, propertyId: number): Promise<Row[]> =>
  (await caller.get(`${noun}?property_id=${propertyId}`)).body.data

/** Status and field errors of a rejected call. */
export const errorOf = ({ status, body }: Reply) => [status, body.errors ?? body.code]
