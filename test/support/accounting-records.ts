import type {
  AccountingEntries,
  AccountingEntry,
  AccountingReport,
  ReportRow,
  TrialBalance,
} from '../../src/api/contract/accounting.ts'
import type { AccountingDay } from '../../src/api/contract/accounting-days.ts'
import type { AccountingMonth } from '../../src/api/contract/accounting-months.ts'
import type { ReportFile, ReportSchedule } from '../../src/api/contract/report-schedules.ts'
import { property } from './records.ts'

const sums = { quantity: 2, net: 10_000, tax: 600, gross: 10_600 }

export const rowOf = (over: Partial<ReportRow> = {}): ReportRow => ({
  key: 'ROOM',
  compared_key: 'ROOM',
  code: 'ROOM',
  name: 'Room nights',
  ...sums,
  month_to_date: 20_600,
  year_to_date: 30_600,
  compared: null,
  ...over,
})

const march = { from: '2026-03-01', to: '2026-03-31' }

export const reportOf = (over: Partial<AccountingReport> = {}): AccountingReport => ({
  property_id: property().id,
  tab: 'revenue',
  basis: 'business_date',
  group_by: 'account',
  today: '2026-03-03',
  period: march,
  month_to_date: march,
  year_to_date: { from: '2026-01-01', to: '2026-03-31' },
  compared: null,
  currencies: [
    {
      currency: 'EUR',
      rows: [rowOf(), rowOf({ key: 'BRK', code: 'BRK', name: 'Breakfast', gross: 500 })],
      total: rowOf({ key: '', code: null, name: 'Total', gross: 11_100 }),
      checks: [{ key: 'debit_is_credit', label: 'Debits equal credits', left: 5, right: 5, holds: true }],
    },
  ],
  ...over,
})

export const trialOf = (over: Partial<TrialBalance> = {}): TrialBalance => ({
  property_id: property().id,
  basis: 'business_date',
  today: '2026-03-03',
  period: march,
  currencies: [
    {
      currency: 'EUR',
      rows: [
        { ledger: 'guest', code: '', name: 'Guest ledger', opening: 0, debit: 500, credit: 200, closing: 300 },
        { ledger: 'guest', code: 'GUEST', name: 'Guests in house', opening: 0, debit: 500, credit: 200, closing: 300 },
      ],
      total: { opening: 0, debit: 500, credit: 500, closing: 0 },
      checks: [{ key: 'debit_is_credit', label: 'Debits equal credits', left: 500, right: 500, holds: true }],
    },
  ],
  ...over,
})

export const monthOf = (over: Partial<AccountingMonth> = {}): AccountingMonth => ({
  month: '2026-02',
  status: 'open',
  is_over: true,
  is_last_closed: false,
  entries: 12,
  late_postings: 0,
  sums: [{ currency: 'EUR', debit: 500, credit: 500, guest_balance: 0 }],
  closed_at: null,
  closed_by: null,
  reopened_at: null,
  reopened_by: null,
  reason: null,
  lock_version: 0,
  ...over,
})

export const dayOf = (over: Partial<AccountingDay> = {}): AccountingDay => ({
  day: '2026-03-01',
  status: 'open',
  is_over: true,
  is_last_closed: false,
  closed_with: null,
  open_before: 0,
  entries: 12,
  late_postings: 0,
  sums: [{ currency: 'EUR', debit: 500, credit: 500, guest_balance: 0 }],
  checks: { arrivals: 0, departures: 0, discrepancies: 0, unposted_nights: 0 },
  closed_at: null,
  closed_by: null,
  reopened_at: null,
  reopened_by: null,
  reason: null,
  lock_version: 0,
  ...over,
})

export const entryOf = (over: Partial<AccountingEntry> = {}): AccountingEntry => ({
  id: 1,
  posting_id: 12,
  business_date: '2026-03-02',
  posted_at: '2026-03-02T20:00:00.000Z',
  posting_date: '2026-03-02',
  ledger: 'revenue',
  code: 'ROOM',
  name: 'Room nights',
  classification: 'rooms',
  tax_rate: 600,
  ...sums,
  debit: 0,
  credit: 10_000,
  currency: 'EUR',
  payment_method: null,
  facility_id: 101,
  facility_name: '101',
  facility_type: 'Double',
  addon_id: null,
  reference: 'Stay 1',
  reason: null,
  corrects: null,
  corrected_by: null,
  ...over,
})

export const entriesOf = (over: Partial<AccountingEntries> = {}): AccountingEntries => ({
  data: [entryOf()],
  next_cursor: null,
  total: { entries: 1, ...sums, debit: 0, credit: 10_000 },
  ...over,
})

export const reportFileOf = (over: Partial<ReportFile> = {}): ReportFile => ({
  id: 41,
  name: 'harbour-view revenue 2026-03-02.xlsx',
  format: 'xlsx',
  size: 8123,
  from: '2026-03-02',
  to: '2026-03-02',
  created_at: '2026-03-03T07:00:12.000Z',
  expires_at: '2026-06-01T07:00:12.000Z',
  ...over,
})

export const scheduleOf = (over: Partial<ReportSchedule> = {}): ReportSchedule => ({
  id: 4,
  owner: 'Marta Oliveira',
  is_own: true,
  can_change: true,
  report: 'revenue',
  basis: 'business_date',
  group_by: 'account',
  compare: 'none',
  format: 'xlsx',
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  time: '07:00',
  period: 'yesterday',
  recipients: [{ id: 1, name: 'Marta Oliveira' }],
  by_email: false,
  is_paused: false,
  next_run_at: '2026-03-04T07:00:00.000Z',
  last_run: null,
  files: [],
  lock_version: 0,
  ...over,
})
