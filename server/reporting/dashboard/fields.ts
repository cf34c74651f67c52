import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import { DashboardQuery, DashboardRowsQuery, figureKeys, mostBlockings } from '../../../src/api/contract/reporting.ts'
import { guarded, listOf, required, rootField } from '../fields.ts'
import { dashboard } from './dashboard.ts'
import { dashboardRows } from './rows.ts'

/** Permission of the dashboard's route; its menu item needs another (domain D1). */
const permission = 'access_properties'
const text = { type: GraphQLString }
const sure = { type: required(GraphQLString) }
const wholeNumber = { type: required(GraphQLInt) }
const key = { type: GraphQLInt }
/** Sums of money can exceed 32 bits, and a ratio is a fraction. */
const amount = { type: required(GraphQLFloat) }
const perhaps = { type: GraphQLFloat }
const flag = { type: required(GraphQLBoolean) }

const FigurePart = new GraphQLObjectType({
  name: 'FigurePart',
  fields: guarded(permission, { role: sure, label: sure, value: amount, figure: text }),
})

const Figure = new GraphQLObjectType({
  name: 'Figure',
  fields: guarded(permission, {
    key: sure,
    label: sure,
    unit: sure,
    value: perhaps,
    formula: sure,
    parts: { type: listOf(FigurePart), most: 2 },
  }),
})

const OutlookDay = new GraphQLObjectType({
  name: 'OutlookDay',
  fields: guarded(permission, {
    date: sure,
    house_count: wholeNumber,
    out_of_order: wholeNumber,
    available: wholeNumber,
    sold: wholeNumber,
    occupancy: perhaps,
    arrivals: wholeNumber,
    departures: wholeNumber,
  }),
})

const DashboardBlocking = new GraphQLObjectType({
  name: 'DashboardBlocking',
  fields: guarded(permission, {
    id: wholeNumber,
    facility_id: wholeNumber,
    facility_name: sure,
    kind: sure,
    reason: sure,
    date_from: sure,
    date_to: sure,
    starts: flag,
    ends: flag,
  }),
})

const LatestActivity = new GraphQLObjectType({
  name: 'LatestActivity',
  fields: guarded(permission, {
    id: amount,
    occurred_at: sure,
    actor: sure,
    module: sure,
    event: sure,
    entity_type: sure,
    entity_id: text,
    entity_label: sure,
  }),
})

const Dashboard = new GraphQLObjectType({
  name: 'Dashboard',
  fields: guarded(permission, {
    property_id: wholeNumber,
    date: sure,
    today: sure,
    currency: sure,
    figures: { type: listOf(Figure), most: figureKeys.length },
    outlook: { type: listOf(OutlookDay), most: 14 },
    blockings: { type: listOf(DashboardBlocking), most: mostBlockings },
    activity: { type: listOf(LatestActivity), most: 10 },
  }),
})

const DashboardRow = new GraphQLObjectType({
  name: 'DashboardRow',
  fields: guarded(permission, {
    facility_id: wholeNumber,
    facility_name: sure,
    facility_type: sure,
    floor: text,
    condition: sure,
    stay_id: key,
    guest_name: text,
    blocking_id: key,
    kind: text,
    reason: text,
    state: text,
    date_from: text,
    date_to: text,
    amount,
    base: perhaps,
  }),
})

const PageMeta = new GraphQLObjectType({
  name: 'PageMeta',
  fields: guarded(permission, {
    current_page: wholeNumber,
    last_page: wholeNumber,
    per_page: wholeNumber,
    total: wholeNumber,
  }),
})

const DashboardRows = new GraphQLObjectType({
  name: 'DashboardRows',
  fields: guarded(permission, {
    date: sure,
    currency: sure,
    figure: { type: required(Figure) },
    data: { type: listOf(DashboardRow), most: 200 },
    meta: { type: required(PageMeta) },
  }),
})

/** Dashboard figures and their rows, for users who may open the dashboard. */
export const dashboardFields = guarded(permission, {
  dashboard: rootField({
    type: Dashboard,
    args: { property_id: wholeNumber, date: text },
    input: DashboardQuery,
    read: dashboard,
  }),
  dashboard_rows: rootField({
    type: DashboardRows,
    args: { property_id: wholeNumber, date: text, figure: sure, page: key, per_page: key },
    input: DashboardRowsQuery,
    read: dashboardRows,
  }),
})
