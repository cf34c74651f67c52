import type { BalanceCheck } from '../../api/contract/accounting.ts'
import { minorUnitsOf } from '../../api/contract/money.ts'
import type { BalanceCheckItem } from './BalanceChecks.tsx'
import { gapOf } from '../../machines/accounting/row.rules.ts'
import { moneyText } from '../format.ts'

/** "€12.00", with a minus sign before what is below nothing. */
export const amountText = (minor: number, currency: string) => moneyText(minor, currency).replace('-', '−')
export const quantityText = (quantity: number) => quantity.toLocaleString('en-GB').replace('-', '−')

const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
/** "+4.2%", "−4.2%"; a dash where there was nothing before. */
export const changeText = (ratio: number | null) => (ratio === null ? '–' : percent.format(ratio).replace('-', '−'))

/** "€12k": a value of the scale of a chart. */
export const scaleText = (currency: string) => {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  })
  return (minor: number) => format.format(minor / minorUnitsOf(currency)).replace('-', '−')
}

const failedCheckTexts: Record<BalanceCheck['key'], string> = {
  debit_is_credit: 'Debits do not equal credits:',
  revenue_tax_is_tax_ledger: 'The tax on revenue is not that of the tax ledger:',
  rows_are_total: 'The rows do not add up to the total:',
}

/** A check as it is told: what holds with both sums, or by how much it does not. */
export function balanceCheckItem(check: BalanceCheck, currency: string): BalanceCheckItem {
  const { key, label, left, right, holds } = check
  const [one, other] = [amountText(left, currency), amountText(right, currency)]
  return {
    key,
    text: holds ? `${label}:` : failedCheckTexts[key],
    sums: holds ? `${one} = ${other}` : `${one} ≠ ${other}, they differ by ${amountText(gapOf(check), currency)}`,
    isMet: holds,
  }
}
