import { subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { firstOf, valueOf } from '../../invariants.ts'
import type { Db } from '../schema.ts'
import { addon_types, addons } from '../schema/addons.ts'
import {
  amenities,
  facilities,
  facility_amenities,
  facility_categories,
  facility_type_amenities,
  facility_types,
} from '../schema/facilities.ts'
import { properties } from '../schema/properties.ts'
import { addonKeys } from '../../addons/keys.ts'
import { textKey } from '../../../src/api/contract/text-key.ts'
import { addonTemplates, amenitiesOfType, viewCode, categoryKinds, inMinorUnits, typeTemplates } from './catalogue.ts'
import { dayFrom } from './days.ts'
import { facilityRows } from './facility-rows.ts'
import { insertAll } from './insert.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'
import { amenitiesOf, viewOf } from './views.ts'

export interface Added {
  id: number
  place: Place
  rooms: { id: number; max_occupancy: number; price: number }[]
}

/** Adds one hotel with its catalogue and facilities. */
export async function addProperty(
  db: Db,
  place: Place,
  typeIds: ReadonlyMap<string, number>,
  random: Random,
  today: Date,
): Promise<Added> {
  const [from, to] = place.window ?? [null, null]
  const created = subDays(today, random.int(400, 1500))
  const added = await db
    .insert(properties)
    .values({
      prefix: place.prefix,
      name: place.name,
      name_key: textKey(place.name),
      search_key: [place.name, place.prefix, place.address].map(textKey).join('\n'),
      property_type_id: valueOf(typeIds, place.type),
      status: place.status ?? 1,
      bookable_date_from: from === null ? null : dayFrom(today, from),
      bookable_date_to: to === null ? null : dayFrom(today, to),
      timezone: place.timezone,
      currency: place.currency,
      check_in_time: random.pick(['14:00', '15:00', '16:00']),
      check_out_time: random.pick(['10:00', '11:00', '12:00']),
      address: place.address,
      email: `stay@${place.prefix}.example`,
      phone: place.phone,
      created_at: created,
      updated_at: new Date(today.getTime() - random.int(1, 300) * 3_600_000),
    })
    .returning({ id: properties.id })
  const property_id = firstOf(added).id
  const types = await addTypes(db, property_id, place.currency)
  await insertAll(db, facilities, facilityRows(property_id, place, types, random, { today, created }))
  await addAmenities(db, { id: property_id, place }, types, random)
  await addAddons(db, property_id, place.currency)
  const rows = await db
    .select({
      id: facilities.id,
      kind: facilities.kind,
      max_occupancy: facilities.max_occupancy,
      type: facilities.facility_type_id,
    })
    .from(facilities)
    .where(eq(facilities.property_id, property_id))
    .orderBy(facilities.id)
  const prices = new Map([...types.values()].map((type) => [type.id, type.base_price]))
  const rooms = rows
    .filter((row) => row.kind === 'room')
    .map(({ id, max_occupancy, type }) => ({ id, max_occupancy, price: valueOf(prices, type) }))
  return { id: property_id, place, rooms }
}

async function addTypes(db: Db, property_id: number, currency: string) {
  const categories = await db
    .insert(facility_categories)
    .values(Object.entries(categoryKinds).map(([name, kind]) => ({ property_id, name, name_key: textKey(name), kind })))
    .returning()
  const categoryIds = new Map(categories.map(({ name, id }) => [name, id]))
  const types = await db
    .insert(facility_types)
    .values(
      typeTemplates.map(({ category, euros, ...type }, sort_order) =>
        Object.assign(type, {
          property_id,
          name_key: textKey(type.name),
          code_key: textKey(type.code),
          facility_category_id: valueOf(categoryIds, category),
          base_price: inMinorUnits(euros, currency),
          sort_order,
        }),
      ),
    )
    .returning()
  return new Map(types.map((type) => [type.code, type]))
}

async function addAmenities(
  db: Db,
  { id: property_id, place }: Pick<Added, 'id' | 'place'>,
  types: ReadonlyMap<string, { id: number }>,
  random: Random,
) {
  const added = await db
    .insert(amenities)
    .values(
      amenitiesOf(place.prefix).map((amenity) =>
        Object.assign({ property_id, code_key: textKey(amenity.code), name_key: textKey(amenity.name) }, amenity),
      ),
    )
    .returning({ id: amenities.id, code: amenities.code })
  const { code: view } = viewOf(place.prefix)
  const offered = [...types].flatMap(([type, { id }]) =>
    added
      .filter(({ code }) => amenitiesOfType[type]?.includes(code === view ? viewCode : code))
      .map((amenity) => ({ facility_type_id: id, amenity_id: amenity.id })),
  )
  await db.insert(facility_type_amenities).values(offered)
  const rooms = await db
    .select({ id: facilities.id, kind: facilities.kind })
    .from(facilities)
    .where(eq(facilities.property_id, property_id))
    .orderBy(facilities.id)
  const links = rooms
    .filter((row) => row.kind === 'room')
    .flatMap((room) =>
      added.filter(() => random.chance(0.3)).map(({ id }) => ({ facility_id: room.id, amenity_id: id })),
    )
  await insertAll(db, facility_amenities, links)
}

async function addAddons(db: Db, property_id: number, currency: string) {
  const names = [...new Set(addonTemplates.map(({ type }) => type))]
  const types = await db
    .insert(addon_types)
    .values(names.map((name) => ({ property_id, name, name_key: textKey(name) })))
    .returning()
  const typeIds = new Map(types.map(({ name, id }) => [name, id]))
  await db.insert(addons).values(
    addonTemplates.map(({ type, euros, ...addon }) =>
      Object.assign(addon, {
        ...addonKeys(addon),
        property_id,
        addon_type_id: valueOf(typeIds, type),
        price: inMinorUnits(euros, currency),
        currency,
      }),
    ),
  )
}
