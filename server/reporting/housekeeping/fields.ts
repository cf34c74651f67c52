import { GraphQLFloat, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import { HousekeepingAsOfQuery, HousekeepingHistoryQuery } from '../../../src/api/contract/housekeeping-log.ts'
import { guarded, listOf, required, rootField } from '../fields.ts'
import { housekeepingAsOf } from './as-of.ts'
import { housekeepingHistory } from './history.ts'

const permission = 'access_housekeeping'
const text = { type: GraphQLString }
const wholeNumber = { type: required(GraphQLInt) }
const sure = { type: required(GraphQLString) }

const RoomChange = new GraphQLObjectType({
  name: 'RoomChange',
  fields: guarded(permission, { field: sure, before: text, after: text }),
})

const HousekeepingEntry = new GraphQLObjectType({
  name: 'HousekeepingEntry',
  fields: guarded(permission, {
    // Ids of the log can exceed 32 bits.
    id: { type: required(GraphQLFloat) },
    occurred_at: sure,
    actor: sure,
    actor_type: sure,
    event: sure,
    facility_id: wholeNumber,
    facility_name: sure,
    changes: { type: listOf(RoomChange), most: 5 },
    reason: text,
  }),
})

const HousekeepingHistory = new GraphQLObjectType({
  name: 'HousekeepingHistory',
  fields: guarded(permission, { data: { type: listOf(HousekeepingEntry), most: 200 }, next_cursor: text }),
})

const RoomAsOf = new GraphQLObjectType({
  name: 'RoomAsOf',
  fields: guarded(permission, {
    facility_id: wholeNumber,
    facility_name: sure,
    facility_type: sure,
    floor: text,
    housekeeping_status: sure,
    service: sure,
    attendant: text,
    hk_priority: wholeNumber,
  }),
})

const HousekeepingAsOf = new GraphQLObjectType({
  name: 'HousekeepingAsOf',
  fields: guarded(permission, { at: sure, rooms: { type: listOf(RoomAsOf), most: 1000 } }),
})

/** Fields of the housekeeping history, for users who may open housekeeping. */
export const housekeepingFields = guarded(permission, {
  housekeeping_history: rootField({
    type: HousekeepingHistory,
    args: {
      property_id: wholeNumber,
      facility_id: { type: GraphQLInt },
      from: text,
      to: text,
      cursor: text,
      per_page: { type: GraphQLInt },
    },
    input: HousekeepingHistoryQuery,
    read: housekeepingHistory,
  }),
  housekeeping_as_of: rootField({
    type: HousekeepingAsOf,
    args: { property_id: wholeNumber, at: sure },
    input: HousekeepingAsOfQuery,
    read: housekeepingAsOf,
  }),
})
