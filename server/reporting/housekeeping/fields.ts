import { GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import { HousekeepingAsOfQuery, HousekeepingHistoryQuery } from '../../../src/api/contract/housekeeping-log.ts'
import { withPermission, listOf, nonNull, rootField } from '../fields.ts'
import { housekeepingAsOf } from './as-of.ts'
import { housekeepingHistory } from './history.ts'

const permission = 'access_housekeeping'
const optionalText = { type: GraphQLString }
const requiredInteger = { type: nonNull(GraphQLInt) }
const requiredText = { type: nonNull(GraphQLString) }

const RoomChange = new GraphQLObjectType({
  name: 'RoomChange',
  fields: withPermission(permission, { field: requiredText, before: optionalText, after: optionalText }),
})

const HousekeepingEntry = new GraphQLObjectType({
  name: 'HousekeepingEntry',
  fields: withPermission(permission, {
    // Ids of the log can exceed 32 bits.
    id: { type: nonNull(GraphQLFloat) },
    occurred_at: requiredText,
    actor: requiredText,
    actor_type: requiredText,
    event: requiredText,
    facility_id: requiredInteger,
    facility_name: requiredText,
    changes: { type: listOf(RoomChange), maxItems: 5 },
    reason: optionalText,
    undo_refusal: optionalText,
    undone_by: { type: GraphQLFloat },
  }),
})

const HousekeepingHistory = new GraphQLObjectType({
  name: 'HousekeepingHistory',
  fields: withPermission(permission, {
    data: { type: listOf(HousekeepingEntry), maxItems: 200 },
    next_cursor: optionalText,
  }),
})

const RoomAsOf = new GraphQLObjectType({
  name: 'RoomAsOf',
  fields: withPermission(permission, {
    facility_id: requiredInteger,
    facility_name: requiredText,
    facility_type: requiredText,
    floor: optionalText,
    housekeeping_status: requiredText,
    service: requiredText,
    attendant: optionalText,
    hk_priority: requiredInteger,
  }),
})

const HousekeepingAsOf = new GraphQLObjectType({
  name: 'HousekeepingAsOf',
  fields: withPermission(permission, { at: requiredText, rooms: { type: listOf(RoomAsOf), maxItems: 1000 } }),
})

/** Fields of the housekeeping history, for users who may open housekeeping. */
export const housekeepingFields = withPermission(permission, {
  housekeeping_history: rootField({
    type: HousekeepingHistory,
    args: {
      property_id: requiredInteger,
      facility_id: { type: GraphQLInt },
      from: optionalText,
      to: optionalText,
      cursor: optionalText,
      per_page: { type: GraphQLInt },
    },
    input: HousekeepingHistoryQuery,
    read: housekeepingHistory,
  }),
  housekeeping_as_of: rootField({
    type: HousekeepingAsOf,
    args: { property_id: requiredInteger, at: requiredText },
    input: HousekeepingAsOfQuery,
    read: housekeepingAsOf,
  }),
})
