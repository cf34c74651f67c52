import { and, eq } from 'drizzle-orm'
import { activity_log } from '../../server/db/schema/activity.ts'
import type { Api } from './api.ts'
import type { Body, Caller } from './api-calls.ts'

/** The ids of a demo property's records. */
export async function inventoryOf(caller: Caller, prefix: string) {
  const { id } = (await caller.get(`property/${prefix}`)).body.data
  const { data: facilities } = (await caller.get(`facilities?property_id=${id}&dontPaginate=1`)).body as {
    data: {
      id: number
      name: string
      kind: string
      facility_type: { id: number; code: string }
      amenity_ids: number[]
    }[]
  }
  const rooms = facilities.filter(({ kind }) => kind === 'room')
  const assets = facilities.filter(({ kind }) => kind === 'asset')
  const amenity = facilities.flatMap(({ amenity_ids }) => amenity_ids)[0]!
  return {
    id: id as number,
    rooms,
    assets,
    amenity,
    roomType: rooms[0]!.facility_type,
    assetType: assets[0]!.facility_type,
  }
}

export type Inventory = Awaited<ReturnType<typeof inventoryOf>>

/** A complete, valid form of new rooms. */
export const newRooms = (
  { id, roomType }: Pick<Inventory, 'id' | 'roomType'>,
  names: string[],
  over: Body = {},
): Body => ({
  property_id: id,
  names,
  facility_type_id: roomType.id,
  floor: '9',
  building: null,
  section: null,
  is_accessible: 0,
  smoking: 0,
  bed_setup: null,
  max_occupancy: 2,
  amenity_ids: '',
  note: '',
  bookable_date_from: null,
  bookable_date_to: null,
  ...over,
})

/** Adds rooms without any stay. Returns their ids in the order of the names. */
export async function addRooms(caller: Caller, of: Inventory, names: string[], over: Body = {}): Promise<number[]> {
  const { body } = await caller.post('facilities', newRooms(of, names, over))
  return body.data.results.map(({ id }: { id: number }) => id)
}

/** One facility as the list returns it. */
export const facilityOf = async (caller: Caller, id: number) =>
  (await caller.get(`facilities?include_ids=${id}`)).body.data[0]

/** The log entries of a facility, oldest first. */
export async function logOf(api: Api, id: number) {
  const isOf = and(eq(activity_log.entity_type, 'facility'), eq(activity_log.entity_id, String(id)))
  return api.db.select().from(activity_log).where(isOf).orderBy(activity_log.id)
}
