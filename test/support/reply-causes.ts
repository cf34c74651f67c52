import { type SQL, sql } from 'drizzle-orm'
import { activity_log } from '../../server/db/schema/activity.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { type Api, openApi } from './api.ts'
import { type Body, callerOf, changeOf, formOf, newProperty } from './api-calls.ts'
import { day, noon } from './day.ts'
import { addRooms, inventoryOf } from './inventory.ts'
import { send } from './graphql.ts'
import { openUndo } from './undo.ts'

const hotel = '/api/v1/hotel_management'
const properties = `${hotel}/properties`
const [login, password] = ['/api/v1/login', '/api/v1/user_management/users/change_password']
const graphql = JSON.stringify({ query: '{ dashboard(property_id: 1) { date blockings { id } } }' })

/** A server that every cause can use, with the records it needs. */
async function openCauseContext(api: Api) {
  const manager = await callerOf(api, 'manager')
  const post = (path: string, fields: Body) => manager.fetch(path, { method: 'POST', body: formOf(fields) })
  const anonymous = (path: string, fields: Body, headers: Record<string, string> = {}) =>
    api.fetch(path, { method: 'POST', body: formOf(fields), headers })
  return { api, manager, post, anonymous, property: await inventoryOf(manager, 'harbour-view') }
}
type CauseContext = Awaited<ReturnType<typeof openCauseContext>>

async function rowOf<T>(api: Api, question: SQL): Promise<T> {
  const { rows } = (await api.db.execute(question)) as unknown as { rows: T[] }
  return rows[0]!
}

const facilityTypeFields = [
  'id',
  'facility_category_id',
  'name',
  'description',
  'base_price',
  'max_adults',
  'max_children',
  'max_occupancy',
  'extra_beds',
  'size_m2',
  'cleaning_minutes',
  'amenity_ids',
]

const changed = { current_password: 'Welcome-2026!', password: 'Harbour-2027!', confirm_password: 'Harbour-2027!' }

/** Every password change contains the user's id and whether it is the first one. */
async function changePassword({ api, post }: CauseContext, over: Body): Promise<Response> {
  const { id } = await rowOf<{ id: number }>(api, sql`select id from users where email = 'manager@demo.example'`)
  return post(password, { ...changed, user_id: id, first_time_login: 0, ...over })
}

/** A change that another user has changed again since. */
async function changedSince({ api }: CauseContext): Promise<Response> {
  const at = await openUndo(api)
  const type = await at.created('addon_types', { name: 'Changed once' })
  await at.manager.post('update_addon_type/', { id: type.id, name: 'Changed twice' })
  const [entry] = await at.newest()
  await api.db.insert(activity_log).values({
    occurred_at: noon(),
    actor_type: 'user',
    actor_id: 999,
    actor_name: 'Ana Reis',
    property_id: at.property.id,
    module: 'addon_types',
    event: 'renamed',
    entity_type: 'addon_type',
    entity_id: String(type.id),
    entity_label: 'Changed thrice',
    changes: [{ field: 'name', before: 'Changed twice', after: 'Changed thrice' }],
    request_id: 'test',
  } as typeof activity_log.$inferInsert)
  await at.manager.post('update_addon_type/', { id: type.id, name: 'Changed thrice' })
  return at.manager.fetch(`${hotel}/undo_activity`, {
    method: 'POST',
    body: formOf({ property_id: at.property.id, id: entry!.id }),
  })
}

async function correctedPosting({ api, post }: CauseContext): Promise<Response> {
  const posting = await rowOf<Body>(
    api,
    sql`select posting_id, property_id from accounting_entries where corrects is null limit 1`,
  )
  const correct = () => post(`${hotel}/correct_accounting_posting`, { ...posting, reason: 'Typing error' })
  await correct()
  return correct()
}

/** Blocks a room that is booked. */
async function nightsTaken({ api, manager, property, post }: CauseContext): Promise<Response> {
  const [room] = await addRooms(manager, property, ['R1'])
  const guest = { property_id: property.id, facility_id: room!, guest_name: 'Ada Test', state: 'booked' as const }
  await api.db.insert(stays).values({ ...guest, arrival: day(2), departure: day(4) })
  const nights = { date_from: day(1), date_to: day(5), reason_code: 'leak' }
  return post(`${properties}/update_facility_status`, {
    facility_ids: [room!],
    facility_status: 'out_of_order',
    ...nights,
  })
}

/** Another user has changed the condition since it was loaded. */
async function changedMeanwhile({ api, manager, property, post }: CauseContext): Promise<Response> {
  const [room] = await addRooms(manager, property, ['R2'])
  const change = { facility_ids: [room!], based_on: [''] }
  await (
    await callerOf(api, 'supervisor')
  ).post('update_room_status', {
    ...change,
    housekeeping_status: 'dirty',
    reason: 'Stain',
  })
  return post(`${properties}/update_room_status`, { ...change, housekeeping_status: 'cleaning' })
}

/** For each reply that a replay injects: how to cause it on the real server. */
const causes: Readonly<Record<string, (context: CauseContext) => Promise<Response>>> = {
  'wrong credentials': ({ anonymous }) => anonymous(login, { email: 'manager@demo.example', password: 'Wrong-2026!' }),
  deactivated: ({ anonymous }) =>
    anonymous(login, { email: 'deactivated@demo.example', password: changed.current_password }),
  'session over': ({ api }) => api.fetch(`${properties}/property_types`, { headers: { Authorization: 'Bearer over' } }),
  'wrong current password': (context) => changePassword(context, { current_password: 'Wrong-2026!' }),
  'reused password': (context) =>
    changePassword(context, { password: changed.current_password, confirm_password: changed.current_password }),
  'not permitted': async ({ api }) => (await api.as('visitor'))(`${properties}/property_types`),
  'nothing at this address': ({ manager }) => manager.fetch(`${hotel}/nothing`),
  'property not found': ({ manager }) => manager.fetch(`${properties}/property/nowhere`),
  'person not found': ({ manager }) => manager.fetch('/api/v1/user_management/user/999999'),
  'facility type not found': ({ post }) => post(`${properties}/facility_type_by_id`, { id: 999_999 }),
  'no rows': ({ manager, property }) =>
    manager.fetch(`${properties}/facilities?property_id=${property.id}&include_ids[]=999999&per_page=1`),
  invalid: ({ post }) => post(`${properties}/update_property_status`, { property_ids: [1], status: 7 }),
  'room name taken': async ({ api, manager, property, post }) => {
    const [one] = await addRooms(manager, property, ['N1', 'N2'])
    await api.resetAttempts()
    return post(`${properties}/update_facility`, { id: one!, name: 'N2' })
  },
  'prefix taken': ({ property, post }) =>
    post(`${properties}/${property.id}/clone`, { name: 'Copy', prefix: 'harbour-view' }),
  'no property to copy from': ({ property, post }) =>
    post(`${properties}/${property.id}/copy`, { from_property_id: 999_999, with: ['rooms'] }),
  'problem without text': ({ post }) => post(`${properties}/update_problem`, { id: 1, text: '' }),
  'property type gone': ({ manager, property }) =>
    manager.fetch(`${properties}/update_property/${property.id}`, {
      method: 'POST',
      body: formOf(changeOf(newProperty('x'), { property_type_id: 999_999 })),
    }),
  'add-on type gone': async ({ api, post }) => {
    const { id } = await rowOf<{ id: number }>(api, sql`select id from addons limit 1`)
    return post(`${properties}/update_addon`, { id, addon_type_id: 999_999 })
  },
  'facility type code taken': async ({ property, manager, post }) => {
    const { data } = (await manager.get(`facility_types_by_property?property_id=${property.id}`)).body as {
      data: Body[]
    }
    const [one, other] = data
    const own = Object.fromEntries(facilityTypeFields.map((name) => [name, one![name]!]))
    return post(`${properties}/update_facility_type_details`, { ...own, code: other!.code! })
  },
  'occupancy out of range': async ({ manager, property, post }) => {
    const rooms = await addRooms(manager, property, ['O1', 'O2'])
    return post(`${properties}/update_facility`, { ids: rooms, max_occupancy: 1000 })
  },
  'price out of range': async ({ api, post }) => {
    const { id } = await rowOf<{ id: number }>(api, sql`select id from addons limit 1`)
    return post(`${properties}/update_addon`, { ids: [id], price: -1 })
  },
  'amenity code taken': async ({ api, post }) => {
    const there = await rowOf<Body>(api, sql`select property_id, code, name, "group" from amenities limit 1`)
    return post(`${properties}/amenities`, there)
  },
  'category name taken': async ({ api, post }) => {
    const there = await rowOf<Body>(api, sql`select property_id, name, kind from facility_categories limit 1`)
    return post(`${properties}/facility_categories`, there)
  },
  'type name taken': async ({ api, post }) => {
    const there = await rowOf<Body>(api, sql`select property_id, name from addon_types limit 1`)
    return post(`${properties}/addon_types`, there)
  },
  'changed since': changedSince,
  'posting already reversed': correctedPosting,
  'record gone': ({ post }) => post(`${properties}/update_property_status`, { property_ids: [999_999], status: 1 }),
  'nights taken': nightsTaken,
  'changed meanwhile': changedMeanwhile,
}

/** Server faults, by what they do to the database. Each has its own server. */
const faults: Readonly<Record<string, (api: Api) => Promise<Response>>> = {
  'fault of the server': async (api) => {
    const fetch = await api.as('manager')
    await api.db.execute(sql`drop table property_types cascade`)
    return fetch(`${properties}/property_types`)
  },
  'fault of the server while reading': async (api) => {
    const fetch = await api.as('manager')
    await api.db.execute(sql`drop table room_blockings cascade`)
    return send(fetch, graphql)
  },
  'database away': async (api) => {
    const fetch = await api.as('manager')
    // PostgreSQL's own error during a restart, raised by each query of these rows.
    await api.db.execute(sql`create function away() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`)
    await api.db.execute(
      sql`create trigger away before insert on property_types for each statement execute function away()`,
    )
    return fetch(`${properties}/property_types`, { method: 'POST', body: formOf({ name: 'Any' }) })
  },
}

export interface Reply {
  status: number
  body: Readonly<Record<string, unknown>>
}

/** Replaces request numbers, record ids, dates and times, which differ from run to run. */
const normaliseText = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '00000000-0000-4000-8000-000000000000')
    // A range names the month and the year of its first day only where they differ from those of its last.
    .replaceAll(/\d{1,2}( [A-Z][a-z]{2,3})?( \d{4})? – (?=\d{1,2} [A-Z])/g, '1 Jan 2026 – ')
    .replaceAll(/\d{1,2} [A-Z][a-z]{2,3} \d{4}/g, '1 Jan 2026')
    .replaceAll(/\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?/g, (found) => `2026-01-01${found.slice(10).replaceAll(/\d/g, '0')}`)

async function replyOf(response: Response): Promise<Reply> {
  const body: unknown = JSON.parse(normaliseText(await response.text()), (key, value: unknown) =>
    key === 'id' ? 0 : value,
  )
  return { status: response.status, body: body as Reply['body'] }
}

/** Causes every reply and returns the server's replies by name. */
export async function realReplies(): Promise<Record<string, Reply>> {
  const replies: Record<string, Reply> = {}
  const api = await openApi({ now: noon })
  try {
    const context = await openCauseContext(api)
    for (const [name, bringAbout] of Object.entries(causes)) replies[name] = await replyOf(await bringAbout(context))
  } finally {
    await api.close()
  }
  for (const [name, bringAbout] of Object.entries(faults)) {
    const broken = await openApi()
    replies[name] = await replyOf(await bringAbout(broken))
    await broken.close()
  }
  return replies
}
