import { basisNames, comparisonNames, groupNames, groupOf } from '../../machines/accounting/accounting-texts.rules.ts'
import type { AccountingSearch } from '../../routes/accounting.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The active filters as chips, without the period and without defaults. */
export function chipsOf(search: AccountingSearch): Chip<AccountingSearch>[] {
  const { tab, basis, group_by, compare } = search
  const isTrial = tab === 'trial_balance'
  return [
    ...(basis === 'business_date'
      ? []
      : [
          {
            key: 'basis',
            label: phrase('accounting.basis'),
            value: basisNames[basis],
            without: { basis: 'business_date' as const },
          },
        ]),
    ...(group_by === '' || isTrial
      ? []
      : [
          {
            key: 'group',
            label: phrase('accounting.groupBy'),
            value: groupNames[groupOf(search)],
            without: { group_by: '' as const },
          },
        ]),
    ...(compare === 'none' || isTrial
      ? []
      : [
          {
            key: 'compare',
            label: phrase('accounting.compareWith'),
            value: comparisonNames[compare],
            without: { compare: 'none' as const },
          },
        ]),
  ]
}
