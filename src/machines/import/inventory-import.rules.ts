import { type AddonType, CreateAddonType, UpdateAddonType } from '../../api/contract/addon-type.ts'
import { type Amenity, CreateAmenity } from '../../api/contract/amenity.ts'
import { amenityGroups } from '../../api/contract/enums.ts'
import { CreateFacilityCategory, type FacilityCategory } from '../../api/contract/facility-category.ts'
import { CreateFacilityType, type FacilityType, GuestCapacity } from '../../api/contract/facility-type.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportDescription } from './description.ts'
import { amenitiesField } from './facility-import.rules.ts'
import { priceField } from './price.rules.ts'
import type { SheetCell } from './sheet.ts'

/* Imports that only the workbook of a whole inventory has. No list of them has IDs in the file. */

const groups = amenityGroups.map((group) => [phrase('amenities.groupName', { group }), group] as const)
const kinds = [
  [phrase('facility-categories.room'), 'room'],
  [phrase('facility-categories.asset'), 'asset'],
] as const

/** The first word of a value. */
const wordOf = <T>(words: readonly (readonly [string, T])[], value: T) =>
  words.find(([, one]) => one === value)?.[0] ?? String(value)

const noReadOnly = { readOnly: {}, ignoredForNew: [], toCreate: (values: Record<string, unknown>) => values }
const sameName = (schemaField: string) => schemaField

const name = <Rec extends { name: string }>() =>
  field({ key: 'name', read: cells.requiredText, of: (record: Rec) => cells.plainText(record.name) })
const code = <Rec extends { code: string }>() =>
  field({ key: 'code', read: cells.requiredText, of: (record: Rec) => cells.plainText(record.code) })

export const amenityImport = (records: readonly Amenity[]): ImportDescription<Amenity> => ({
  ...noReadOnly,
  fields: [
    code(),
    name(),
    field({
      key: 'group',
      // A file from the page of a colleague who reads another language has the words of the wire at least.
      read: (cell) => cells.oneOf(cell, [...groups, ...amenityGroups.map((group) => [group, group] as const)]),
      of: (record) => record.group,
      shown: (group) => wordOf(groups, group),
    }),
  ],
  records: () => records,
  matchedBy: { key: 'code', of: (record) => record.code },
  schemas: { create: CreateAmenity },
  fieldOf: sameName,
})

export const categoryImport = (records: readonly FacilityCategory[]): ImportDescription<FacilityCategory> => ({
  ...noReadOnly,
  fields: [
    name(),
    field({
      key: 'kind',
      read: (cell) => cells.oneOf(cell, kinds),
      of: (record) => record.kind,
      shown: (kind) => wordOf(kinds, kind),
    }),
  ],
  records: () => records,
  matchedBy: { key: 'name', of: (record) => record.name },
  schemas: { create: CreateFacilityCategory },
  fieldOf: sameName,
})

const amount = (key: 'max_adults' | 'max_children' | 'max_occupancy' | 'extra_beds' | 'cleaning_minutes') =>
  field({ key, read: (cell) => cells.requiredNumber(cell), of: (record: FacilityType) => record[key] })

export const typeImport = (
  records: readonly FacilityType[],
  categories: readonly Pick<FacilityCategory, 'id' | 'name'>[],
  currency: string,
): ImportDescription<FacilityType> => ({
  ...noReadOnly,
  readOnly: { currency: () => currency },
  ignoredForNew: ['currency'],
  currencyOf: () => currency,
  fields: [
    code(),
    name(),
    field({
      key: 'category',
      name: 'facility_category_id',
      read: (cell: SheetCell) =>
        cells.andThen(cells.requiredText(cell), (text): cells.CellResult<number> => {
          const found = categories.find((one) => textKey(one.name) === textKey(text))
          return found ? { value: found.id } : { fault: phrase('imports.noSuchCategory', { name: text }) }
        }),
      of: (record) => record.facility_category_id,
      shown: (id) => categories.find((one) => one.id === id)?.name ?? String(id),
      isShownInFile: true,
    }),
    priceField('base_price', (record: FacilityType) => record.base_price),
    amount('max_adults'),
    amount('max_children'),
    amount('max_occupancy'),
    amount('extra_beds'),
    field({ key: 'size_m2', read: (cell) => cells.numberOf(cell), of: (record) => record.size_m2 }),
    amount('cleaning_minutes'),
    amenitiesField(),
    field({ key: 'description', read: cells.textOf, of: (record) => cells.plainText(record.description) }),
  ],
  records: () => records,
  matchedBy: { key: 'code', of: (record) => record.code },
  // A change sends the whole form, which the schema of a new one checks.
  isSentWhole: true,
  schemas: { create: CreateFacilityType, together: GuestCapacity },
  fieldOf: (schemaField) => (schemaField === 'price' ? 'base_price' : schemaField),
})

export const addonTypeImport = (records: readonly AddonType[]): ImportDescription<AddonType> => ({
  ...noReadOnly,
  fields: [name()],
  records: () => records,
  matchedBy: { key: 'name', of: (record) => record.name },
  schemas: { create: CreateAddonType, change: UpdateAddonType },
  fieldOf: sameName,
})
