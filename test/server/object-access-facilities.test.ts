import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockingEndpoints } from '../../server/blockings/endpoints.ts'
import { facilityEndpoints } from '../../server/facilities/endpoints.ts'
import { roles, user_properties, user_roles, users } from '../../server/db/schema/access.ts'
import { room_problems } from '../../server/db/schema/problems.ts'
import { room_blockings } from '../../server/db/schema/blockings.ts'
import { problemEndpoints } from '../../server/problems/endpoints.ts'
import { housekeepingEndpoints } from '../../server/housekeeping/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { day, noon } from '../support/day.ts'
import { type Inventory, addRooms, inventoryOf, newRooms } from '../support/inventory.ts'

/* For every field that takes an id: an id of another property is answered exactly like a missing one. */

let api: Api
let manager: Caller
let regional: Caller
let own: Inventory
let theirs: Ids
let ownRoom: number
let ownProblem: number
beforeAll(async () => {
  api = await openApi({ now: noon })
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
  own = await inventoryOf(manager, 'casa-azul')
  ;[ownRoom] = (await addRooms(manager, own, ['Own'])) as [number]
  const property = await inventoryOf(manager, 'hill-house')
  const [room] = (await addRooms(manager, property, ['Theirs'], { amenity_ids: [property.amenity] })) as [number]
  const dates = { date_from: day(1), date_to: day(3), reason_code: 'leak' }
  const made = await manager.post('update_facility_status', { facility_ids: [room], facility_status: 'hold', ...dates })
  const { facility_category_id: category } = (await manager.get(`facilities?include_ids=${room}`)).body.data[0]
  const blocking = made.body.data.results[0].blocking_id
  const attendant = await attendantOf(property.id)
  const reportedIn = async (property_id: number, facility_id: number): Promise<number> =>
    (await manager.post('problems', { property_id, facility_id, ...noted })).body.data.id
  ownProblem = await reportedIn(own.id, ownRoom)
  theirs = {
    property: property.id,
    room,
    type: property.roomType.id,
    category,
    amenity: property.amenity,
    blocking,
    attendant,
    problem: await reportedIn(property.id, room),
  }
})
afterAll(() => api.close())

/** A room attendant who works only in this property. */
async function attendantOf(property_id: number): Promise<number> {
  const email = 'attendant@hill-house.example'
  const [user] = await api.db
    .insert(users)
    .values({ email, email_key: email, first_name: 'A', last_name: 'B', search_key: 'a b', password_hash: '-' })
    .returning({ id: users.id })
  const [role] = await api.db.select().from(roles).where(eq(roles.name, 'Housekeeping Attendant'))
  await api.db.insert(user_roles).values({ user_id: user!.id, role_id: role!.id })
  await api.db.insert(user_properties).values({ user_id: user!.id, property_id })
  return user!.id
}

interface Ids {
  property: number
  room: number
  type: number
  category: number
  amenity: number
  blocking: number
  attendant: number
  problem: number
}
type Answer = Promise<{ status: number; body: unknown }>

const get = (path: string): Answer => regional.get(path)
const post = (path: string, fields: Body): Answer => regional.post(path, fields)
const create = (over: Body): Answer => post('facilities', newRooms(own, ['New'], over))
/** Removes the ids from the results; everything else must be equal. */
const each = async (path: string, fields: Body): Answer => {
  const { status, body } = await regional.post(path, fields)
  const results = body.data?.results as { id: number }[] | undefined
  return { status, body: results?.map(({ id: _id, ...result }) => result) ?? body }
}
const list = (query: string) => get(`facilities?property_id=${own.id}&${query}`)
const dates = () => ({ date_from: day(1), date_to: day(3), reason_code: 'leak' })
const noted = { kind: 'note', text: 'Noted' }
const problems = (query: string) => get(`problems?property_id=${own.id}&${query}`)
const nights = () => `date_from=${day(0)}&date_to=${day(9)}`
const calendar = '/api/v1/hotel_management/hotel_calendar/daily_room_blockings'

/** How to call the API with an id in each field. A field without an entry fails the test. */
const asks: Record<string, (ids: Ids) => Answer> = {
  'GET facilities property_id': ({ property }) => get(`facilities?property_id=${property}`),
  'GET facilities facility_category_ids': ({ category }) => get(`facilities?facility_category_ids=${category}`),
  'GET facilities facility_type_ids': ({ type }) => get(`facilities?facility_type_ids=${type}`),
  'GET facilities include_ids': ({ room }) => get(`facilities?include_ids=${room}`),
  'GET facilities attendant_ids': ({ attendant }) => list(`attendant_ids=${attendant}`),
  'GET facilities exclude_ids': ({ room }) => list(`exclude_ids=${room}`),
  'GET facilities_by_type property_id': ({ property }) => get(`facilities_by_type?property_id=${property}`),
  'GET facilities_by_type facility_type_ids': ({ type }) =>
    get(`facilities_by_type?property_id=${own.id}&facility_type_ids=${type}`),
  'GET facility_floors property_id': ({ property }) => get(`facility_floors?property_id=${property}`),
  'POST facilities property_id': ({ property }) => create({ property_id: property }),
  'POST facilities facility_type_id': ({ type }) => create({ facility_type_id: type }),
  'POST facilities amenity_ids': ({ amenity }) => create({ amenity_ids: [amenity] }),
  'POST facilities connecting_ids': ({ room }) => create({ connecting_ids: [room] }),
  'POST facilities copy_images_of': ({ room }) => create({ copy_images_of: room }),
  'POST update_facility id': ({ room }) => post('update_facility', { id: room, floor: '99', lock_version: 99 }),
  'POST update_facility ids': ({ room }) => each('update_facility', { ids: [room], floor: '99' }),
  'POST update_facility facility_type_id': ({ type }) =>
    post('update_facility', { id: ownRoom, facility_type_id: type }),
  'POST update_facility amenity_ids': ({ amenity }) =>
    each('update_facility', { ids: [ownRoom], amenity_ids: [amenity] }),
  'POST update_facility connecting_ids': ({ room }) => post('update_facility', { id: ownRoom, connecting_ids: [room] }),
  'POST update_asset_bookable_date facility_ids': ({ room }) =>
    each('update_asset_bookable_date', { facility_ids: [room], bookable_date_from: null, bookable_date_to: day(9) }),
  'DELETE facilities/{facility_id} facility_id': ({ room }) => regional.remove(`facilities/${room}?lock_version=99`),
  'POST update_room_status facility_ids': ({ room }) =>
    each('update_room_status', { facility_ids: [room], housekeeping_status: 'inspected' }),
  'POST update_room_status attendant_id': ({ attendant }) =>
    each('update_room_status', { facility_ids: [ownRoom], attendant_id: attendant }),
  'POST update_facility_status facility_ids': ({ room }) =>
    each('update_facility_status', { facility_ids: [room], facility_status: 'hold', ...dates() }),
  'POST update_facility_status blocking_ids': ({ blocking, room }) =>
    each('update_facility_status', {
      facility_ids: [ownRoom, room],
      facility_status: 'available',
      blocking_ids: [blocking],
    }),
  'GET housekeeping_counts property_id': ({ property }) => get(`housekeeping_counts?property_id=${property}`),
  'GET attendants property_id': ({ property }) => get(`attendants?property_id=${property}`),
  'GET housekeeping/changes property_id': ({ property }) =>
    get(`/api/v1/hotel_management/housekeeping/changes?property_id=${property}`),
  'GET problems property_id': ({ property }) => get(`problems?property_id=${property}`),
  'GET problems facility_ids': ({ room }) => problems(`facility_ids=${room}`),
  'GET problems include_ids': ({ problem }) => problems(`include_ids=${problem}`),
  'POST problems property_id': ({ property, room }) =>
    post('problems', { property_id: property, facility_id: room, ...noted }),
  'POST problems facility_id': ({ room }) => post('problems', { property_id: own.id, facility_id: room, ...noted }),
  'POST update_problem id': ({ problem }) => post('update_problem', { id: problem, status: 'done', lock_version: 99 }),
  'POST update_problem blocking_id': ({ blocking }) =>
    post('update_problem', { id: ownProblem, blocking_id: blocking }),
  'GET daily_room_blockings property_id': ({ property }) => get(`${calendar}?property_id=${property}&${nights()}`),
  'GET daily_room_blockings facility_ids': ({ room }) =>
    get(`${calendar}?property_id=${own.id}&${nights()}&facility_ids=${room}`),
}

const isId = (name: string) => /^ids?$|_ids?$/.test(name) || name === 'copy_images_of'
const rows = [...facilityEndpoints, ...blockingEndpoints, ...housekeepingEndpoints, ...problemEndpoints]
const fields = rows.flatMap((row) => {
  const entriesOf = (schema: unknown) => Object.keys((schema as { entries?: object } | null)?.entries ?? {})
  const path = row.path.replace(/^\/v1\/hotel_management\/((properties|hotel_calendar)\/)?/, '')
  return [...entriesOf(row.params), ...entriesOf(row.input)].filter(isId).map((name) => `${row.method} ${path} ${name}`)
})

const everything = async () => {
  const lists = [own.id, theirs.property].map((id) => manager.get(`facilities?property_id=${id}&dontPaginate=1`))
  const rows = await api.db.select().from(room_blockings).orderBy(room_blockings.id)
  const reported = await api.db.select().from(room_problems).orderBy(room_problems.id)
  return [...(await Promise.all(lists)).map(({ body }) => body), rows, reported]
}

test('every field that takes an id is tested', () => {
  expect(Object.keys(asks).toSorted()).toEqual(fields.toSorted())
})

test.each(fields)(
  '%s answers records of another property like missing ones, and does not change them',
  async (name) => {
    const before = await everything()
    const missing = Object.fromEntries(Object.keys(theirs).map((key) => [key, 999_999])) as unknown as Ids
    const answer = await asks[name]!(theirs)
    const none = await asks[name]!(missing)
    expect([answer.status, answer.body]).toEqual([none.status, none.body])
    expect(await everything()).toEqual(before)
  },
)

/** Changes of a blocking by its id: into a room of the caller, and in place. */
const changes: [string, (ids: Ids) => Body][] = [
  ['moved to a room of the caller', (ids) => ({ facility_ids: [ownRoom], blocking_ids: [ids.blocking], ...later() })],
  ['changed where it is', (ids) => ({ facility_ids: [ids.room], blocking_ids: [ids.blocking], ...later() })],
  ['ended from a room of the caller', (ids) => ({ facility_ids: [ownRoom], blocking_ids: [ids.blocking], ...free })],
  ['ended where it is', (ids) => ({ facility_ids: [ids.room], blocking_ids: [ids.blocking], ...free })],
]
const later = () => ({ facility_status: 'hold', ...dates(), date_to: day(5) })
const free = { facility_status: 'available' }

test.each(changes)('a blocking of another property or a missing one is not %s; an own one is', async (_, of) => {
  const before = await everything()
  const change = (ids: Ids, over: Body = {}) => each('update_facility_status', { ...of(ids), ...over })
  const foreign = await change(theirs)
  expect(foreign).toEqual(await change({ ...theirs, room: 999_999, blocking: 999_999 }))
  expect(JSON.stringify(foreign.body)).toMatch(/There is no such blocking|Not found/)
  for (const wrong of ['leak', 0, -1, 1.5])
    expect(await change(theirs, { blocking_ids: [wrong] })).toMatchObject({ status: 422, body: { errors: {} } })
  expect(await everything()).toEqual(before)

  const made = await post('update_facility_status', { facility_ids: [ownRoom], ...later(), date_to: day(2) })
  expect(made.body).toMatchObject({ data: { results: [{ ok: true }] } })
  const blocking = (made.body as { data: { results: { blocking_id: number }[] } }).data.results[0]!.blocking_id
  expect(await change({ ...theirs, room: ownRoom, blocking })).toMatchObject({ status: 200, body: [{ ok: true }] })
  await post('update_facility_status', { facility_ids: [ownRoom], blocking_ids: [blocking], ...free })
})

test('without a property the list, its download and its total have only what the caller may see', async () => {
  const { data, meta } = (await regional.get('facilities?dontPaginate=1')).body
  const seen = new Set(data.map(({ property_id }: { property_id: number }) => property_id))
  expect([seen.size, seen.has(theirs.property), meta.total]).toEqual([3, false, data.length])
})

test('two rooms of the caller in different properties cannot be connected', async () => {
  const other = await inventoryOf(regional, 'harbour-view')
  const joined = await post('update_facility', { id: ownRoom, connecting_ids: [other.rooms[0]!.id] })
  expect([joined.status, (joined.body as { errors: object }).errors]).toEqual([
    422,
    { connecting_ids: ['There is no such room'] },
  ])
})
