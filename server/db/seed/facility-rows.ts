import { facilityKeys } from '../../facilities/keys.ts'
import { firstOf, valueOf } from '../../invariants.ts'
import type { facilities, facility_types } from '../schema/facilities.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'

type FacilityRow = typeof facilities.$inferInsert
/** A row without keys, which are computed from its texts. */
type PlainRow = Omit<FacilityRow, 'name_key' | 'name_sort' | 'search_key'>
type Types = ReadonlyMap<string, typeof facility_types.$inferSelect>

const beds: Record<string, string> = {
  SGL: '1 single',
  DBL: '1 double',
  TWN: '2 singles',
  FAM: '1 double, 2 singles',
  JST: '1 king',
  STE: '1 king, 1 sofa bed',
}
/** Most rooms are doubles and twins; suites are on the top floor. */
const roomTypeMix = ['SGL', 'DBL', 'DBL', 'DBL', 'TWN', 'TWN', 'FAM'] as const
const conditionMix = ['clean', 'inspected', 'inspected', 'dirty', 'pickup', 'cleaning'] as const

/** Rooms spread over buildings and floors, numbered like 101, 102 … 1201, with a letter per building. */
function roomRows(property_id: number, place: Place, types: Types, random: Random, today: Date): PlainRow[] {
  const { buildings, floors, rooms } = place
  const perFloor = Math.ceil(rooms / (buildings.length * floors))
  return Array.from({ length: rooms }, (_, index) => {
    const buildingIndex = Math.floor(index / (perFloor * floors))
    const floor = Math.floor((index % (perFloor * floors)) / perFloor) + 1
    const number = `${floor}${String((index % perFloor) + 1).padStart(2, '0')}`
    const code = floor === floors && index % perFloor < 3 ? random.pick(['JST', 'STE']) : random.pick(roomTypeMix)
    const type = valueOf(types, code)
    return {
      property_id,
      kind: 'room',
      facility_type_id: type.id,
      name: buildings.length > 1 ? `${String.fromCharCode(65 + buildingIndex)}${number}` : number,
      floor: String(floor),
      building: buildings[buildingIndex] ?? firstOf(buildings),
      section: index % perFloor < perFloor / 2 ? 'North' : 'South',
      is_accessible: floor === 1 && random.chance(0.15),
      smoking: random.chance(0.03),
      bed_setup: beds[code],
      max_occupancy: type.max_occupancy,
      sort_order: index,
      housekeeping_status: random.pick(conditionMix),
      hk_changed_at: new Date(today.getTime() - random.int(10, 2000) * 60_000),
    }
  })
}

/** All rooms and assets of a hotel. */
export function facilityRows(
  property_id: number,
  place: Place,
  types: Types,
  random: Random,
  { today, created }: { today: Date; created: Date },
): FacilityRow[] {
  const asset = (code: string, name: string, sort_order: number): PlainRow => {
    const type = valueOf(types, code)
    return {
      property_id,
      kind: 'asset',
      facility_type_id: type.id,
      name,
      building: firstOf(place.buildings),
      sort_order,
      max_occupancy: type.max_occupancy,
    }
  }
  const meetings = ['Aurora', 'Borealis', 'Cassini', 'Dialog'].slice(0, 1 + Math.floor(place.rooms / 40))
  const parking = Array.from({ length: Math.max(4, Math.floor(place.rooms / 10)) }, (_, index) => `P${index + 1}`)
  const boats = place.type === 'Resort' || place.type === 'Lodge' ? ['Boat 1', 'Boat 2', 'Boat 3'] : []
  const rows = [
    ...roomRows(property_id, place, types, random, today),
    ...meetings.map((name, index) => asset('MTG', name, index)),
    ...parking.map((name, index) => asset('PRK', name, 100 + index)),
    ...boats.map((name, index) => asset('BOA', name, 200 + index)),
  ]
  return rows.map((row) => Object.assign(row, { created_at: created }, facilityKeys(row)))
}
