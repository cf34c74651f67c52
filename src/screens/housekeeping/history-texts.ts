import type { HousekeepingEntry } from '../../api/contract/housekeeping-log.ts'
import { housekeepingNames } from '../../api/contract/housekeeping.ts'
import { serviceNames } from './room-texts.ts'

const fieldLabels: Partial<Record<string, string>> = {
  housekeeping_status: 'Status',
  service: 'Request',
  hk_priority: 'Priority',
  attendant: 'Attendant',
  attendant_id: 'Attendant',
  reported_occupancy: 'Found',
}
const isKey = <T extends object>(names: T, key: string): key is string & keyof T => Object.hasOwn(names, key)

/** A logged value as text. */
function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'none'
  if (field === 'housekeeping_status' && isKey(housekeepingNames, value)) return housekeepingNames[value].label
  if (field === 'service' && isKey(serviceNames, value)) return serviceNames[value]
  if (field === 'hk_priority') return value === '1' ? 'Rush' : 'No rush'
  return value
}

/** For example "Status: Dirty → Cleaning". */
export const changeTexts = ({ changes }: HousekeepingEntry) =>
  changes.map(
    ({ field, before, after }) =>
      `${fieldLabels[field] ?? field}: ${valueText(field, before)} → ${valueText(field, after)}`,
  )
