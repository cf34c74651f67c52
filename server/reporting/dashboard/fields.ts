import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import { figureKeys } from '../../../src/api/contract/enums.ts'
import { DashboardQuery, DashboardRowsQuery, maxBlockings } from '../../../src/api/contract/reporting.ts'
import { withPermission, listOf, nonNull, rootField } from '../fields.ts'
import { dashboard } from './dashboard.ts'
import { dashboardRows } from './rows.ts'

/** Permission of the dashboard's route; its menu item needs another (domain D1). */
const permission = 'access_properties'
const optionalText = { type: GraphQLString }
const requiredText = { type: nonNull(GraphQLString) }
const requiredInteger = { type: nonNull(GraphQLInt) }
const optionalInteger = { type: GraphQLInt }
/** Sums of money can exceed 32 bits, and a ratio is a fraction. */
const requiredNumber = { type: nonNull(GraphQLFloat) }
const optionalNumber = { type: GraphQLFloat }
const requiredBoolean = { type: nonNull(GraphQLBoolean) }

const FigurePart = new GraphQLObjectType({
  name: 'FigurePart',
  fields: withPermission(permission, {
    role: requiredText,
    label: requiredText,
    value: requiredNumber,
    figure: optionalText,
  }),
})

const Figure = new GraphQLObjectType({
  name: 'Figure',
  fields: withPermission(permission, {
    key: requiredText,
    label: requiredText,
    unit: requiredText,
    value: optionalNumber,
    formula: requiredText,
    parts: { type: listOf(FigurePart), maxItems: 2 },
  }),
})

const OutlookDay = new GraphQLObjectType({
  name: 'OutlookDay',
  fields: withPermission(permission, {
    date: requiredText,
    house_count: requiredInteger,
    out_of_order: requiredInteger,
    available: requiredInteger,
    sold: requiredInteger,
    occupancy: optionalNumber,
    arrivals: requiredInteger,
    departures: requiredInteger,
  }),
})

const DashboardBlocking = new GraphQLObjectType({
  name: 'DashboardBlocking',
  fields: withPermission(permission, {
    id: requiredInteger,
    facility_id: requiredInteger,
    facility_name: requiredText,
    kind: requiredText,
    reason: requiredText,
    date_from: requiredText,
    date_to: requiredText,
    starts: requiredBoolean,
    ends: requiredBoolean,
  }),
})

const LatestActivity = new GraphQLObjectType({
  name: 'LatestActivity',
  fields: withPermission(permission, {
    id: requiredNumber,
    occurred_at: requiredText,
    actor_type: requiredText,
    actor: requiredText,
    module: requiredText,
    event: requiredText,
    entity_type: requiredText,
    entity_id: optionalText,
    entity_label: requiredText,
    undoes: optionalNumber,
  }),
})

const Dashboard = new GraphQLObjectType({
  name: 'Dashboard',
  fields: withPermission(permission, {
    property_id: requiredInteger,
    date: requiredText,
    today: requiredText,
    currency: requiredText,
    figures: { type: listOf(Figure), maxItems: figureKeys.length },
    outlook: { type: listOf(OutlookDay), maxItems: 14 },
    blockings: { type: listOf(DashboardBlocking), maxItems: maxBlockings },
    activity: { type: listOf(LatestActivity), maxItems: 10 },
  }),
})

const DashboardRow = new GraphQLObjectType({
  name: 'DashboardRow',
  fields: withPermission(permission, {
    facility_id: requiredInteger,
    facility_name: requiredText,
    facility_type: requiredText,
    floor: optionalText,
    condition: requiredText,
    stay_id: optionalInteger,
    guest_name: optionalText,
    blocking_id: optionalInteger,
    kind: optionalText,
    reason: optionalText,
    state: optionalText,
    date_from: optionalText,
    date_to: optionalText,
    amount: requiredNumber,
    base: optionalNumber,
  }),
})

const PageMeta = new GraphQLObjectType({
  name: 'PageMeta',
  fields: withPermission(permission, {
    current_page: requiredInteger,
    last_page: requiredInteger,
    per_page: requiredInteger,
    total: requiredInteger,
  }),
})

const DashboardRows = new GraphQLObjectType({
  name: 'DashboardRows',
  fields: withPermission(permission, {
    date: requiredText,
    currency: requiredText,
    figure: { type: nonNull(Figure) },
    data: { type: listOf(DashboardRow), maxItems: 200 },
    meta: { type: nonNull(PageMeta) },
  }),
})

/** Dashboard figures and their rows, for users who may open the dashboard. */
export const dashboardFields = withPermission(permission, {
  dashboard: rootField({
    type: Dashboard,
    args: { property_id: requiredInteger, date: optionalText },
    input: DashboardQuery,
    read: dashboard,
  }),
  dashboard_rows: rootField({
    type: DashboardRows,
    args: {
      property_id: requiredInteger,
      date: optionalText,
      figure: requiredText,
      page: optionalInteger,
      per_page: optionalInteger,
    },
    input: DashboardRowsQuery,
    read: dashboardRows,
  }),
})
