import { toApiError } from '../../api/api-error.ts'
import type { Parse } from '../../api/http.ts'
import type { AnyDraft, FieldName } from './form.rules.ts'

export type Side = 'mine' | 'theirs'

/** A field that differs between two versions of a record, who changed it since loading, and which value is kept. */
interface ConflictField<Draft> {
  name: FieldName<Draft>
  changedBy: 'me' | 'them' | 'both'
  side: Side
}

/** Conflict of a 409: the version that was saved meanwhile, and the fields in which it differs from the draft (ADR 0023). */
export interface Conflict<Draft> {
  theirs: Draft
  fields: readonly ConflictField<Draft>[]
}

/** Who made the last change of a record: the person themselves, in another tab for example, or somebody else, whom the server may name. */
export type ChangedBy = 'you' | 'named' | 'other'

const changedByCode: Readonly<Record<string, ChangedBy>> = { STALE_OWN: 'you', STALE_NAMED: 'named' }

/** Who made the change that a 409 reports. A server that doesn't say counts as somebody else. */
export const changedBy = (thrown: unknown): ChangedBy => changedByCode[toApiError(thrown).code] ?? 'other'

/** The server's sentence about who changed the record, and when; null if it names nobody. */
export const namingSentence = (thrown: unknown): string | null =>
  changedBy(thrown) === 'named' ? toApiError(thrown).message : null

/** The current record in a 409; null for other errors. */
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

/** Compares three versions. Only a field that both people changed needs a choice, and is the person's own by default. */
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

/** Selects a side for one field or for all. A field that only one person changed has no choice. */
export const chosen = <Draft>(conflict: Conflict<Draft>, side: Side, name?: FieldName<Draft>): Conflict<Draft> => ({
  ...conflict,
  fields: conflict.fields.map((field) =>
    field.changedBy === 'both' && (name === undefined || name === field.name) ? { ...field, side } : field,
  ),
})

/** The draft with the other person's values where theirs are kept. Pictures that they removed are always gone. */
export function mergedDraft<Draft extends AnyDraft>(mine: Draft, { theirs, fields }: Conflict<Draft>): Draft {
  const merged = { ...mine }
  for (const { name, side } of fields) if (side === 'theirs') merged[name] = theirs[name]
  const remaining = new Set(theirs.images?.map(({ key }) => key))
  return merged.images
    ? { ...merged, images: merged.images.filter(({ key, file }) => file !== undefined || remaining.has(key)) }
    : merged
}
