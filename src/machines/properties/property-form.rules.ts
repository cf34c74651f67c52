import * as v from 'valibot'
import { CreateProperty, type Property, UpdateProperty } from '../../api/contract/property.ts'

/** A picture in the form: one the server has, or a file that waits to be sent. */
export interface DraftImage {
  key: string
  /** The server's id; absent for a new file. */
  id?: string
  url?: string
  file?: File
}

/** What the form holds: text as it was typed, so that nothing is lost. */
export interface PropertyDraft {
  name: string
  prefix: string
  property_type_id: number | null
  status: 0 | 1
  bookable_date_from: string | null
  bookable_date_to: string | null
  timezone: string
  currency: string
  check_in_time: string
  check_out_time: string
  address: string
  email: string
  phone: string
  images: DraftImage[]
}

export type FieldErrors = Partial<Record<keyof PropertyDraft, string>>

export const emptyDraft: PropertyDraft = {
  name: '',
  prefix: '',
  property_type_id: null,
  status: 1,
  bookable_date_from: null,
  bookable_date_to: null,
  timezone: '',
  currency: '',
  check_in_time: '15:00',
  check_out_time: '11:00',
  address: '',
  email: '',
  phone: '',
  images: [],
}

/** The form's order: error summaries and comparisons follow it. */
export const fieldLabels: Record<keyof PropertyDraft, string> = {
  name: 'Name',
  property_type_id: 'Property type',
  prefix: 'Prefix',
  bookable_date_from: 'Bookable from',
  bookable_date_to: 'Bookable to',
  check_in_time: 'Check-in',
  check_out_time: 'Check-out',
  status: 'Status',
  timezone: 'Time zone',
  currency: 'Currency',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  images: 'Images',
}
export const fieldNames = Object.keys(fieldLabels) as (keyof PropertyDraft)[]

/** Wire times may carry seconds; the form shows minutes. */
const minutes = (time: string) => time.slice(0, 5)

export const draftOf = (property: Property): PropertyDraft => ({
  name: property.name,
  prefix: property.prefix,
  property_type_id: property.property_type_id,
  status: property.status,
  bookable_date_from: property.bookable_date_from,
  bookable_date_to: property.bookable_date_to,
  timezone: property.timezone,
  currency: property.currency,
  check_in_time: minutes(property.check_in_time),
  check_out_time: minutes(property.check_out_time),
  address: property.address,
  email: property.email ?? '',
  phone: property.phone ?? '',
  images: property.images.map(({ id, url }) => ({ key: id, id, url })),
})

const imageKeys = (draft: PropertyDraft) => draft.images.map((image) => image.key).join()

/** True when one field of two drafts says the same. */
export const isSameField = (a: PropertyDraft, b: PropertyDraft, name: keyof PropertyDraft) =>
  name === 'images' ? imageKeys(a) === imageKeys(b) : a[name] === b[name]

export const isSameDraft = (a: PropertyDraft, b: PropertyDraft) => fieldNames.every((name) => isSameField(a, b, name))

/** The fields in which two versions of a record differ (409). */
export const differingFields = (mine: PropertyDraft, theirs: PropertyDraft) =>
  fieldNames.filter((name) => !isSameField(mine, theirs, name))

/** A draft as the wire wants it: order of pictures by name, new files beside it (contract, `image_order`). */
function wireOf({ images, ...draft }: PropertyDraft) {
  const files = images.flatMap((image) => (image.file ? [image.file] : []))
  const order = images.map((image) => image.id ?? `new:${image.file ? files.indexOf(image.file) : 0}`)
  return { ...draft, property_type_id: draft.property_type_id ?? '', images: files, image_order: order }
}

export type Checked<Input> = { input: Input; errors: null } | { input: null; errors: FieldErrors }

function checked<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value)
  if (result.success) return { input: result.output, errors: null }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    const name = fieldNames.find((candidate) => candidate === issue.path?.[0]?.key)
    if (name) errors[name] ??= name === 'property_type_id' ? 'Required' : issue.message
  }
  return { input: null, errors }
}

/** The same rules as the server's, before anything is sent. */
export const checkedCreate = (draft: PropertyDraft) => checked(CreateProperty, wireOf(draft))
export const checkedUpdate = (draft: PropertyDraft, lockVersion: number | undefined) => {
  const { prefix: _fixed, ...wire } = wireOf(draft)
  // Form data has no empty list: one empty name says that no picture is kept.
  const image_order = wire.image_order.length > 0 ? wire.image_order : ['']
  return checked(UpdateProperty, { ...wire, image_order, lock_version: lockVersion })
}

/** The server's field errors, under the form's names; several pictures share one place. */
export function fieldErrorsOf(fields: Record<string, string[]>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, messages] of Object.entries(fields)) {
    const plain = field.split('.')[0] === 'image_order' ? 'images' : field.split('.')[0]
    const name = fieldNames.find((candidate) => candidate === plain)
    if (name && messages[0]) errors[name] ??= messages[0]
  }
  return errors
}

/** Puts one picture at place `to`, counted from 0; past the ends nothing moves. */
export function movedImage(images: DraftImage[], key: string, to: number): DraftImage[] {
  const from = images.findIndex((image) => image.key === key)
  const image = images[from]
  if (!image || to < 0 || to >= images.length) return images
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}
