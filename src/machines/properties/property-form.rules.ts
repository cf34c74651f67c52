import { CreateProperty, type Property, UpdateProperty } from '../../api/contract/property.ts'
import {
  type Checked,
  checkedBy,
  type DraftImage,
  type FormFields,
  type Patch,
  wireImagesOf,
} from '../form/form.rules.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Values of the form. Text stays as typed, so that no input is lost. */
export interface PropertyDraft {
  name: string
  prefix: string
  property_type_id: number | null
  status: 0 | 1
  bookable_date_from: string | null
  bookable_date_to: string | null
  timezone: string
  /** Null for midnight. */
  audit_time: string | null
  currency: string
  check_in_time: string
  check_out_time: string
  address: string
  email: string
  phone: string
  images: DraftImage[]
}

export type PropertyPatch = Patch<PropertyDraft>

export const emptyDraft: PropertyDraft = {
  name: '',
  prefix: '',
  property_type_id: null,
  status: 1,
  bookable_date_from: null,
  bookable_date_to: null,
  timezone: '',
  audit_time: null,
  currency: '',
  check_in_time: '15:00',
  check_out_time: '11:00',
  address: '',
  email: '',
  phone: '',
  images: [],
}

export const propertyFields: FormFields<PropertyDraft> = {
  labels: {
    name: phrase('properties.name'),
    property_type_id: phrase('properties.propertyTypeField'),
    prefix: phrase('properties.prefix'),
    bookable_date_from: phrase('properties.bookableFrom'),
    bookable_date_to: phrase('properties.bookableTo'),
    check_in_time: phrase('properties.checkIn'),
    check_out_time: phrase('properties.checkOut'),
    status: phrase('properties.status'),
    timezone: phrase('properties.timeZone'),
    audit_time: phrase('properties.auditTime'),
    currency: phrase('properties.currency'),
    address: phrase('properties.address'),
    email: phrase('properties.email'),
    phone: phrase('properties.phone'),
    images: phrase('properties.images'),
  },
  aliases: { image_order: 'images' },
}

/** Times on the wire may have seconds; the form shows minutes. */
const minutes = (time: string) => time.slice(0, 5)

export const draftOf = (property: Property): PropertyDraft => ({
  name: property.name,
  prefix: property.prefix,
  property_type_id: property.property_type_id,
  status: property.status,
  bookable_date_from: property.bookable_date_from,
  bookable_date_to: property.bookable_date_to,
  timezone: property.timezone,
  audit_time: property.audit_time && minutes(property.audit_time),
  currency: property.currency,
  check_in_time: minutes(property.check_in_time),
  check_out_time: minutes(property.check_out_time),
  address: property.address,
  email: property.email ?? '',
  phone: property.phone ?? '',
  images: property.images.map(({ id, url }) => ({ key: id, id, url })),
})

const maxPrefixLength = 60

/** The prefix that a name suggests: "Hôtel d’Été" gives "hotel-dete"; empty for a name without Latin letters and digits. */
export const prefixOf = (name: string) =>
  textKey(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxPrefixLength)
    .replace(/-$/, '')

/** A valid write: all fields of a new property, or of an existing one. */
export type PropertySubmission = { create: CreateProperty } | { id: number; update: UpdateProperty }

const wireOf = ({ images, ...draft }: PropertyDraft) => ({
  ...draft,
  property_type_id: draft.property_type_id ?? '',
  ...wireImagesOf(images),
})
const fieldMessage = (name: string, message: string) =>
  name === 'property_type_id' ? phrase('properties.required') : message

/** Validates the draft by the server's rules before it is sent. An update carries the version it is based on. */
export function checkedProperty(
  draft: PropertyDraft,
  record: Pick<Property, 'id' | 'lock_version'> | null,
): Checked<PropertySubmission, PropertyDraft> {
  if (!record) {
    const checked = checkedBy(propertyFields, CreateProperty, wireOf(draft), fieldMessage)
    return checked.errors ? checked : { submission: { create: checked.submission }, errors: null }
  }
  const { prefix: _fixed, ...wire } = wireOf(draft)
  // Form data cannot represent an empty list, so one empty name means that no picture is kept.
  const image_order = wire.image_order.length > 0 ? wire.image_order : ['']
  const input = { ...wire, image_order, lock_version: record.lock_version }
  const checked = checkedBy(propertyFields, UpdateProperty, input, fieldMessage)
  return checked.errors ? checked : { submission: { id: record.id, update: checked.submission }, errors: null }
}
