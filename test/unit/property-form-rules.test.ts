import { expect, test } from 'vitest'
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

test('a record becomes a draft of text as it is typed, times without seconds', () => {
  const images = [{ id: 'a', url: '/a.jpg', width: 4 }]
  expect(rules.draftOf(property({ images, email: 'x@y.example' }))).toMatchObject({
    check_in_time: '15:00',
    check_out_time: '11:00',
    email: 'x@y.example',
    phone: '',
    images: [{ key: 'a', id: 'a', url: '/a.jpg' }],
  })
})

test('a draft just read has no unsaved change, and each field that differs is one', () => {
  expect(rules.isSameDraft(draft, rules.draftOf(property()))).toBe(true)
  const changes: Partial<rules.PropertyDraft> = {
    name: 'X',
    prefix: 'x',
    property_type_id: 9,
    status: 0,
    bookable_date_from: null,
    bookable_date_to: null,
    timezone: 'UTC',
    currency: 'USD',
    check_in_time: '16:00',
    check_out_time: '10:00',
    address: 'Y',
    email: 'z@z.example',
    phone: '1',
    images: withImages.images,
  }
  expect(Object.keys(changes).toSorted()).toEqual(rules.fieldNames.toSorted())
  for (const name of rules.fieldNames)
    expect(rules.differingFields(draft, { ...draft, [name]: changes[name] })).toEqual([name])
})

test('pictures in another order are another draft', () => {
  const turned = { ...withImages, images: withImages.images.toReversed() }
  expect(rules.isSameField(withImages, turned, 'images')).toBe(false)
})

test('a right draft is what the wire wants: empty text as null, new files by their place', () => {
  const images = [...withImages.images, { key: 'k2', file: file('2') }]
  const { input, errors } = rules.checkedCreate({ ...draft, name: '  Castle Inn ', images })
  expect(errors).toBeNull()
  expect(input).toMatchObject({ name: 'Castle Inn', email: null, image_order: ['a', 'new:0', 'b', 'new:1'] })
  expect(input?.images?.map(({ name }) => name)).toEqual(['1', '2'])
})

test('an update carries the version it was made against, and never the prefix', () => {
  const { input } = rules.checkedUpdate(draft, 4)
  expect(input).toMatchObject({ lock_version: 4, name: 'Castle Inn' })
  expect(input).not.toHaveProperty('prefix')
})

test.each([
  ['name', '   ', 'Required'],
  ['name', 'x'.repeat(121), 'At most 120 characters'],
  ['name', 'a\nb', 'Must be a single line of text'],
  ['prefix', 'Castle Inn', 'Small letters, digits and single hyphens'],
  ['prefix', '', 'Required'],
  ['property_type_id', null, 'Required'],
  ['timezone', 'Mars/Olympus', 'Unknown time zone'],
  ['currency', 'euro', 'Must be a currency code like EUR'],
  ['check_in_time', '25:00', 'Must be a time like 15:00'],
  ['address', '', 'Required'],
  ['email', 'nobody', 'Must be an email address'],
  ['phone', 'call me', 'Must be a phone number'],
  ['bookable_date_from', '2026-02-30', 'Must be a date that exists'],
  ['bookable_date_to', '2026-01-01', 'Must be after Bookable from'],
])('%s “%s” is refused before anything is sent: %s', (name, value, message) => {
  expect(rules.checkedCreate({ ...draft, [name]: value })).toEqual({ input: null, errors: { [name]: message } })
})

test('a new, empty form names every field that has to be filled in', () => {
  expect(rules.checkedCreate(rules.emptyDraft).errors).toEqual({
    name: 'Required',
    prefix: 'Required',
    property_type_id: 'Required',
    timezone: 'Required',
    currency: 'Required',
    address: 'Required',
  })
})

test('the server’s field errors land on the form’s fields, several pictures on one', () => {
  const said = {
    name: ['Taken', 'Short'],
    'images.0': ['Too large'],
    'images.1': ['No'],
    image_order: ['x'],
    other: ['y'],
  }
  expect(rules.fieldErrorsOf(said)).toEqual({ name: 'Taken', images: 'Too large' })
  expect(rules.fieldErrorsOf({ 'image_order.1': ['Unknown picture'] })).toEqual({ images: 'Unknown picture' })
  expect(rules.fieldErrorsOf({ name: [] })).toEqual({})
})

test.each([
  ['a', 1, ['k1', 'a', 'b']],
  ['b', 0, ['b', 'a', 'k1']],
  ['a', -1, ['a', 'k1', 'b']],
  ['b', 3, ['a', 'k1', 'b']],
  ['nobody', 0, ['a', 'k1', 'b']],
])('picture %s moved to place %i gives %o', (key, to, order) => {
  expect(rules.movedImage(withImages.images, key, to).map((image) => image.key)).toEqual(order)
})
