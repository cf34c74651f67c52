import { ActivityChoices, ActivityLog, type ActivityLogQuery, UndoneActivity } from './contract/activity-log.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'
import { queryReporting } from './reporting.ts'

/*
 * Activity log (domain D21, D37). Import this module only from code that loads on demand, because it pulls in the
 * GraphQL library.
 */

/** Only the accounts' log has a time zone, so that a server without that argument still answers for properties. */
const documentOf = (hasZone: boolean) => `query (
  ${hasZone ? '$timezone:String,' : ''}$property_id: Int!, $scope: String, $from: String, $to: String, $actor_ids: [Int!], $modules: [String!], $events: [String!],
  $entity_type: String, $entity_id: String, $keyword: String, $cursor: String, $per_page: Int, $for_export: Boolean
) {
  activity_log(
    ${hasZone ? 'timezone:$timezone,' : ''}property_id: $property_id, scope: $scope, from: $from, to: $to, actor_ids: $actor_ids, modules: $modules, events: $events,
    entity_type: $entity_type, entity_id: $entity_id, keyword: $keyword, cursor: $cursor, per_page: $per_page,
    for_export: $for_export
  ) {
    data {
      id occurred_at actor_type actor_id actor property_id module event entity_type entity_id entity_label exists reason
      request_id ip can_undo undo_refusal undoes undone_by
      changes { field label before after }
    }
    next_cursor previous_cursor
  }
}`

const choicesDocument = `query ($property_id: Int!) {
  activity_choices(property_id: $property_id) { events { module event } entity_types }
}`

/**
 * Query.activity_log: one page of the log, newest first. The cursors of a page lead to the next and the previous page.
 */
export const list = (
  scope: PropertyScope,
  query: Partial<Omit<ActivityLogQuery, 'property_id'>>,
  signal?: AbortSignal,
) =>
  queryReporting(
    scope.http,
    parseAs(ActivityLog),
    documentOf(query.timezone !== undefined),
    { ...query, property_id: scope.propertyId },
    signal,
  )

/** Query.activity_choices: the events and kinds of records to filter by. */
export const choices = (scope: PropertyScope, signal?: AbortSignal) =>
  queryReporting(scope.http, parseAs(ActivityChoices), choicesDocument, { property_id: scope.propertyId }, signal)

/**
 * POST undo_activity: undoes an entry by a new entry. 409 if the record has changed since, 422 if the entry cannot be
 * undone.
 */
export const undo = (scope: PropertyScope, id: number, idempotencyKey: string, signal?: AbortSignal) =>
  scope.http.data(parseAs(UndoneActivity), {
    method: 'POST',
    path: '/v1/hotel_management/undo_activity',
    body: { property_id: scope.propertyId, id },
    idempotencyKey,
    signal,
  })
