import { toApiError } from '../../api/api-error.ts'
import type { Parse } from '../../api/http.ts'
import type { AnyDraft, FieldName } from './form.rules.ts'

export type Side = 'mine' | 'theirs'

/** One field in which two versions of a record differ, who has changed it since it was loaded, and whose value will be kept. */
export interface ConflictField<Draft> {
  name: FieldName<Draft>
  changedBy: 'me' | 'them' | 'both'
  side: Side
}

/** What a 409 leaves to decide: the other's version beside the draft, field by field (ADR 0023). */
export interface Conflict<Draft> {
  theirs: Draft
  fields: readonly ConflictField<Draft>[]
}

/** The current record that a 409 carries; null where the refusal is of another kind. */
export function currentOf<Rec>(thrown: unknown, read: Parse<Rec>): Rec | null {
  const { status, code, current } = toApiError(thrown)
  if (status !== 409 || code === 'REFUSED') return null
  try {
    return read(current)
  } catch {
    return null
  }
}

type IsSame<Draft> = (a: Draft, b: Draft, name: FieldName<Draft>) => boolean

/** Three versions compared: only what both have changed differently has to be chosen, and is the person's own until then. */
export function conflictOf<Draft>(
  names: readonly FieldName<Draft>[],
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
  isSame: IsSame<Draft>,
): Conflict<Draft> {
  const fields = names
    .filter((name) => !isSame(mine, theirs, name))
    .map((name): ConflictField<Draft> => {
      if (isSame(base, mine, name)) return { name, changedBy: 'them', side: 'theirs' }
      return { name, changedBy: isSame(base, theirs, name) ? 'me' : 'both', side: 'mine' }
    })
  return { theirs, fields }
}

/** Another side for one field, or for all; what only one person changed is not open to choice. */
export const chosen = <Draft>(conflict: Conflict<Draft>, side: Side, name?: FieldName<Draft>): Conflict<Draft> => ({
  ...conflict,
  fields: conflict.fields.map((field) =>
    field.changedBy === 'both' && (name === undefined || name === field.name) ? { ...field, side } : field,
  ),
})

/** My draft with the other's values where theirs are kept. A picture that they have removed is gone, whoever's order is kept. */
export function mergedDraft<Draft extends AnyDraft>(mine: Draft, { theirs, fields }: Conflict<Draft>): Draft {
  const merged = { ...mine }
  for (const { name, side } of fields) if (side === 'theirs') merged[name] = theirs[name]
  const remaining = new Set(theirs.images?.map(({ key }) => key))
  return merged.images
    ? { ...merged, images: merged.images.filter(({ key, file }) => file !== undefined || remaining.has(key)) }
    : merged
}
