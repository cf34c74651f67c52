import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { accountingEndpoints } from '../../server/accounting/endpoints.ts'
import { activityEndpoints } from '../../server/activity/endpoints.ts'
import { addonTypeEndpoints } from '../../server/addon-types/endpoints.ts'
import { addonEndpoints } from '../../server/addons/endpoints.ts'
import { amenityEndpoints } from '../../server/amenities/endpoints.ts'
import { blockingEndpoints } from '../../server/blockings/endpoints.ts'
import { endpoints } from '../../server/endpoints.ts'
import { facilityEndpoints } from '../../server/facilities/endpoints.ts'
import { facilityCategoryEndpoints } from '../../server/facility-categories/endpoints.ts'
import { housekeepingEndpoints } from '../../server/housekeeping/endpoints.ts'
import { facilityTypeEndpoints } from '../../server/facility-types/endpoints.ts'
import { imageEndpoints } from '../../server/images/endpoints.ts'
import { listViewEndpoints } from '../../server/list-views/endpoints.ts'
import { noticeEndpoints } from '../../server/notices/endpoints.ts'
import { problemEndpoints } from '../../server/problems/endpoints.ts'
import { propertyEndpoints } from '../../server/properties/endpoints.ts'
import { propertyTypeEndpoints } from '../../server/property-types/endpoints.ts'
import { reportScheduleEndpoints } from '../../server/report-schedules/endpoints.ts'
import { groupEndpoints } from '../../server/reporting/group/endpoints.ts'
import { reportingEndpoints } from '../../server/reporting/endpoints.ts'
import { searchEndpoints } from '../../server/search/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, changeOf, newProperty } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let regional: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
})
afterAll(() => api.close())

const base = '/v1/hotel_management/properties'
const foreign = async () => (await manager.get('property/hill-house')).body.data as { id: number; prefix: string }
const own = async () => (await regional.get('property')).body.data[0].id as number
const person = {
  email: 'paula@people.example',
  first_name: 'Paula',
  last_name: 'Reyes',
  position: null,
  department_ids: [''],
  roles: ['Front Desk'],
  all_properties: 0,
}
const form = () => changeOf(newProperty(''), { lock_version: 99 })

const newPerson = (id: number) => ({ ...person, property_ids: [id] })

/** How to call each endpoint that takes the key of a property. An endpoint without an entry fails the test. */
const asks: Record<string, (id: number, prefix: string) => Promise<{ status: number; body: unknown }>> = {
  [`GET ${base}/property/{property}`]: (_id, prefix) => regional.get(`property/${prefix}`),
  [`DELETE ${base}/property/{property}`]: (id) => regional.remove(`property/${id}?lock_version=99`),
  [`POST ${base}/update_property/{property_id}`]: (id) => regional.post(`update_property/${id}`, form()),
  [`GET ${base}/{property_id}/set-up`]: (id) => regional.get(`${id}/set-up`),
  [`POST ${base}/{property_id}/clone`]: (id) =>
    regional.post(`${id}/clone`, { name: 'Copy', prefix: 'copy-of-foreign' }),
  [`GET ${base}/{property_id}/copy`]: async (id) => regional.get(`${id}/copy?from_property_id=${await own()}`),
  [`POST ${base}/{property_id}/copy`]: async (id) =>
    regional.post(`${id}/copy`, { from_property_id: await own(), with: ['rooms'] }),
  [`POST ${base}/update_property_status`]: async (id) => {
    const { status, body } = await regional.post('update_property_status', { property_ids: [id], status: 1 })
    return { status, body: body.data.results.map(({ ok, message }: { ok: boolean; message: string }) => [ok, message]) }
  },
  'POST /v1/user_management/users': (id) => regional.post('/api/v1/user_management/users', newPerson(id)),
  'POST /v1/user_management/users/{id}': async (id) => {
    const { body } = await regional.get('/api/v1/user_management/users/list?search=attendant')
    return regional.post(`/api/v1/user_management/users/${body.data[0].id}`, newPerson(id))
  },
  [`POST ${base}/update_property_bookable_date/`]: async (id) => {
    const window = { bookable_date_from: null, bookable_date_to: null }
    const { status, body } = await regional.post('update_property_bookable_date/', { property_ids: [id], ...window })
    return { status, body: body.data.results.map(({ ok, message }: { ok: boolean; message: string }) => [ok, message]) }
  },
}

/** Tested in object-access-catalogue.test.ts. */
const catalogue = [
  facilityCategoryEndpoints,
  facilityTypeEndpoints,
  amenityEndpoints,
  addonTypeEndpoints,
  addonEndpoints,
]
/** Takes ids in its fields; tested in graphql.test.ts. */
const reporting = [reportingEndpoints]
/** Tested in accounting-corrections.test.ts. */
const accounting = [accountingEndpoints]
/** Takes no id but the prefix of the open property; tested in search.test.ts. */
const search = [searchEndpoints]
/** Tested in group-figures.test.ts and needs-a-look.test.ts. */
const group = [groupEndpoints]
/** Takes ids of the caller's own notices, and properties; tested in notices.test.ts and ended-work.test.ts. */
const notices = [noticeEndpoints]
/** Tested in report-schedule-access.test.ts. */
const schedules = [reportScheduleEndpoints]
/** Tested in activity-undo-refused.test.ts. */
const activity = [activityEndpoints]
/** Tested in list-views.test.ts. */
const views = [listViewEndpoints]
/** Tested in object-access-facilities.test.ts. */
const inventory = [facilityEndpoints, blockingEndpoints, housekeepingEndpoints, problemEndpoints]

// Records inside a property are tested in object-access-catalogue.test.ts and object-access-facilities.test.ts.
const takesProperty = endpoints
  .filter(({ path, input }) => {
    const entries = (input as { entries?: Record<string, unknown> } | null)?.entries ?? {}
    return /\{property(_id)?\}/.test(path) || 'property_ids' in entries
  })
  .map(({ method, path }) => `${method} ${path}`)

test.each(takesProperty)(
  '%s answers a property that the caller may not see exactly like a missing one',
  async (name) => {
    const before = await foreign()
    const of = await asks[name]!(before.id, before.prefix)
    const missing = await asks[name]!(999_999, 'no-such-house')
    expect([of.status, of.body]).toEqual([missing.status, missing.body])
    expect(await foreign()).toEqual(before)
  },
)

test('every endpoint that takes an id of a hotel is tested in one of these files', () => {
  const asked = new Set(
    [
      propertyEndpoints,
      propertyTypeEndpoints,
      ...catalogue,
      ...inventory,
      ...reporting,
      ...accounting,
      ...activity,
      ...search,
      ...views,
      ...group,
      ...notices,
      ...schedules,
      imageEndpoints,
    ].flat(),
  )
  const hotel = endpoints.filter(({ path }) => path.startsWith('/v1/hotel_management/'))
  expect(hotel.filter((row) => !asked.has(row))).toEqual([])
})

test('a key of the wrong kind gives no access: a prefix for an id, an id for a prefix', async () => {
  const own = (await regional.get('property/casa-azul')).body.data
  expect((await regional.get(`property/${own.id}`)).status).toBe(404)
  expect((await regional.remove(`property/${own.prefix}`)).status).toBe(404)
  expect((await regional.post(`update_property/${own.prefix}`, form())).status).toBe(404)
  expect((await api.fetch(`/api/v1/hotel_management/images/${own.id}`)).status).toBe(404)
})

test('staff without the property list can open the property they work in, and no other', async () => {
  const { data: types } = (await manager.get('property_types')).body
  const created = await manager.post('property', newProperty('assigned-house', { property_type_id: types[0].id }))
  const [attendant] = await api.db
    .update(users)
    .set({ all_properties: false })
    .where(eq(users.email_key, 'housekeeping@demo.example'))
    .returning({ id: users.id })
  await api.db.delete(user_properties).where(eq(user_properties.user_id, attendant!.id))
  await api.db.insert(user_properties).values({ user_id: attendant!.id, property_id: created.body.data.id })
  const housekeeping = await callerOf(api, 'housekeeping')
  expect((await housekeeping.get('property/assigned-house')).body.data.name).toBe('Test House')
  expect((await housekeeping.get('property/hill-house')).status).toBe(404)
  expect((await housekeeping.get('property')).status).toBe(403)
  expect((await housekeeping.remove('property/999999')).status).toBe(403)
  const visitor = await callerOf(api, 'visitor')
  expect((await visitor.get('property/assigned-house')).status).toBe(403)
})
