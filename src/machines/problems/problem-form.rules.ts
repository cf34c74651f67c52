import {
  type Problem,
  type ProblemKind,
  problemKinds,
  problemPriorities,
  type ProblemPriority,
  UpdateProblem,
} from '../../api/contract/problems.ts'
import type { ProblemChange } from '../../api/problems.ts'
import {
  type Checked,
  checkedBy,
  type DraftImage,
  type FieldName,
  type FormFields,
  wireImagesOf,
} from '../form/form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Values of the form that edits a problem. */
export interface ProblemDraft {
  kind: ProblemKind
  text: string
  priority: ProblemPriority
  images: DraftImage[]
}

export const emptyProblem: ProblemDraft = { kind: 'note', text: '', priority: 'normal', images: [] }

export const problemFields: FormFields<ProblemDraft> = {
  labels: {
    kind: phrase('problems.kind'),
    text: phrase('problems.whatIsWrong'),
    priority: phrase('problems.priority'),
    images: phrase('problems.photos'),
  },
  aliases: { image_order: 'images' },
}

export const draftOf = ({ kind, text, priority, images }: Problem): ProblemDraft => ({
  kind,
  text,
  priority,
  images: images.map(({ id, url }) => ({ key: id, id, url })),
})

/** Validates the draft by the server's rules before it is sent. The change carries the version that it is based on. */
export function checkedProblem(
  { images, ...draft }: ProblemDraft,
  record: Pick<Problem, 'id' | 'lock_version'> | null,
): Checked<ProblemChange, ProblemDraft> {
  const wire = { ...draft, ...wireImagesOf(images), id: record?.id, lock_version: record?.lock_version }
  const checked = checkedBy(problemFields, UpdateProblem, wire)
  if (checked.errors) return checked
  const { id: _id, ...submission } = checked.submission
  return { submission, errors: null }
}

/** A value of the form as text, to compare two versions. */
export function valueText(name: FieldName<ProblemDraft>, { kind, text, priority, images }: ProblemDraft): string {
  if (name === 'kind') return problemKinds[kind]
  if (name === 'priority') return problemPriorities[priority]
  return name === 'text' ? text : phrase('problems.photoCount', { count: images.length })
}

/** Restores the values of `before`; null if an undo cannot do so: nothing has changed, or photos are gone. */
export function restoring(before: Problem, after: Problem): ProblemChange | null {
  const { kind, text, priority } = before
  const hasSamePhotos = before.images.map(({ id }) => id).join() === after.images.map(({ id }) => id).join()
  const isSame = kind === after.kind && text === after.text && priority === after.priority
  return hasSamePhotos && !isSame ? { kind, text, priority, lock_version: after.lock_version } : null
}
