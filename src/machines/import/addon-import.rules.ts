import { type Addon, chargingLabels, chargings, CreateAddon, UpdateAddon } from '../../api/contract/addon.ts'
import { addonStatusLabels } from '../../api/contract/addon-sheet.ts'
import { minorUnitsOf, toMajorUnits, toMinorUnits } from '../../api/contract/money.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportDescription } from './description.ts'
import type { ReferenceData } from './plan.ts'
import type { SheetCell } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reads a cell that allows one of a few words. */
const oneOf = <T>(cell: SheetCell, words: readonly (readonly [word: string, value: T])[]) =>
  cells.andThen(cells.requiredText(cell), (text): cells.CellResult<T> => {
    const found = words.find(([word]) => textKey(word) === textKey(text))
    return found
      ? { value: found[1] }
      : { fault: phrase('imports.mustBeOneOf', { words: statementsText(words.map(([word]) => word)) }) }
  })

const readType = (cell: SheetCell, { addonTypes }: ReferenceData) =>
  cells.andThen(cells.requiredText(cell), (name): cells.CellResult<number> => {
    const type = addonTypes.find((one) => textKey(one.name) === textKey(name))
    return type ? { value: type.id } : { fault: phrase('imports.noSuchAddonType', { name }) }
  })

/** Formats an amount as text for a cell: "1250.00" in EUR, "1250" in JPY. */
const toMajorText = (major: number, currency: string) => major.toFixed(Math.log10(minorUnitsOf(currency)))

/** The sheet has major units, the contract integer minor units. An amount with too many decimals is rejected, not rounded. */
const readPrice = (cell: SheetCell, { currency }: ReferenceData) =>
  cells.andThen(cells.requiredNumber(cell, toMajorText(1250, currency)), (major): cells.CellResult<number> => {
    const minor = toMinorUnits(major, currency)
    if (Math.abs(minor - major * minorUnitsOf(currency)) < 1e-6) return { value: minor }
    const digits = Math.log10(minorUnitsOf(currency))
    return {
      fault:
        digits === 0
          ? phrase('imports.noDecimals', { currency })
          : phrase('imports.tooManyDecimals', { digits, currency }),
    }
  })

const statuses = [
  [addonStatusLabels[1], 1],
  [addonStatusLabels[0], 0],
] as const

/** Import of add-ons, in the layout of addons.xlsx. */
export const addonImport: ImportDescription<Addon> = {
  fields: [
    field({ key: 'name', read: cells.requiredText, of: (record) => cells.plainText(record.name) }),
    field({ key: 'sku', read: cells.requiredText, of: (record) => cells.plainText(record.sku) }),
    field({
      key: 'type',
      name: 'addon_type_id',
      read: readType,
      of: (record) => record.addon_type_id,
      shown: (id, { addonTypes }) => addonTypes.find((type) => type.id === id)?.name ?? String(id),
    }),
    field({ key: 'description', read: cells.textOf, of: (record) => cells.plainText(record.description) }),
    field({
      key: 'price',
      read: readPrice,
      of: (record) => record.price,
      shown: (minor, { currency }) => `${toMajorUnits(minor, currency)} ${currency}`,
    }),
    field({
      key: 'charging',
      read: (cell) =>
        oneOf(
          cell,
          chargings.map((charging) => [chargingLabels[charging], charging] as const),
        ),
      of: (record) => record.charging,
      shown: (charging) => chargingLabels[charging],
    }),
    field({ key: 'stock', read: (cell) => cells.numberOf(cell), of: (record) => record.stock }),
    field({ key: 'bookable_date_from', read: cells.dateOf, of: (record) => record.bookable_date_from }),
    field({ key: 'bookable_date_to', read: cells.dateOf, of: (record) => record.bookable_date_to }),
    field<Addon, 0 | 1>({
      key: 'status',
      read: (cell) => oneOf<0 | 1>(cell, statuses),
      of: (record) => record.status,
      shown: (status) => addonStatusLabels[status],
    }),
  ],
  records: ({ addons }) => addons,
  matchedBy: { key: 'sku', of: ({ sku }) => sku },
  readOnly: { currency: ({ currency }) => currency, updated_at: (record) => record.updated_at.slice(0, 10) },
  ignoredForNew: ['currency', 'updated_at'],
  schemas: { create: CreateAddon, change: UpdateAddon },
  toCreate: (values) => values,
  fieldOf: (schemaField) => schemaField,
}
