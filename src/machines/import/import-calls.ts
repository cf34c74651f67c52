import * as addonTypes from '../../api/addon-types.ts'
import * as addons from '../../api/addons.ts'
import * as amenities from '../../api/amenities.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import { maxUnpagedRows } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { Page } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import { changedBy } from '../form/conflict.rules.ts'
import type { ImportTab, ReferenceData, PlannedRow } from './plan.ts'
import type { SheetRow } from './sheet.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const maxIds = 500
type ListQuery = { dontPaginate: true; hide_images: true; include_ids?: number[] }

/**
 * Existing records of the tab. If one response can't hold them all, reads only those with an ID in the file. The server then checks
 * whether the names of new rows are taken.
 */
async function recordsFor<Rec>(
  rows: readonly SheetRow[],
  countAll: () => Promise<Page<Rec>>,
  list: (query: ListQuery) => Promise<Page<Rec>>,
): Promise<Rec[]> {
  const all = { dontPaginate: true, hide_images: true } as const
  const { meta } = await countAll()
  if (meta.total <= maxUnpagedRows) return (await list(all)).data
  const ids = [...new Set(rows.map(({ cells }) => Number(cells.id)).filter((id) => Number.isInteger(id) && id > 0))]
  const found: Rec[] = []
  for (let from = 0; from < ids.length; from += maxIds)
    found.push(...(await list({ ...all, include_ids: ids.slice(from, from + maxIds) })).data)
  return found
}

interface ImportTarget {
  scope: PropertyScope
  currency: string
  tab: ImportTab
}

/** Reads the catalogue and the tab's records, which rows are checked against. Reads them again for each file. */
export async function readReferenceData(
  { scope, currency, tab }: ImportTarget,
  rows: readonly SheetRow[],
  signal: AbortSignal,
): Promise<ReferenceData> {
  const reference: ReferenceData = {
    tab,
    currency,
    facilityTypes: [],
    amenities: [],
    addonTypes: [],
    facilities: [],
    addons: [],
  }
  if (tab === 'add-ons') {
    const list = (query: addons.AddonFilters) => addons.list(scope, query, signal)
    const [types, records] = await abortableTogether(signal, (signal) => [
      addonTypes.byProperty(scope, signal),
      recordsFor(rows, () => list({ per_page: 1 }), list),
    ])
    return { ...reference, addonTypes: types, addons: records }
  }
  const list = (query: facilities.FacilityFilters) => facilities.list(scope, { ...query, query_type: tab }, signal)
  const [types, offers, records] = await abortableTogether(signal, (signal) => [
    facilityTypes.byProperty(scope, signal),
    amenities.list(scope, {}, signal),
    recordsFor(rows, () => list({ per_page: 1 }), list),
  ])
  return { ...reference, facilityTypes: types, amenities: offers.data, facilities: records }
}

/** Downloads the existing rows as a file to edit and import. */
export const readTemplate = ({ scope, tab }: ImportTarget, signal: AbortSignal) =>
  tab === 'add-ons'
    ? addons.download(scope, {}, signal, () => undefined)
    : facilities.download(scope, { query_type: tab }, signal, () => undefined)

/** Result of one row. */
export type RowResult =
  /** `id` of a record that other rows of the file may need. */
  { outcome: 'done'; id?: number } | { outcome: 'refused' | 'untried'; reason: string }

const done: RowResult = { outcome: 'done' }

/** Sends one row by the same calls as the forms. The contract's schemas have validated its values. */
async function send(
  { scope, tab }: ImportTarget,
  row: PlannedRow,
  key: string,
  signal: AbortSignal,
): Promise<RowResult> {
  const { id, values, lockVersion: lock_version } = row
  if (tab === 'add-ons') {
    if (id === null) await addons.create(scope, values as Parameters<typeof addons.create>[1], key, signal)
    else await addons.update(scope, id, { ...values, lock_version }, signal)
    return done
  }
  if (id !== null) {
    await facilities.update(scope, id, { ...values, lock_version }, signal)
    return done
  }
  const { name, ...fields } = values
  const input = { ...fields, names: [name] } as Parameters<typeof facilities.create>[1]
  const { results } = await facilities.create(scope, input, key, signal)
  const [result] = results
  return result?.ok ? done : { outcome: 'refused', reason: result?.message ?? phrase('imports.refused') }
}

/** True if the record already has the row's values: the change arrived, but its response was lost. */
function isAlreadyApplied({ values }: PlannedRow, current: unknown): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify((current as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
}

const isTransient = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500

/** Sends one row of a tab. */
export const commitRow = (target: ImportTarget, row: PlannedRow, key: string, signal: AbortSignal) =>
  commitWith(row, signal, () => send(target, row, key, signal))

/** Sends one row and returns its result; throws only on abort. A retry is safe, thanks to the row's key or version (domain D22). */
export async function commitWith(
  row: PlannedRow,
  signal: AbortSignal,
  request: () => Promise<RowResult>,
): Promise<RowResult> {
  try {
    return await request()
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const error = toApiError(thrown)
    if (isTransient(error))
      return { outcome: 'untried', reason: phrase('imports.notConfirmed', { message: error.message }) }
    if (error.status === 409 && error.code !== 'REFUSED' && row.id !== null)
      return isAlreadyApplied(row, error.current)
        ? done
        : { outcome: 'refused', reason: phrase('imports.changedMeanwhile', { by: changedBy(error) }) }
    const texts = Object.values(error.fields).flat()
    return { outcome: 'refused', reason: texts.length > 0 ? statementsText(texts) : error.message }
  }
}
