import type { BalanceCheck } from '../../api/contract/accounting.ts'
import type { BooksSums } from '../../api/contract/accounting-sums.ts'
import { minorUnitsOf } from '../../api/contract/money.ts'
import type { BalanceCheckItem } from './BalanceChecks.tsx'
import { gapOf } from '../../machines/accounting/row.rules.ts'
import { moneyText } from '../format.ts'
import { numberText } from '../../numbers/number-text.ts'
import { numberFormat } from '../../numbers/number-format.ts'
import { phrase } from '../../phrases/phrase.ts'

/** "€12.00", with a minus sign (−) for negative amounts. */
export const amountText = (minor: number, currency: string) => moneyText(minor, currency).replace('-', '−')
export const quantityText = (quantity: number) => numberText(quantity).replace('-', '−')

const percent = numberFormat(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)
/** "+4.2%" or "−4.2%"; a dash if the earlier amount is zero. */
export const changeText = (ratio: number | null) => (ratio === null ? '–' : percent(ratio).replace('-', '−'))

/** Formats an axis value in short form: "€12k". */
export const scaleText = (currency: string) => (minor: number) =>
  scale(minor / minorUnitsOf(currency), currency).replace('-', '−')
const scale = numberFormat(
  (locale, currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    }),
)

const checkTexts: Record<BalanceCheck['key'], string> = {
  debit_is_credit: phrase('accounting.debitIsCredit'),
  revenue_tax_is_tax_ledger: phrase('accounting.revenueTaxIsTaxLedger'),
  rows_are_total: phrase('accounting.rowsAreTotal'),
}
const failedCheckTexts: Record<BalanceCheck['key'], string> = {
  debit_is_credit: phrase('accounting.debitIsNotCredit'),
  revenue_tax_is_tax_ledger: phrase('accounting.revenueTaxIsNotTaxLedger'),
  rows_are_total: phrase('accounting.rowsAreNotTotal'),
}

/** Text of a balance check: the rule with both sums, or with their difference. */
export function balanceCheckItem(check: BalanceCheck, currency: string): BalanceCheckItem {
  const { key, left, right, holds } = check
  const sums = { left: amountText(left, currency), right: amountText(right, currency) }
  return {
    key,
    text: (holds ? checkTexts : failedCheckTexts)[key],
    sums: holds
      ? `${sums.left} = ${sums.right}`
      : phrase('accounting.sumsDiffer', {
          left: sums.left,
          right: sums.right,
          difference: amountText(gapOf(check), currency),
        }),
    isMet: holds,
  }
}

/** Texts of the checks that debits equal credits, one per currency. */
export const debitCheckItems = (sums: readonly BooksSums[]): BalanceCheckItem[] =>
  sums.map(({ currency, debit, credit }) => ({
    ...balanceCheckItem(
      { key: 'debit_is_credit', label: '', left: debit, right: credit, holds: debit === credit },
      currency,
    ),
    key: currency,
  }))
