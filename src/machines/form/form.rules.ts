import * as v from 'valibot'
import { isMistyped, type Mistyped } from '../../numbers/mistyped.ts'
import { toApiError } from '../../api/api-error.ts'

/** A picture in a form: one on the server, or a new file. */
export interface DraftImage {
  key: string
  /** Id on the server; absent for a new file. */
  id?: string
  url?: string
  file?: File
}

/** Text stays as typed, so that no input is lost. A draft without `images` is a form without pictures. */
export type AnyDraft = object & { images?: DraftImage[] }

export type FieldName<Draft> = keyof Draft & string
/** Labels in the order of the form, which error summaries and comparisons follow. */
export type FieldLabels<Draft> = Readonly<Record<FieldName<Draft>, string>>
export type FieldErrors<Draft> = Partial<Record<FieldName<Draft>, string>>
/** Changed values; pictures have events of their own. */
export type Patch<Draft> = Partial<Omit<Draft, 'images'>>

/** Labels of the form's fields, and other names of the contract that map to them. */
export interface FormFields<Draft> {
  labels: FieldLabels<Draft>
  /** The field that shows the errors of another name, for example pictures for `image_order`. */
  aliases?: Readonly<Record<string, FieldName<Draft>>>
}

export const fieldNamesOf = <Draft>(labels: FieldLabels<Draft>) => Object.keys(labels) as FieldName<Draft>[]

/** Pictures have a key, because a new one has no id yet; other records have an id. */
function identityOf(item: unknown) {
  if (typeof item !== 'object' || item === null) return item
  if ('key' in item) return item.key
  return 'id' in item ? item.id : item
}

/** Compares two values of a field: lists by item, records in a list by their identity. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, at) => Object.is(identityOf(item), identityOf(b[at])))
    : Object.is(a, b)

/** Field errors of a response, under the names of the form. Each field shows its first; picture errors share one field. */
export function fieldErrorsOf<Draft>(
  { labels, aliases = {} }: FormFields<Draft>,
  fieldMessage: Readonly<Record<string, readonly string[]>>,
): FieldErrors<Draft> {
  const errors: FieldErrors<Draft> = {}
  for (const [field, [message]] of Object.entries(fieldMessage)) {
    const plain = field.split('.')[0] ?? field
    const name = aliases[plain] ?? fieldNamesOf(labels).find((candidate) => candidate === plain)
    if (name && message) errors[name] ??= message
  }
  return errors
}

/** True if an error belongs to fields of the form, which then show it. */
export const hasFieldError = <Draft>(fields: FormFields<Draft>, error: unknown) =>
  Object.keys(fieldErrorsOf(fields, toApiError(error).fields)).length > 0

/** A failed submission: its field errors, or else the error itself, which a dialog shows. */
export function submitErrorsOf<Draft>(fields: FormFields<Draft>, thrown: unknown) {
  const error = toApiError(thrown)
  const errors = fieldErrorsOf(fields, error.fields)
  return { errors, error: Object.keys(errors).length > 0 ? null : error }
}

/** A valid submission, or the draft's errors. */
export type Checked<Submission, Draft> =
  { submission: Submission; errors: null } | { submission: null; errors: FieldErrors<Draft> }

/** Fields with an invalid number. Their own message takes precedence over the contract's. */
const mistypedIn = (wire: unknown): (readonly [name: string, value: Mistyped])[] =>
  Object.entries(wire ?? {}).flatMap(([name, value]) => (isMistyped(value) ? [[name, value] as const] : []))

/** Validates a draft by the contract's rules before it is sent. The message callback words an issue for the form. */
export function checkedBy<Schema extends v.GenericSchema, Draft>(
  fields: FormFields<Draft>,
  schema: Schema,
  wire: unknown,
  fieldMessage: (name: string, message: string) => string = (_, message) => message,
): Checked<v.InferOutput<Schema>, Draft> {
  const result = v.safeParse(schema, wire)
  const mistyped = mistypedIn(wire).map(([name, { message }]) => [name, [message]] as const)
  if (result.success && mistyped.length === 0) return { submission: result.output, errors: null }
  const issues = (result.issues ?? []).map(({ path, message }) => {
    const name = String(path?.[0]?.key)
    return [name, [fieldMessage(name, message)]] as const
  })
  return { submission: null, errors: fieldErrorsOf(fields, Object.fromEntries([...issues.toReversed(), ...mistyped])) }
}

/** Moves one picture to position `to`, counted from 0. Ignores positions out of range. */
export function movedImage(images: DraftImage[], key: string, to: number): DraftImage[] {
  const from = images.findIndex((image) => image.key === key)
  const image = images[from]
  if (!image || to < 0 || to >= images.length) return images
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

/** Pictures as the contract requires them: new files, and the order of all by name (contract, `image_order`). */
export function wireImagesOf(images: readonly DraftImage[]) {
  const files = images.flatMap((image) => (image.file ? [image.file] : []))
  const order = images.map((image) => image.id ?? `new:${image.file ? files.indexOf(image.file) : 0}`)
  return { images: files, image_order: order }
}
