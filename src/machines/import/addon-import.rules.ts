import { type Addon, chargingLabels, chargings, CreateAddon, UpdateAddon } from '../../api/contract/addon.ts'
import { addonStatusLabels } from '../../api/contract/addon-sheet.ts'
import { BookableWindow } from '../../api/contract/bookable-window.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportDescription } from './description.ts'
import type { ReferenceData } from './plan.ts'
import { priceField } from './price.rules.ts'
import { windowFields } from './window.rules.ts'
import type { SheetCell } from './sheet.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'

const readType = (cell: SheetCell, { addonTypes }: ReferenceData) =>
  cells.andThen(cells.requiredText(cell), (name): cells.CellResult<number> => {
    const type = addonTypes.find((one) => textKey(one.name) === textKey(name))
    return type ? { value: type.id } : { fault: phrase('imports.noSuchAddonType', { name }) }
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
      isShownInFile: true,
    }),
    field({ key: 'description', read: cells.textOf, of: (record) => cells.plainText(record.description) }),
    priceField('price', (record: Addon) => record.price),
    field({
      key: 'charging',
      read: (cell) =>
        cells.oneOf(
          cell,
          chargings.map((charging) => [chargingLabels[charging], charging] as const),
        ),
      of: (record) => record.charging,
      shown: (charging) => chargingLabels[charging],
      isShownInFile: true,
    }),
    field({ key: 'stock', read: (cell) => cells.numberOf(cell), of: (record) => record.stock }),
    ...windowFields<Addon>(),
    field<Addon, 0 | 1>({
      key: 'status',
      read: (cell) => cells.oneOf<0 | 1>(cell, statuses),
      of: (record) => record.status,
      shown: (status) => addonStatusLabels[status],
      isShownInFile: true,
    }),
  ],
  records: ({ addons }) => addons,
  matchedBy: { key: 'sku', of: ({ sku }) => sku },
  readOnly: { currency: ({ currency }) => currency, updated_at: (record) => record.updated_at.slice(0, 10) },
  ignoredForNew: ['currency', 'updated_at'],
  schemas: { create: CreateAddon, change: UpdateAddon, together: BookableWindow },
  currencyOf: ({ currency }) => currency,
  toCreate: (values) => values,
  fieldOf: (schemaField) => schemaField,
}
