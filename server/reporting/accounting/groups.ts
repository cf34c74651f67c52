import { type SQL, sql } from 'drizzle-orm'
import {
  type AccountingBasis,
  type AccountingGroup,
  type Ledger,
  classifications,
  paymentMethods,
} from '../../../src/api/contract/accounting.ts'
import { valueOf } from '../../invariants.ts'

/** Date column of a basis: business date or posting date. */
export const dateColumn = (basis: AccountingBasis): SQL =>
  basis === 'business_date' ? sql.raw('e.business_date') : sql.raw('e.posting_date')

/** SQL of the group key, as text that identifies a row; '' for entries without a value. */
export const keyColumns: Record<Exclude<AccountingGroup, 'date'>, SQL> = {
  account: sql.raw('e.code'),
  classification: sql.raw('e.classification'),
  tax_rate: sql.raw(`coalesce(e.tax_rate::text, '')`),
  payment_method: sql.raw(`coalesce(e.payment_method, '')`),
  facility_type: sql.raw(`coalesce(e.facility_type_id::text, '')`),
}

export const ledgerNames: Record<Ledger, string> = {
  revenue: 'Revenue',
  tax: 'Taxes',
  payment: 'Payments',
  deposit: 'Deposits',
  guest: 'Guest ledger',
  city: 'City ledger',
}

const classificationNames: Record<string, string> = {
  rooms: 'Rooms',
  food_beverage: 'Food and beverage',
  other_operated: 'Other operated departments',
  misc_income: 'Miscellaneous income',
  tax: 'Taxes',
  settlement: 'Settlement',
}
const methodNames: Record<string, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  direct_bill: 'Direct bill',
  '': 'No payment method',
}

/** Display name of a row, and its code if the entries have one. `latest` is the name in the row's newest entry. */
export function rowLabel(group: AccountingGroup, key: string, latest: { name: string; facility_type: string | null }) {
  switch (group) {
    case 'account':
      return { code: key, name: latest.name }
    case 'classification':
      return { code: null, name: classificationNames[key] ?? key }
    case 'tax_rate':
      return { code: null, name: key === '' ? 'No rate' : `${Number(key) / 100} %` }
    case 'payment_method':
      return { code: null, name: methodNames[key] ?? key }
    case 'date':
      return { code: null, name: key.startsWith('..') ? 'Before the period' : key }
    case 'facility_type':
      return { code: null, name: key === '' ? 'No room' : (latest.facility_type ?? `Room type ${key}`) }
  }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const sortPositions = new Map<string, number>([...classifications, ...paymentMethods].map((key, place) => [key, place]))

interface Row {
  key: string
  name: string
}

/** Order of a report's rows; the row with key '' comes last. */
export function compareRows(group: AccountingGroup, a: Row, b: Row): number {
  if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '')
  if (group === 'classification' || group === 'payment_method')
    return valueOf(sortPositions, a.key) - valueOf(sortPositions, b.key)
  if (group === 'tax_rate') return Number(a.key) - Number(b.key)
  return (group === 'facility_type' && compareText(a.name, b.name)) || compareText(a.key, b.key)
}
