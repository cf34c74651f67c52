/*
 * GraphQL documents of src/api/reporting.ts. Each has one root field and selects every field that the contract reads.
 */

const figure = 'key label unit value formula parts { role label value figure }'

export const dashboard = `query ($property_id: Int!, $date: String) {
  dashboard(property_id: $property_id, date: $date) {
    property_id date today currency
    figures { ${figure} }
    outlook { date house_count out_of_order available sold occupancy arrivals departures }
    blockings { id facility_id facility_name kind reason date_from date_to starts ends }
    activity { id occurred_at actor_type actor module event entity_type entity_id entity_label undoes }
  }
}`

const rows = `date currency
    figure { ${figure} }
    data {
      facility_id facility_name facility_type floor condition stay_id guest_name blocking_id kind reason state
      date_from date_to amount base
    }
    meta { current_page last_page per_page total }`

export const dashboardRows = `query ($property_id: Int!, $date: String, $figure: String!, $page: Int, $per_page: Int) {
  dashboard_rows(property_id: $property_id, date: $date, figure: $figure, page: $page, per_page: $per_page) {
    ${rows}
  }
}`

/** The stays of a date's arrivals: rows of that figure, under a name of their own. */
export const dashboardArrivals = `query ($property_id: Int!, $date: String, $per_page: Int) {
  arrivals: dashboard_rows(property_id: $property_id, date: $date, figure: "arrivals", per_page: $per_page) {
    ${rows}
  }
}`

export const housekeepingHistory = `query (
  $property_id: Int!, $facility_id: Int, $from: String, $to: String, $cursor: String, $per_page: Int
) {
  housekeeping_history(
    property_id: $property_id, facility_id: $facility_id, from: $from, to: $to, cursor: $cursor, per_page: $per_page
  ) {
    data {
      id occurred_at actor actor_type event facility_id facility_name reason undo_refusal undone_by
      changes { field before after }
    }
    next_cursor
  }
}`

export const housekeepingAsOf = `query ($property_id: Int!, $at: String!) {
  housekeeping_as_of(property_id: $property_id, at: $at) {
    at
    rooms { facility_id facility_name facility_type floor housekeeping_status service attendant hk_priority }
  }
}`
