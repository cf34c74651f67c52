import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import {
  AccountingEntriesQuery,
  AccountingReportQuery,
  TrialBalanceQuery,
} from '../../../src/api/contract/accounting.ts'
import { withPermission, listOf, nonNull, rootField } from '../fields.ts'
import { accountingEntries } from './entries.ts'
import { maxCurrencies, maxRows } from './report-size.ts'
import { accountingReport } from './report.ts'
import { trialBalance } from './trial-balance.ts'

/** Permission of the report's route; its menu item needs another (domain D1). */
const permission = 'view_hotel_management_report'
const optionalText = { type: GraphQLString }
const requiredText = { type: nonNull(GraphQLString) }
const requiredInteger = { type: nonNull(GraphQLInt) }
const optionalInteger = { type: GraphQLInt }
/** Sums of money and entry ids can exceed 32 bits. */
const requiredNumber = { type: nonNull(GraphQLFloat) }
const optionalNumber = { type: GraphQLFloat }
const requiredBoolean = { type: nonNull(GraphQLBoolean) }

const sums = { quantity: requiredNumber, net: requiredNumber, tax: requiredNumber, gross: requiredNumber }

const AccountingPeriod = new GraphQLObjectType({
  name: 'AccountingPeriod',
  fields: withPermission(permission, { from: requiredText, to: requiredText }),
})
const period = { type: nonNull(AccountingPeriod) }

const ComparedSums = new GraphQLObjectType({ name: 'ComparedSums', fields: withPermission(permission, sums) })

const ReportRow = new GraphQLObjectType({
  name: 'ReportRow',
  fields: withPermission(permission, {
    key: requiredText,
    compared_key: requiredText,
    code: optionalText,
    name: requiredText,
    ...sums,
    month_to_date: requiredNumber,
    year_to_date: requiredNumber,
    compared: { type: ComparedSums },
  }),
})

const BalanceCheck = new GraphQLObjectType({
  name: 'BalanceCheck',
  fields: withPermission(permission, {
    key: requiredText,
    label: requiredText,
    left: requiredNumber,
    right: requiredNumber,
    holds: requiredBoolean,
  }),
})
const checks = { type: listOf(BalanceCheck), maxItems: 3 }

const CurrencyReport = new GraphQLObjectType({
  name: 'CurrencyReport',
  fields: withPermission(permission, {
    currency: requiredText,
    rows: { type: listOf(ReportRow), maxItems: maxRows / maxCurrencies },
    total: { type: nonNull(ReportRow) },
    checks,
  }),
})

const AccountingReport = new GraphQLObjectType({
  name: 'AccountingReport',
  fields: withPermission(permission, {
    property_id: requiredInteger,
    tab: requiredText,
    basis: requiredText,
    group_by: requiredText,
    today: requiredText,
    period,
    month_to_date: period,
    year_to_date: period,
    compared: { type: AccountingPeriod },
    currencies: { type: listOf(CurrencyReport), maxItems: maxCurrencies },
  }),
})

const balance = { opening: requiredNumber, debit: requiredNumber, credit: requiredNumber, closing: requiredNumber }

const TrialRow = new GraphQLObjectType({
  name: 'TrialRow',
  fields: withPermission(permission, { ledger: requiredText, code: requiredText, name: requiredText, ...balance }),
})
const TrialTotal = new GraphQLObjectType({ name: 'TrialTotal', fields: withPermission(permission, balance) })

const CurrencyTrial = new GraphQLObjectType({
  name: 'CurrencyTrial',
  fields: withPermission(permission, {
    currency: requiredText,
    rows: { type: listOf(TrialRow), maxItems: 200 },
    total: { type: nonNull(TrialTotal) },
    checks,
  }),
})

const TrialBalance = new GraphQLObjectType({
  name: 'TrialBalance',
  fields: withPermission(permission, {
    property_id: requiredInteger,
    basis: requiredText,
    today: requiredText,
    period,
    currencies: { type: listOf(CurrencyTrial), maxItems: maxCurrencies },
  }),
})

const AccountingEntry = new GraphQLObjectType({
  name: 'AccountingEntry',
  fields: withPermission(permission, {
    id: requiredNumber,
    posting_id: requiredNumber,
    business_date: requiredText,
    posted_at: requiredText,
    posting_date: requiredText,
    ledger: requiredText,
    code: requiredText,
    name: requiredText,
    classification: requiredText,
    tax_rate: optionalInteger,
    ...sums,
    debit: requiredNumber,
    credit: requiredNumber,
    currency: requiredText,
    payment_method: optionalText,
    facility_id: optionalInteger,
    facility_name: optionalText,
    facility_type: optionalText,
    addon_id: optionalInteger,
    reference: requiredText,
    reason: optionalText,
    corrects: optionalNumber,
    corrected_by: optionalNumber,
  }),
})

const EntriesTotal = new GraphQLObjectType({
  name: 'EntriesTotal',
  fields: withPermission(permission, {
    entries: requiredNumber,
    ...sums,
    debit: requiredNumber,
    credit: requiredNumber,
  }),
})

const AccountingEntries = new GraphQLObjectType({
  name: 'AccountingEntries',
  fields: withPermission(permission, {
    data: { type: listOf(AccountingEntry), maxItems: 200 },
    next_cursor: optionalText,
    total: { type: nonNull(EntriesTotal) },
  }),
})

const commonArgs = {
  property_id: requiredInteger,
  from: requiredText,
  to: requiredText,
  basis: optionalText,
  for_export: { type: GraphQLBoolean },
}

/** Accounting fields of a property, for users who may open the accounting report. */
export const accountingFields = withPermission(permission, {
  accounting_report: rootField({
    type: AccountingReport,
    args: { ...commonArgs, tab: optionalText, group_by: optionalText, compare: optionalText },
    input: AccountingReportQuery,
    read: accountingReport,
  }),
  trial_balance: rootField({ type: TrialBalance, args: commonArgs, input: TrialBalanceQuery, read: trialBalance }),
  accounting_entries: rootField({
    type: AccountingEntries,
    args: {
      ...commonArgs,
      ledger: optionalText,
      currency: requiredText,
      group_by: optionalText,
      key: optionalText,
      code: optionalText,
      posting_id: optionalInteger,
      cursor: optionalText,
      per_page: optionalInteger,
    },
    input: AccountingEntriesQuery,
    read: accountingEntries,
  }),
})
