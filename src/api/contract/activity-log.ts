import * as v from 'valibot'
import { activityModules, activityScopes } from './enums.ts'
import { TimeZone } from './property.ts'
import { CalendarDate, Id, Instant, instantCursor, keyword, text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Shapes of the activity logs, read through GraphQL (domain D21, D37). */

export const ActivityModule = v.picklist(activityModules, () => phrase('activity-log.mustBeAModule'))
export type ActivityModule = v.InferOutput<typeof ActivityModule>

/** Change of one field, as display text: names instead of ids, labels instead of codes. Null is an empty value. */
export const ActivityChange = v.object({
  field: v.string(),
  /** For example "Housekeeping status". */
  label: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type ActivityChange = v.InferOutput<typeof ActivityChange>

/** Who acts: a person, the product itself, or somebody who isn't signed in. */
export const actorTypes = ['user', 'system', 'anonymous'] as const

export const ActivityEntry = v.object({
  id: v.number(),
  occurred_at: Instant,
  actor_type: v.picklist(actorTypes),
  actor_id: v.nullable(v.number()),
  actor: v.string(),
  property_id: v.nullable(v.number()),
  module: v.string(),
  event: v.string(),
  entity_type: v.string(),
  entity_id: v.nullable(v.string()),
  entity_label: v.string(),
  /** True if the record still exists and can be opened. */
  exists: v.boolean(),
  changes: v.array(ActivityChange),
  reason: v.nullable(v.string()),
  request_id: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  /**
   * `can_undo`: the caller may undo the entry now. `undo_refusal` says why not, for kinds of entries that can be
   * undone, and for conditions, which housekeeping undoes.
   */
  can_undo: v.boolean(),
  undo_refusal: v.nullable(v.string()),
  /** `undoes` is the entry that this one undoes; `undone_by` is the entry that undoes this one. */
  undoes: v.nullable(v.number()),
  undone_by: v.nullable(v.number()),
})
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>

/** One page, newest first. Uses keyset pagination in both directions, so there is no total count. */
export const ActivityLog = v.object({
  data: v.array(ActivityEntry),
  next_cursor: v.nullable(v.string()),
  previous_cursor: v.nullable(v.string()),
})
export type ActivityLog = v.InferOutput<typeof ActivityLog>

/** Filter options: the events that occur, by module. The users come from users/list. */
export const ActivityChoices = v.object({
  events: v.array(v.object({ module: v.string(), event: v.string() })),
  entity_types: v.array(v.string()),
})
export type ActivityChoices = v.InferOutput<typeof ActivityChoices>

/** `property`: actions in the property. `account`: sign-ins, changes of accounts and actions outside any property. */
export const ActivityScope = v.picklist(activityScopes, () => phrase('activity-log.mustBeAScope'))
export type ActivityScope = v.InferOutput<typeof ActivityScope>

const identifier = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}$/, () => phrase('activity-log.mustBeAName')),
)
const optionalList = <S extends v.GenericSchema>(item: S) => v.optional(v.pipe(v.array(item), v.maxLength(50)), [])

/** Most entries in one export. A narrower date range exports the rest. */
export const maxExportedEntries = 10_000

/**
 * `from` and `to` are days at the property, both included; in the scope `account` days in `timezone`, if given. `keyword` searches user,
 * action, record and reason.
 */
export const ActivityLogQuery = v.strictObject({
  property_id: Id,
  scope: v.optional(ActivityScope, 'property'),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  timezone: v.optional(TimeZone),
  actor_ids: optionalList(Id),
  modules: optionalList(ActivityModule),
  events: optionalList(identifier),
  entity_type: v.optional(identifier),
  entity_id: v.optional(v.pipe(text, v.maxLength(40))),
  keyword: v.optional(keyword),
  /** "<" pages to entries newer than the given one, ">" to older ones. */
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[<>]/, () => phrase('activity-log.isNotACursor')),
      v.check(
        (cursor) => v.is(instantCursor, cursor.slice(1)),
        () => phrase('activity-log.isNotACursor'),
      ),
    ),
  ),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50),
  /** True for an export; its first page is recorded in the log. */
  for_export: v.optional(v.boolean(), false),
})
export type ActivityLogQuery = v.InferOutput<typeof ActivityLogQuery>

/** POST undo_activity: undoes an entry by a new entry. 409 if the record has changed since. */
export const UndoActivity = v.strictObject({ property_id: Id, id: Id })
export type UndoActivity = v.InferOutput<typeof UndoActivity>

/** Id of the new entry that records the undo. */
export const UndoneActivity = v.object({ activity_id: v.number() })
export type UndoneActivity = v.InferOutput<typeof UndoneActivity>
