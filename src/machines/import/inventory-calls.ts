import * as addonTypes from '../../api/addon-types.ts'
import * as addons from '../../api/addons.ts'
import * as amenities from '../../api/amenities.ts'
import { maxUnpagedRows } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityCategories from '../../api/facility-categories.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { Page } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { commitRow, commitWith, type RowResult } from './import-calls.ts'
import { type Inventory, placeOf, rowOfNewId } from './inventory.ts'
import type { PlannedRow } from './plan.ts'
import { UnreadableFile } from './sheet.ts'

interface InventoryTarget {
  scope: PropertyScope
  currency: string
}

/** All rows of a list, up to the most that one reply holds. */
async function allOf<Rec>(request: Promise<Page<Rec>>): Promise<Rec[]> {
  const { data, meta } = await request
  if (meta.total > data.length)
    throw new UnreadableFile(phrase('imports.tooManyRecords', { max: numberText(maxUnpagedRows) }))
  return data
}

/** Reads the whole inventory of a property. */
export async function readInventory({ scope, currency }: InventoryTarget, signal: AbortSignal): Promise<Inventory> {
  const all = { dontPaginate: true, hide_images: true } as const
  const [offers, categories, types, rooms, assets, kinds, extras] = await abortableTogether(signal, (signal) => [
    amenities.list(scope, {}, signal),
    facilityCategories.list(scope, {}, signal),
    facilityTypes.byProperty(scope, signal),
    allOf(facilities.list(scope, { ...all, query_type: 'rooms' }, signal)),
    allOf(facilities.list(scope, { ...all, query_type: 'assets' }, signal)),
    addonTypes.byProperty(scope, signal),
    allOf(addons.list(scope, all, signal)),
  ])
  return {
    currency,
    amenities: offers.data,
    categories: categories.data,
    types,
    rooms,
    assets,
    addonTypes: kinds,
    addons: extras,
  }
}

type Values = Record<string, unknown>

/** Sends a row of the lists that have no import of their own. Returns the id of a new record. */
async function sendOther(
  { scope }: InventoryTarget,
  row: PlannedRow,
  values: Values,
  key: string,
  signal: AbortSignal,
): Promise<RowResult> {
  const { id, lockVersion: lock_version } = row
  const created = (record: { id: number }): RowResult => ({ outcome: 'done', id: record.id })
  switch (placeOf(row.number).sheet) {
    case 'amenities':
      return created(await amenities.create(scope, values as Parameters<typeof amenities.create>[1], key, signal))
    case 'categories':
      return created(
        await facilityCategories.create(scope, values as Parameters<typeof facilityCategories.create>[1], key, signal),
      )
    case 'types': {
      const form = values as Parameters<typeof facilityTypes.create>[1]
      return created(
        id === null
          ? await facilityTypes.create(scope, form, key, signal)
          : await facilityTypes.updateDetails(scope, { ...form, id, lock_version }, signal),
      )
    }
    default: {
      const name = String(values.name)
      return created(
        id === null
          ? await addonTypes.create(scope, name, key, signal)
          : await addonTypes.rename(scope, { id, name, lock_version }, signal),
      )
    }
  }
}

const tabs = { rooms: 'rooms', assets: 'assets', addons: 'add-ons' } as const

/** Fields whose value is the id of another record, or a list of them. */
const references = ['facility_category_id', 'facility_type_id', 'addon_type_id', 'amenity_ids']

const idsIn = (values: Values): number[] =>
  references.flatMap((name) => values[name] ?? []).filter((id): id is number => typeof id === 'number')

interface Commit extends InventoryTarget {
  /** Together with the row number, the idempotency key of a row's call. */
  key: string
  /** Results of an earlier try. */
  results: Readonly<Record<number, RowResult>>
}

/**
 * Sends rows of the workbook in their order. A row that refers to a new record waits until that is created, and then takes its id. If it is
 * not created, the row isn't sent.
 */
export function inventorySender({ scope, currency, key, results }: Commit) {
  const sent = new Map<number, Promise<RowResult>>(
    Object.entries(results).map(([number, result]) => [Number(number), Promise.resolve(result)]),
  )
  const target = { scope, currency }

  async function send(row: PlannedRow, signal: AbortSignal): Promise<RowResult> {
    const ids = new Map<unknown, number>()
    for (const id of idsIn(row.values)) {
      const creator = rowOfNewId(id)
      if (creator === null) continue
      const needed = await sent.get(creator)
      if (needed?.outcome !== 'done' || needed.id === undefined)
        return needed?.outcome === 'refused'
          ? { outcome: 'refused', reason: phrase('imports.neededRowRefused') }
          : { outcome: 'untried', reason: phrase('imports.notTried') }
      ids.set(id, needed.id)
    }
    const known = (value: unknown) => ids.get(value) ?? value
    const values = Object.fromEntries(
      Object.entries(row.values).map(([name, value]) => [
        name,
        references.includes(name) ? (Array.isArray(value) ? value.map(known) : known(value)) : value,
      ]),
    )
    const { sheet } = placeOf(row.number)
    const rowKey = `${key}-${row.number}`
    return sheet === 'rooms' || sheet === 'assets' || sheet === 'addons'
      ? commitRow({ ...target, tab: tabs[sheet] }, { ...row, values }, rowKey, signal)
      : commitWith({ ...row, values }, signal, () => sendOther(target, row, values, rowKey, signal))
  }

  return (row: PlannedRow, signal: AbortSignal): Promise<RowResult> => {
    const result = send(row, signal)
    sent.set(row.number, result)
    return result
  }
}
