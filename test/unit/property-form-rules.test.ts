import { expect, test } from 'vitest'
import { isSameValue } from '../../src/machines/form/form.rules.ts'
import * as rules from '../../src/machines/properties/property-form.rules.ts'
import { property } from '../support/records.ts'

const draft = rules.draftOf(property())
const file = (name: string) => new File(['x'], name)
const withImages = {
  ...draft,
  images: [
    { key: 'a', id: 'a' },
    { key: 'k1', file: file('1') },
    { key: 'b', id: 'b' },
  ],
}

test('a record becomes a draft of texts, times without seconds', () => {
  const images = [{ id: 'a', url: '/a.jpg', width: 4 }]
  expect(rules.draftOf(property({ images, email: 'x@y.example' }))).toMatchObject({
    check_in_time: '15:00',
    check_out_time: '11:00',
    email: 'x@y.example',
    phone: '',
    images: [{ key: 'a', id: 'a', url: '/a.jpg' }],
  })
})

test('an audit time loses its seconds, and an empty one is sent as none', () => {
  const withTime = rules.draftOf(property({ audit_time: '03:00:00' }))
  expect(withTime.audit_time).toBe('03:00')
  expect(rules.checkedProperty(withTime, property()).submission).toMatchObject({ update: { audit_time: '03:00' } })
  expect(rules.checkedProperty(draft, property()).submission).toMatchObject({ update: { audit_time: null } })
})

test('a freshly loaded draft has no unsaved change, and every field of the record is in the form', () => {
  const again = rules.draftOf(property())
  const names = Object.keys(rules.propertyFields.labels) as (keyof rules.PropertyDraft)[]
  expect(names.filter((name) => !isSameValue(draft[name], again[name]))).toEqual([])
  expect(Object.keys(draft).toSorted()).toEqual(names.toSorted())
})

test("a valid draft becomes the API's format: empty text as null, new files by position", () => {
  const images = [...withImages.images, { key: 'k2', file: file('2') }]
  const { submission, errors } = rules.checkedProperty({ ...draft, name: '  Castle Inn ', images }, null)
  expect(errors).toBeNull()
  const order = ['a', 'new:0', 'b', 'new:1']
  const files = [{ name: '1' }, { name: '2' }]
  expect(submission).toMatchObject({ create: { name: 'Castle Inn', email: null, image_order: order, images: files } })
})

test('an update carries the version that was loaded, and never the prefix', () => {
  const { submission } = rules.checkedProperty(draft, property())
  expect(submission).toMatchObject({ id: 7, update: { lock_version: 4, name: 'Castle Inn' } })
  expect(submission).not.toHaveProperty('update.prefix')
})

test.each([
  ['name', '   ', 'Required'],
  ['name', 'x'.repeat(121), 'At most 120 characters'],
  ['name', 'a\nb', 'Must be a single line of text'],
  ['prefix', 'Castle Inn', 'Lowercase letters, digits and single hyphens'],
  ['prefix', '', 'Required'],
  ['property_type_id', null, 'Required'],
  ['timezone', 'Mars/Olympus', 'Unknown time zone'],
  ['audit_time', '12:00', 'Must be a time from 00:00 to 11:59'],
  ['audit_time', '03:––', 'Must be a time from 00:00 to 11:59'],
  ['currency', 'euro', 'Must be a currency code like EUR'],
  ['check_in_time', '25:00', 'Must be a time like 15:00'],
  ['address', '', 'Required'],
  ['email', 'nobody', 'Must be an email address'],
  ['phone', 'call me', 'Must be a phone number'],
  ['bookable_date_from', '2026-02-30', 'Must be a date that exists'],
  ['bookable_date_to', '2026-01-01', 'Is before Bookable from'],
])('%s “%s” is rejected before anything is sent: %s', (name, value, message) => {
  expect(rules.checkedProperty({ ...draft, [name]: value }, null)).toEqual({
    submission: null,
    errors: { [name]: message },
  })
})

test('a new, empty form names every required field', () => {
  expect(rules.checkedProperty(rules.emptyDraft, null).errors).toEqual({
    name: 'Required',
    prefix: 'Required',
    property_type_id: 'Required',
    timezone: 'Required',
    currency: 'Required',
    address: 'Required',
  })
})

test.each([
  ['Casa Azul', 'casa-azul'],
  ['  Hôtel d’Été & Spa ', 'hotel-dete-spa'],
  ['Straße 7 / Łódź', 'strasse-7-lodz'],
  ['فندق النخيل', ''],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)],
])('the name %j suggests the prefix %j', (name, prefix) => {
  expect(rules.prefixOf(name)).toBe(prefix)
  expect(rules.checkedProperty({ ...draft, name, prefix }, null).errors?.prefix).toBe(prefix ? undefined : 'Required')
})
