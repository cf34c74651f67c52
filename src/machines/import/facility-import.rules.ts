import { BookableWindow } from '../../api/contract/bookable-window.ts'
import { CreateFacilities, type Facility, UpdateFacility } from '../../api/contract/facility.ts'
import { sheetSeparator } from '../../api/contract/facility-sheet.ts'
import { facilityStatusRules } from '../../api/contract/facility-status.ts'
import { housekeepingNames } from '../../api/contract/housekeeping.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportDescription } from './description.ts'
import { emptyText, type ReferenceData } from './plan.ts'
import { windowFields } from './window.rules.ts'
import type { SheetCell } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

const kindNames = { room: phrase('imports.room'), asset: phrase('imports.asset') } as const

const readType = (cell: SheetCell, { facilityTypes, tab }: ReferenceData) =>
  cells.andThen(cells.requiredText(cell), (code): cells.CellResult<number> => {
    const type = facilityTypes.find((one) => textKey(one.code) === textKey(code))
    if (!type) return { fault: phrase('imports.noSuchFacilityType', { code }) }
    const kind = tab === 'rooms' ? 'room' : 'asset'
    return type.facility_category.kind === kind
      ? { value: type.id }
      : { fault: phrase('imports.typeOfOtherKind', { kind, code }) }
  })

const readAmenities = (cell: SheetCell, { amenities }: ReferenceData) =>
  cells.andThen(cells.textOf(cell), (text): cells.CellResult<number[]> => {
    const ids = new Set<number>()
    const unknown: string[] = []
    for (const code of text.split(',').map((part) => part.trim())) {
      if (code === '') continue
      const found = amenities.find((one) => textKey(one.code) === textKey(code))
      if (found) ids.add(found.id)
      else unknown.push(`“${code}”`)
    }
    return unknown.length > 0
      ? { fault: phrase('imports.noSuchAmenity', { codes: factsText(unknown) }) }
      : { value: [...ids].toSorted((a, b) => a - b) }
  })

const amenityCodes = (ids: readonly number[], { amenities }: ReferenceData) =>
  ids
    .map((id) => amenities.find((amenity) => amenity.id === id)?.code ?? String(id))
    .toSorted()
    .join(sheetSeparator)

const optional = (key: 'floor' | 'building' | 'section' | 'bed_setup') =>
  field({
    key,
    read: cells.optionalText,
    of: (record: Facility) => record[key] && cells.plainText(record[key]),
  })
const flag = (key: 'is_accessible' | 'smoking') =>
  field({ key, read: cells.flagOf, of: (record: Facility) => record[key] })

/** The column of amenities, of a room or a type. */
export const amenitiesField = <Rec extends { amenity_ids: readonly number[] }>() =>
  field({
    key: 'amenities',
    name: 'amenity_ids',
    read: readAmenities,
    of: (record: Rec) => record.amenity_ids.toSorted((a, b) => a - b),
    shown: (ids, reference) => amenityCodes(ids, reference) || emptyText,
    cell: amenityCodes,
  })

/** Import of rooms and assets, in the layout of facilities.xlsx. */
export const facilityImport: ImportDescription<Facility> = {
  fields: [
    field({ key: 'name', read: cells.requiredText, of: (record) => cells.plainText(record.name) }),
    field({
      key: 'facility_type',
      name: 'facility_type_id',
      read: readType,
      of: (record) => record.facility_type_id,
      shown: (id, { facilityTypes }) => facilityTypes.find((type) => type.id === id)?.code ?? String(id),
      isShownInFile: true,
    }),
    optional('floor'),
    optional('building'),
    optional('section'),
    flag('is_accessible'),
    flag('smoking'),
    optional('bed_setup'),
    field({ key: 'max_occupancy', read: (cell) => cells.requiredNumber(cell), of: (record) => record.max_occupancy }),
    amenitiesField(),
    ...windowFields<Facility>(),
    field({ key: 'note', read: cells.textOf, of: (record) => cells.plainText(record.note) }),
  ],
  records: ({ facilities }) => facilities,
  matchedBy: { key: 'name', of: ({ name }) => name },
  readOnly: {
    kind: ({ kind }) => kindNames[kind],
    facility_category: (record) => record.facility_category.name,
    housekeeping_status: (record) => housekeepingNames[record.housekeeping_status].label,
    facility_status: (record) => facilityStatusRules[record.facility_status].label,
    updated_at: (record) => record.updated_at.slice(0, 10),
  },
  ignoredForNew: ['kind', 'facility_category', 'updated_at'],
  schemas: { create: CreateFacilities, change: UpdateFacility, together: BookableWindow },
  toCreate: ({ name, ...values }) => ({ ...values, names: [name] }),
  fieldOf: (schemaField) => (schemaField === 'names' ? 'name' : schemaField),
}
