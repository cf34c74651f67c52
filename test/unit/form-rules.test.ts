import { expect, test } from 'vitest'
import * as v from 'valibot'
import * as rules from '../../src/machines/form/form.rules.ts'

interface Draft {
  name: string
  floor: number | null
  images: rules.DraftImage[]
}
const fields: rules.FormFields<Draft> = {
  labels: { name: 'Name', floor: 'Floor', images: 'Images' },
  aliases: { image_order: 'images' },
}
const image = (key: string) => ({ key, id: key })
const images = [image('a'), { key: 'k1', file: new File(['x'], '1') }, image('b')]

test.each([
  ['x', 'x', true],
  ['x', 'y', false],
  [null, '', false],
  [Number.NaN, Number.NaN, true],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[image('a')], [{ key: 'a', id: 'a', url: '/elsewhere' }], true],
  [images, images.toReversed(), false],
])('%o and %o are equal: %s', (a, b, isSame) => {
  expect(rules.isSameValue(a, b)).toBe(isSame)
})

test("the server's field errors map to the form's fields, several pictures to one", () => {
  const said = {
    name: ['Taken', 'Short'],
    'images.0': ['Too large'],
    'images.1': ['No'],
    image_order: ['x'],
    other: ['y'],
  }
  expect(rules.fieldErrorsOf(fields, said)).toEqual({ name: 'Taken', images: 'Too large' })
  expect(rules.fieldErrorsOf(fields, { 'image_order.1': ['Unknown picture'] })).toEqual({ images: 'Unknown picture' })
  expect(rules.fieldErrorsOf(fields, { name: [] })).toEqual({})
})

test("a draft is checked by the contract: each field reports its first error, in the form's words", () => {
  const line = v.pipe(v.string(), v.minLength(3, 'Too short'), v.regex(/^[a-z]+$/, 'Letters only'))
  const schema = v.object({ name: line, floor: v.number('Must be a number') })
  const said = (name: string, message: string) => (name === 'floor' ? 'Required' : message)
  expect(rules.checkedBy(fields, schema, { name: '1', floor: null }, said)).toEqual({
    submission: null,
    errors: { name: 'Too short', floor: 'Required' },
  })
  expect(rules.checkedBy(fields, schema, { name: 'abc', floor: 1 })).toEqual({
    submission: { name: 'abc', floor: 1 },
    errors: null,
  })
})

test.each([
  ['a', 1, ['k1', 'a', 'b']],
  ['b', 0, ['b', 'a', 'k1']],
  ['a', -1, ['a', 'k1', 'b']],
  ['b', 3, ['a', 'k1', 'b']],
  ['nobody', 0, ['a', 'k1', 'b']],
])('picture %s moved to place %i gives %o', (key, to, order) => {
  expect(rules.movedImage(images, key, to).map((moved) => moved.key)).toEqual(order)
})
