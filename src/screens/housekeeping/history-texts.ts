import type { HousekeepingEntry } from '../../api/contract/housekeeping-log.ts'
import { housekeepingNames } from '../../api/contract/housekeeping.ts'
import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

const fieldLabels: Partial<Record<string, string>> = {
  housekeeping_status: phrase('housekeeping.status'),
  service: phrase('housekeeping.request'),
  hk_priority: phrase('housekeeping.priority'),
  attendant: phrase('housekeeping.attendant'),
  attendant_id: phrase('housekeeping.attendant'),
  reported_occupancy: phrase('housekeeping.foundOccupancy'),
}
const isKey = <T extends object>(names: T, key: string): key is string & keyof T => Object.hasOwn(names, key)

/** A logged value as text. */
function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return phrase('housekeeping.noneBeforeOrAfter')
  if (field === 'housekeeping_status' && isKey(housekeepingNames, value)) return housekeepingNames[value].label
  if (field === 'service' && isKey(serviceNames, value)) return serviceNames[value]
  if (field === 'hk_priority') return value === '1' ? phrase('housekeeping.rush') : phrase('housekeeping.noRush')
  return value
}

/** For example "Status: Dirty → Cleaning". */
export const changeTexts = ({ changes }: HousekeepingEntry) =>
  changes.map(({ field, before, after }) =>
    phrase('housekeeping.fieldChanged', {
      field: fieldLabels[field] ?? field,
      before: valueText(field, before),
      after: valueText(field, after),
    }),
  )
