import type { BalanceCheck } from '../../../src/api/contract/accounting.ts'

const labels: Record<BalanceCheck['key'], string> = {
  debit_is_credit: 'Debits equal credits',
  revenue_tax_is_tax_ledger: 'Tax on revenue equals the tax ledger, excluding fixed-amount taxes',
  rows_are_total: 'The rows add up to the total',
}

/** Compares two sums. `condition` must hold too. */
export const checkOf = (key: BalanceCheck['key'], left: number, right: number, condition = true): BalanceCheck => ({
  key,
  label: labels[key],
  left,
  right,
  holds: left === right && condition,
})

/** Sums of all ledgers in a period, in one currency. */
export interface PeriodSums {
  debit: number
  credit: number
  revenue_tax: number
  ledger_tax: number
}

/** Checks that the entries of any period must pass, whatever the report shows. */
export const checksOfBooks = ({ debit, credit, revenue_tax, ledger_tax }: PeriodSums): BalanceCheck[] => [
  checkOf('debit_is_credit', debit, credit),
  checkOf('revenue_tax_is_tax_ledger', revenue_tax, ledger_tax),
]
