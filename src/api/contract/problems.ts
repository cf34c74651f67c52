import * as v from 'valibot'
import { RoomBlocking } from './facility-status.ts'
import { Picture, pictureOrder } from './picture.ts'
import { listFile } from './list-file.ts'
import {
  problemColumns,
  problemKindNames,
  problemPriorityNames,
  problemSorts,
  problemStatusNames,
} from './problem-words.ts'
import { Id, Instant, LockVersion, keyword, list, multiLine, orNull, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Problems of rooms and assets: what is broken, lost or worth a note (domain D47). An extension of the API (ADR 0060). */

export const ProblemKind = v.picklist(problemKindNames, () => phrase('problems.mustBeKind'))
export type ProblemKind = v.InferOutput<typeof ProblemKind>
/** Labels of the kinds. A note needs no repair. */
export const problemKinds: Record<ProblemKind, string> = {
  get plumbing() {
    return phrase('problems.plumbing')
  },
  get electrical() {
    return phrase('problems.electrical')
  },
  get climate() {
    return phrase('problems.heatingOrAirConditioning')
  },
  get furniture() {
    return phrase('problems.furniture')
  },
  get equipment() {
    return phrase('problems.equipment')
  },
  get cleaning() {
    return phrase('problems.cleaning')
  },
  get lost_and_found() {
    return phrase('problems.lostAndFound')
  },
  get note() {
    return phrase('problems.note')
  },
}

export const ProblemPriority = v.picklist(problemPriorityNames, () => phrase('problems.mustBePriority'))
export type ProblemPriority = v.InferOutput<typeof ProblemPriority>
export const problemPriorities: Record<ProblemPriority, string> = {
  get urgent() {
    return phrase('problems.urgent')
  },
  get normal() {
    return phrase('problems.normal')
  },
  get low() {
    return phrase('problems.low')
  },
}

export const ProblemStatus = v.picklist(problemStatusNames, () => phrase('problems.mustBeStatus'))
export type ProblemStatus = v.InferOutput<typeof ProblemStatus>
export const problemStatuses: Record<ProblemStatus, string> = {
  get open() {
    return phrase('problems.open')
  },
  get in_progress() {
    return phrase('problems.inProgress')
  },
  get done() {
    return phrase('problems.done')
  },
}

/** Most photos of one problem. */
export const maxPhotos = 4
/** Largest photo in bytes: 8 MB, about the size of a phone's photo of 12 megapixels. */
export const maxPhotoBytes = 8 * 1024 * 1024
/** Longest text in characters. */
export const maxProblemText = 1000

const Person = v.object({ id: v.number(), name: v.string() })

export const Problem = v.object({
  id: v.number(),
  property_id: v.number(),
  facility_id: v.number(),
  facility: v.object({ id: v.number(), name: v.string() }),
  kind: ProblemKind,
  text: v.string(),
  priority: ProblemPriority,
  status: ProblemStatus,
  images: v.array(Picture),
  /** The blocking of the room for this problem. Null as well if it has moved to another room. */
  blocking: v.nullable(RoomBlocking),
  /** Null for an account that was deleted. */
  reported_by: v.nullable(Person),
  reported_at: Instant,
  changed_by: v.nullable(Person),
  changed_at: Instant,
  /** Set while the problem is done. */
  done_by: v.nullable(Person),
  done_at: v.nullable(Instant),
  lock_version: v.number(),
})
export type Problem = v.InferOutput<typeof Problem>

export type ProblemSort = (typeof problemSorts)[number]

/** GET problems of one property. `keyword` searches text and room. By default the most urgent are first, then the newest. */
export const ProblemQuery = v.strictObject({
  property_id: Id,
  page: v.optional(Id, 1),
  per_page: v.optional(perPage, 10),
  keyword: v.optional(keyword),
  statuses: v.optional(list(ProblemStatus)),
  priorities: v.optional(list(ProblemPriority)),
  kinds: v.optional(list(ProblemKind)),
  facility_ids: v.optional(list(Id, 500)),
  include_ids: v.optional(list(Id, 500)),
  sort: v.optional(v.picklist(problemSorts), '-priority'),
  ...listFile(problemColumns),
})
export type ProblemQuery = v.InferOutput<typeof ProblemQuery>

const ProblemText = v.pipe(
  multiLine(maxProblemText),
  v.nonEmpty(() => phrase('problems.required')),
)
const images = v.optional(
  v.pipe(
    v.array(v.file()),
    v.maxLength(maxPhotos, () => phrase('problems.atMostPhotos', { max: maxPhotos })),
  ),
)

/** POST problems. The facility is of the property. */
export const CreateProblem = v.strictObject({
  property_id: Id,
  facility_id: Id,
  kind: ProblemKind,
  text: ProblemText,
  priority: v.optional(ProblemPriority, 'normal'),
  images,
})
export type CreateProblem = v.InferOutput<typeof CreateProblem>

/**
 * POST update_problem. Absent fields stay unchanged. `image_order` works as in other records: photos that are not listed
 * are removed.
 */
export const UpdateProblem = v.strictObject({
  id: Id,
  kind: v.optional(ProblemKind),
  text: v.optional(ProblemText),
  priority: v.optional(ProblemPriority),
  status: v.optional(ProblemStatus),
  /** A blocking of the same room; empty removes the link. */
  blocking_id: v.optional(orNull(Id)),
  image_order: pictureOrder,
  images,
  lock_version: v.optional(LockVersion),
})
export type UpdateProblem = v.InferOutput<typeof UpdateProblem>
