import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import {
  AccountingEntriesQuery,
  AccountingReportQuery,
  TrialBalanceQuery,
} from '../../../src/api/contract/accounting.ts'
import { guarded, listOf, required, rootField } from '../fields.ts'
import { accountingEntries } from './entries.ts'
import { mostCurrencies, mostRows } from './most.ts'
import { accountingReport } from './report.ts'
import { trialBalance } from './trial-balance.ts'

/** Permission of the report's route; its menu item needs another (domain D1). */
const permission = 'view_hotel_management_report'
const text = { type: GraphQLString }
const sure = { type: required(GraphQLString) }
const wholeNumber = { type: required(GraphQLInt) }
const key = { type: GraphQLInt }
/** Sums of money and entry ids can exceed 32 bits. */
const amount = { type: required(GraphQLFloat) }
const perhaps = { type: GraphQLFloat }
const flag = { type: required(GraphQLBoolean) }

const sums = { quantity: amount, net: amount, tax: amount, gross: amount }

const AccountingPeriod = new GraphQLObjectType({
  name: 'AccountingPeriod',
  fields: guarded(permission, { from: sure, to: sure }),
})
const period = { type: required(AccountingPeriod) }

const ComparedSums = new GraphQLObjectType({ name: 'ComparedSums', fields: guarded(permission, sums) })

const ReportRow = new GraphQLObjectType({
  name: 'ReportRow',
  fields: guarded(permission, {
    key: sure,
    compared_key: sure,
    code: text,
    name: sure,
    ...sums,
    month_to_date: amount,
    year_to_date: amount,
    compared: { type: ComparedSums },
  }),
})

const BalanceCheck = new GraphQLObjectType({
  name: 'BalanceCheck',
  fields: guarded(permission, { key: sure, label: sure, left: amount, right: amount, holds: flag }),
})
const checks = { type: listOf(BalanceCheck), most: 3 }

const CurrencyReport = new GraphQLObjectType({
  name: 'CurrencyReport',
  fields: guarded(permission, {
    currency: sure,
    rows: { type: listOf(ReportRow), most: mostRows / mostCurrencies },
    total: { type: required(ReportRow) },
    checks,
  }),
})

const AccountingReport = new GraphQLObjectType({
  name: 'AccountingReport',
  fields: guarded(permission, {
    property_id: wholeNumber,
    tab: sure,
    basis: sure,
    group_by: sure,
    today: sure,
    period,
    month_to_date: period,
    year_to_date: period,
    compared: { type: AccountingPeriod },
    currencies: { type: listOf(CurrencyReport), most: mostCurrencies },
  }),
})

const balance = { opening: amount, debit: amount, credit: amount, closing: amount }

const TrialRow = new GraphQLObjectType({
  name: 'TrialRow',
  fields: guarded(permission, { ledger: sure, code: sure, name: sure, ...balance }),
})
const TrialTotal = new GraphQLObjectType({ name: 'TrialTotal', fields: guarded(permission, balance) })

const CurrencyTrial = new GraphQLObjectType({
  name: 'CurrencyTrial',
  fields: guarded(permission, {
    currency: sure,
    rows: { type: listOf(TrialRow), most: 200 },
    total: { type: required(TrialTotal) },
    checks,
  }),
})

const TrialBalance = new GraphQLObjectType({
  name: 'TrialBalance',
  fields: guarded(permission, {
    property_id: wholeNumber,
    basis: sure,
    today: sure,
    period,
    currencies: { type: listOf(CurrencyTrial), most: mostCurrencies },
  }),
})

const AccountingEntry = new GraphQLObjectType({
  name: 'AccountingEntry',
  fields: guarded(permission, {
    id: amount,
    posting_id: amount,
    business_date: sure,
    posted_at: sure,
    posting_date: sure,
    ledger: sure,
    code: sure,
    name: sure,
    classification: sure,
    tax_rate: key,
    ...sums,
    debit: amount,
    credit: amount,
    currency: sure,
    payment_method: text,
    facility_id: key,
    facility_name: text,
    facility_type: text,
    addon_id: key,
    reference: sure,
    reason: text,
    corrects: perhaps,
    corrected_by: perhaps,
  }),
})

const EntriesTotal = new GraphQLObjectType({
  name: 'EntriesTotal',
  fields: guarded(permission, { entries: amount, ...sums, debit: amount, credit: amount }),
})

const AccountingEntries = new GraphQLObjectType({
  name: 'AccountingEntries',
  fields: guarded(permission, {
    data: { type: listOf(AccountingEntry), most: 200 },
    next_cursor: text,
    total: { type: required(EntriesTotal) },
  }),
})

const asked = { property_id: wholeNumber, from: sure, to: sure, basis: text, for_export: { type: GraphQLBoolean } }

/** Accounting fields of a property, for users who may open the accounting report. */
export const accountingFields = guarded(permission, {
  accounting_report: rootField({
    type: AccountingReport,
    args: { ...asked, tab: text, group_by: text, compare: text },
    input: AccountingReportQuery,
    read: accountingReport,
  }),
  trial_balance: rootField({ type: TrialBalance, args: asked, input: TrialBalanceQuery, read: trialBalance }),
  accounting_entries: rootField({
    type: AccountingEntries,
    args: {
      ...asked,
      ledger: text,
      currency: sure,
      group_by: text,
      key: text,
      code: text,
      posting_id: key,
      cursor: text,
      per_page: key,
    },
    input: AccountingEntriesQuery,
    read: accountingEntries,
  }),
})
