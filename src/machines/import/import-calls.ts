import * as addonTypes from '../../api/addon-types.ts'
import * as addons from '../../api/addons.ts'
import * as amenities from '../../api/amenities.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import { mostUnpaged } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import type { Page } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { together } from '../../api/together.ts'
import type { ImportTab, Known, PlannedRow } from './plan.ts'
import type { SheetRow } from './sheet.ts'

const mostIds = 500
type ListQuery = { dontPaginate: true; hide_images: true; include_ids?: number[] }

/**
 * What is there already: all of the tab, or, where there are more than one call gives, those that the file names by ID; whether
 * a new row's name is taken is then left to the server.
 */
async function recordsFor<Rec>(
  rows: readonly SheetRow[],
  countAll: () => Promise<Page<Rec>>,
  list: (query: ListQuery) => Promise<Page<Rec>>,
): Promise<Rec[]> {
  const all = { dontPaginate: true, hide_images: true } as const
  const { meta } = await countAll()
  if (meta.total <= mostUnpaged) return (await list(all)).data
  const ids = [...new Set(rows.map(({ cells }) => Number(cells.id)).filter((id) => Number.isInteger(id) && id > 0))]
  const found: Rec[] = []
  for (let from = 0; from < ids.length; from += mostIds)
    found.push(...(await list({ ...all, include_ids: ids.slice(from, from + mostIds) })).data)
  return found
}

interface Reach {
  at: PropertyScope
  currency: string
  tab: ImportTab
}

/** Reads what rows are checked against, anew for each file: the catalogue and the records of the tab. */
export async function readKnown(
  { at, currency, tab }: Reach,
  rows: readonly SheetRow[],
  signal: AbortSignal,
): Promise<Known> {
  const known: Known = { tab, currency, facilityTypes: [], amenities: [], addonTypes: [], facilities: [], addons: [] }
  if (tab === 'add-ons') {
    const list = (query: addons.AddonFilters) => addons.list(at, query, signal)
    const [types, records] = await together(signal, (signal) => [
      addonTypes.byProperty(at, signal),
      recordsFor(rows, () => list({ per_page: 1 }), list),
    ])
    return { ...known, addonTypes: types, addons: records }
  }
  const list = (query: facilities.FacilityFilters) => facilities.list(at, { ...query, query_type: tab }, signal)
  const [types, offers, records] = await together(signal, (signal) => [
    facilityTypes.byProperty(at, signal),
    amenities.list(at, {}, signal),
    recordsFor(rows, () => list({ per_page: 1 }), list),
  ])
  return { ...known, facilityTypes: types, amenities: offers.data, facilities: records }
}

/** The rows that are there now, as the file that can be filled in and brought back. */
export const readTemplate = ({ at, tab }: Reach, signal: AbortSignal) =>
  tab === 'add-ons'
    ? addons.download(at, {}, signal, () => undefined)
    : facilities.download(at, { query_type: tab }, signal, () => undefined)

/** What became of one row. */
export type RowResult = { outcome: 'done' } | { outcome: 'refused' | 'untried'; reason: string }

const done: RowResult = { outcome: 'done' }

/** Sends one row by the same calls as the forms; the values were made by the contract's own schemas. */
async function send({ at, tab }: Reach, row: PlannedRow, key: string, signal: AbortSignal): Promise<RowResult> {
  const { id, values, lockVersion: lock_version } = row
  if (tab === 'add-ons') {
    if (id === null) await addons.create(at, values as Parameters<typeof addons.create>[1], key, signal)
    else await addons.update(at, id, { ...values, lock_version }, signal)
    return done
  }
  if (id !== null) {
    await facilities.update(at, id, { ...values, lock_version }, signal)
    return done
  }
  const { name, ...fields } = values
  const input = { ...fields, names: [name] } as Parameters<typeof facilities.create>[1]
  const { results } = await facilities.create(at, input, key, signal)
  const [result] = results
  return result?.ok ? done : { outcome: 'refused', reason: result?.message ?? 'Refused' }
}

/** True when the record is as the row wants it: the change had arrived before its answer was lost. */
function isAsWanted({ values }: PlannedRow, current: unknown): boolean {
  if (typeof current !== 'object' || current === null) return false
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify((current as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
}

const isPassing = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500

/** One row, and what became of it; only an abort is thrown. A resend does no harm: it has its key, or its version (domain D22). */
export async function commitRow(reach: Reach, row: PlannedRow, key: string, signal: AbortSignal): Promise<RowResult> {
  try {
    return await send(reach, row, key, signal)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const error = toApiError(thrown)
    if (isPassing(error)) return { outcome: 'untried', reason: `Not confirmed: ${error.message}` }
    if (error.status === 409 && error.code !== 'REFUSED' && row.id !== null)
      return isAsWanted(row, error.current)
        ? done
        : { outcome: 'refused', reason: 'Someone else has changed it since this file was checked' }
    const texts = Object.values(error.fields).flat()
    return { outcome: 'refused', reason: texts.length > 0 ? texts.join('; ') : error.message }
  }
}
