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
import { withPermission, listOf, nonNull, rootField } from '../fields.ts'
import { findChoices } from './event-types.ts'
import { activityLog } from './log.ts'

/** Permission of the activity log's route. */
const permission = 'access_properties'
const optionalText = { type: GraphQLString }
const requiredText = { type: nonNull(GraphQLString) }
const optionalInteger = { type: GraphQLInt }
const requiredBoolean = { type: nonNull(GraphQLBoolean) }
/** Ids of the log can exceed 32 bits. */
const entryId = { type: GraphQLFloat }
const textList = (type: typeof GraphQLInt | typeof GraphQLString) => ({
  type: new GraphQLList(new GraphQLNonNull(type)),
})

/** Changes are part of their entry's row, so reading them costs little. */
const noExtraCost = { cost: 0.25 }
const ActivityChange = new GraphQLObjectType({
  name: 'ActivityChange',
  fields: withPermission(permission, {
    field: { ...requiredText, ...noExtraCost },
    label: { ...requiredText, ...noExtraCost },
    before: { ...optionalText, ...noExtraCost },
    after: { ...optionalText, ...noExtraCost },
  }),
})

const ActivityEntry = new GraphQLObjectType({
  name: 'ActivityEntry',
  fields: withPermission(permission, {
    id: { type: nonNull(GraphQLFloat) },
    occurred_at: requiredText,
    actor_type: requiredText,
    actor_id: optionalInteger,
    actor: requiredText,
    property_id: optionalInteger,
    module: requiredText,
    event: requiredText,
    entity_type: requiredText,
    entity_id: optionalText,
    entity_label: requiredText,
    exists: requiredBoolean,
    changes: { type: listOf(ActivityChange), maxItems: 25 },
    reason: optionalText,
    request_id: optionalText,
    ip: optionalText,
    can_undo: requiredBoolean,
    undo_refusal: optionalText,
    undoes: entryId,
    undone_by: entryId,
  }),
})

const ActivityLog = new GraphQLObjectType({
  name: 'ActivityLog',
  fields: withPermission(permission, {
    data: { type: listOf(ActivityEntry), maxItems: 200 },
    next_cursor: optionalText,
    previous_cursor: optionalText,
  }),
})

const ActivityEvent = new GraphQLObjectType({
  name: 'ActivityEvent',
  fields: withPermission(permission, { module: requiredText, event: requiredText }),
})

const ActivityChoices = new GraphQLObjectType({
  name: 'ActivityChoices',
  fields: withPermission(permission, {
    events: { type: listOf(ActivityEvent), maxItems: 200 },
    entity_types: { type: listOf(GraphQLString), maxItems: 50 },
  }),
})

/**
 * Fields of the activity log and its filter options. Entries outside any property also need `view_account_activity`.
 */
export const activityFields = withPermission(permission, {
  activity_log: rootField({
    type: ActivityLog,
    description: 'The scope `account` needs the permission view_account_activity.',
    args: {
      property_id: { type: nonNull(GraphQLInt) },
      scope: optionalText,
      from: optionalText,
      to: optionalText,
      timezone: optionalText,
      actor_ids: textList(GraphQLInt),
      modules: textList(GraphQLString),
      events: textList(GraphQLString),
      entity_type: optionalText,
      entity_id: optionalText,
      keyword: optionalText,
      cursor: optionalText,
      per_page: optionalInteger,
      for_export: { type: GraphQLBoolean },
    },
    input: ActivityLogQuery,
    read: activityLog,
  }),
  activity_choices: rootField({
    type: ActivityChoices,
    args: { property_id: { type: nonNull(GraphQLInt) } },
    input: v.strictObject({ property_id: Id }),
    read: async (ctx, { property_id }) => findChoices(ctx, (await visibleProperty(ctx, property_id)).id),
  }),
})
