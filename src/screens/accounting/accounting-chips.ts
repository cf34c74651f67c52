import { basisNames, comparisonNames, groupNames, groupOf } from '../../machines/accounting/accounting-texts.rules.ts'
import type { AccountingSearch } from '../../routes/accounting.ts'

interface Chip {
  label: string
  value: string
  without: Partial<AccountingSearch>
}

/** The active filters as chips, without the period and without defaults. */
export function chipsOf(search: AccountingSearch): Chip[] {
  const { tab, basis, group_by, compare } = search
  const isTrial = tab === 'trial_balance'
  return [
    ...(basis === 'business_date'
      ? []
      : [{ label: 'Basis', value: basisNames[basis], without: { basis: 'business_date' as const } }]),
    ...(group_by === '' || isTrial
      ? []
      : [{ label: 'Group by', value: groupNames[groupOf(search)], without: { group_by: '' as const } }]),
    ...(compare === 'none' || isTrial
      ? []
      : [{ label: 'Compare with', value: comparisonNames[compare], without: { compare: 'none' as const } }]),
  ]
}
