/*
 * GraphQL documents of src/api/accounting.ts. Each has one root field and selects every field that the contract reads.
 */

const sums = 'quantity net tax gross'
const range = '{ from to }'
const row = `{ key compared_key code name ${sums} month_to_date year_to_date compared { ${sums} } }`
const checks = 'checks { key label left right holds }'

export const report = `query (
  $property_id: Int!, $from: String!, $to: String!, $basis: String, $tab: String, $group_by: String, $compare: String,
  $for_export: Boolean
) {
  accounting_report(
    property_id: $property_id, from: $from, to: $to, basis: $basis, tab: $tab, group_by: $group_by, compare: $compare,
    for_export: $for_export
  ) {
    property_id tab basis group_by today
    period ${range} month_to_date ${range} year_to_date ${range} compared ${range}
    currencies { currency rows ${row} total ${row} ${checks} }
  }
}`

export const trialBalance = `query (
  $property_id: Int!, $from: String!, $to: String!, $basis: String, $for_export: Boolean
) {
  trial_balance(property_id: $property_id, from: $from, to: $to, basis: $basis, for_export: $for_export) {
    property_id basis today period ${range}
    currencies {
      currency
      rows { ledger code name opening debit credit closing }
      total { opening debit credit closing }
      ${checks}
    }
  }
}`

export const entries = `query (
  $property_id: Int!, $from: String!, $to: String!, $basis: String, $ledger: String, $currency: String!,
  $group_by: String, $key: String, $code: String, $posting_id: Int, $cursor: String, $per_page: Int, $for_export: Boolean
) {
  accounting_entries(
    property_id: $property_id, from: $from, to: $to, basis: $basis, ledger: $ledger, currency: $currency,
    group_by: $group_by, key: $key, code: $code, posting_id: $posting_id, cursor: $cursor, per_page: $per_page,
    for_export: $for_export
  ) {
    data {
      id posting_id business_date posted_at posting_date ledger code name classification tax_rate ${sums} debit credit
      currency payment_method facility_id facility_name facility_type addon_id reference reason corrects corrected_by
    }
    next_cursor
    total { entries ${sums} debit credit }
  }
}`
