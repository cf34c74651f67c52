import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import * as v from 'valibot'
import { ActivityLogQuery } from '../../../src/api/contract/activity-log.ts'
import { Id } from '../../../src/api/contract/wire.ts'
import { visibleProperty } from '../../scope.ts'
import { guarded, listOf, required, rootField } from '../fields.ts'
import { choicesOf } from './kinds-of-events.ts'
import { activityLog } from './log.ts'

/** Permission of the activity log's route. */
const permission = 'access_properties'
const text = { type: GraphQLString }
const sure = { type: required(GraphQLString) }
const key = { type: GraphQLInt }
const flag = { type: required(GraphQLBoolean) }
/** Ids of the log can exceed 32 bits. */
const entryId = { type: GraphQLFloat }
const some = (type: typeof GraphQLInt | typeof GraphQLString) => ({ type: new GraphQLList(new GraphQLNonNull(type)) })

/** Changes are part of their entry's row, so reading them costs little. */
const inRow = { cost: 0.25 }
const ActivityChange = new GraphQLObjectType({
  name: 'ActivityChange',
  fields: guarded(permission, {
    field: { ...sure, ...inRow },
    label: { ...sure, ...inRow },
    before: { ...text, ...inRow },
    after: { ...text, ...inRow },
  }),
})

const ActivityEntry = new GraphQLObjectType({
  name: 'ActivityEntry',
  fields: guarded(permission, {
    id: { type: required(GraphQLFloat) },
    occurred_at: sure,
    actor_type: sure,
    actor_id: key,
    actor: sure,
    property_id: key,
    module: sure,
    event: sure,
    entity_type: sure,
    entity_id: text,
    entity_label: sure,
    exists: flag,
    changes: { type: listOf(ActivityChange), most: 25 },
    reason: text,
    request_id: text,
    ip: text,
    can_undo: flag,
    undo_refusal: text,
    undoes: entryId,
    undone_by: entryId,
  }),
})

const ActivityLog = new GraphQLObjectType({
  name: 'ActivityLog',
  fields: guarded(permission, {
    data: { type: listOf(ActivityEntry), most: 200 },
    next_cursor: text,
    previous_cursor: text,
  }),
})

const ActivityEvent = new GraphQLObjectType({
  name: 'ActivityEvent',
  fields: guarded(permission, { module: sure, event: sure }),
})

const ActivityChoices = new GraphQLObjectType({
  name: 'ActivityChoices',
  fields: guarded(permission, {
    events: { type: listOf(ActivityEvent), most: 200 },
    entity_types: { type: listOf(GraphQLString), most: 50 },
  }),
})

/**
 * Fields of the activity log and its filter options. Entries outside any property also need `view_account_activity`.
 */
export const activityFields = guarded(permission, {
  activity_log: rootField({
    type: ActivityLog,
    description: 'The scope `account` needs the permission view_account_activity.',
    args: {
      property_id: { type: required(GraphQLInt) },
      scope: text,
      from: text,
      to: text,
      actor_ids: some(GraphQLInt),
      modules: some(GraphQLString),
      events: some(GraphQLString),
      entity_type: text,
      entity_id: text,
      keyword: text,
      cursor: text,
      per_page: key,
      for_export: { type: GraphQLBoolean },
    },
    input: ActivityLogQuery,
    read: activityLog,
  }),
  activity_choices: rootField({
    type: ActivityChoices,
    args: { property_id: { type: required(GraphQLInt) } },
    input: v.strictObject({ property_id: Id }),
    read: async (ctx, { property_id }) => choicesOf(ctx, (await visibleProperty(ctx, property_id)).id),
  }),
})
