import * as v from 'valibot'
import { isMistyped, type Mistyped } from '../../numbers/notation.ts'
import { toApiError } from '../../api/api-error.ts'

/** A picture in a form: one the server has, or a file that waits to be sent. */
export interface DraftImage {
  key: string
  /** The server's id; absent for a new file. */
  id?: string
  url?: string
  file?: File
}

/** A form holds text as it was typed, so that nothing is lost; a draft without `images` is a form without pictures. */
export type AnyDraft = object & { images?: DraftImage[] }

export type FieldName<Draft> = keyof Draft & string
/** The form's order: error summaries and comparisons follow it. */
export type FieldLabels<Draft> = Readonly<Record<FieldName<Draft>, string>>
export type FieldErrors<Draft> = Partial<Record<FieldName<Draft>, string>>
/** What typing changes; pictures have events of their own. */
export type Patch<Draft> = Partial<Omit<Draft, 'images'>>

/** What a form's fields are called, and which further names of the contract belong to one of them. */
export interface FormFields<Draft> {
  labels: FieldLabels<Draft>
  /** The field that shows what is said of another name, as `image_order` at the pictures. */
  aliases?: Readonly<Record<string, FieldName<Draft>>>
}

export const fieldNamesOf = <Draft>(labels: FieldLabels<Draft>) => Object.keys(labels) as FieldName<Draft>[]

const identityOf = (item: unknown) => (typeof item === 'object' && item !== null && 'key' in item ? item.key : item)

/** True when two values of a field say the same: lists item by item, pictures by their keys. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, at) => Object.is(identityOf(item), identityOf(b[at])))
    : Object.is(a, b)

/** The errors of a reply, under the form's names: the first of each, several pictures in one place. */
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

/** Whether a refusal is of fields that the form has: those say it themselves. */
export const hasFieldError = <Draft>(fields: FormFields<Draft>, error: unknown) =>
  Object.keys(fieldErrorsOf(fields, toApiError(error).fields)).length > 0

/** A draft that may be sent, or what is wrong with it. */
export type Checked<Submission, Draft> =
  { submission: Submission; errors: null } | { submission: null; errors: FieldErrors<Draft> }

/** The fields whose text is no number: the field's own message goes before the contract's. */
const mistypedIn = (wire: unknown): (readonly [name: string, value: Mistyped])[] =>
  Object.entries(wire ?? {}).flatMap(([name, value]) => (isMistyped(value) ? [[name, value] as const] : []))

/** The contract's own rules over a draft, before anything is sent; `said` puts an issue in the form's words. */
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

/** Puts one picture at place `to`, counted from 0; past the ends nothing moves. */
export function movedImage(images: DraftImage[], key: string, to: number): DraftImage[] {
  const from = images.findIndex((image) => image.key === key)
  const image = images[from]
  if (!image || to < 0 || to >= images.length) return images
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

/** Pictures as the wire wants them: their order by name, new files beside it (contract, `image_order`). */
export function wireImagesOf(images: readonly DraftImage[]) {
  const files = images.flatMap((image) => (image.file ? [image.file] : []))
  const order = images.map((image) => image.id ?? `new:${image.file ? files.indexOf(image.file) : 0}`)
  return { images: files, image_order: order }
}
