import type { AccountingBasis, AccountingGroup, AccountingPeriod, Ledger } from '../../src/api/contract/accounting.ts'
import { dayRangeText } from '../../src/api/contract/days.ts'
import type { ScheduledReport } from '../../src/api/contract/report-schedules.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { currentLanguage } from '../language/current-language.ts'

/* Words of the files and e-mails, in the language of the recipient for whom they are made (ADR 0062). */

/** "Revenue" */
export const reportName = (report: ScheduledReport): string =>
  ({
    revenue: () => phrase('accounting.revenue'),
    taxes: () => phrase('accounting.taxes'),
    payments: () => phrase('accounting.payments'),
    trial_balance: () => phrase('accounting.trialBalance'),
  })[report]()

/** "Business date" */
export const basisName = (basis: AccountingBasis): string =>
  basis === 'business_date' ? phrase('accounting.businessDate') : phrase('accounting.postingDate')

/** "Account" */
export const groupName = (group: AccountingGroup): string =>
  ({
    account: () => phrase('accounting.account'),
    classification: () => phrase('accounting.classification'),
    tax_rate: () => phrase('accounting.taxRate'),
    payment_method: () => phrase('accounting.paymentMethod'),
    date: () => phrase('accounting.date'),
    facility_type: () => phrase('accounting.facilityType'),
  })[group]()

/** "Guest ledger" */
export const ledgerName = (ledger: Ledger): string =>
  ({
    revenue: () => phrase('accounting.revenue'),
    tax: () => phrase('accounting.tax'),
    payment: () => phrase('accounting.payments'),
    deposit: () => phrase('accounting.deposits'),
    guest: () => phrase('accounting.guestLedger'),
    city: () => phrase('accounting.cityLedger'),
  })[ledger]()

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** The locale of dates: the recipient's choice, or that of their language. In a text from right to left its language counts (ADR 0058). */
function dateLocale(formats: string): string {
  const language = currentLanguage()
  const chosen = formats === 'browser' || language === 'ar' ? language : formats
  return String(new Intl.Locale(chosen === 'en' ? 'en-GB' : chosen, { calendar: 'gregory', numberingSystem: 'latn' }))
}

/** "1 – 31 Mar 2026" in the recipient's formats. */
export const periodText = ({ from, to }: AccountingPeriod, formats: string): string =>
  dayRangeText(
    new Intl.DateTimeFormat(dateLocale(formats), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    noon(from),
    noon(to),
  )
