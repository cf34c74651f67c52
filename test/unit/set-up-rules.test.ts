import { expect, test } from 'vitest'
import { cloneParts, withNeeded, withoutPart } from '../../src/api/contract/set-up.ts'
import { isSetUp, progressText, stepsOf } from '../../src/machines/set-up/steps.rules.ts'
import { parsePropertiesView } from '../../src/routes/properties.ts'
import { fromSetUp, setUp, setUpBefore } from '../../src/routes/set-up.ts'
import { copyToProperty, parseCopySource, parseSetUpView } from '../../src/routes/set-up-view.ts'
import { nothingYet } from '../model/machines/set-up.model.ts'

const statesOf = (found: Parameters<typeof stepsOf>[0]) => stepsOf(found).map(({ state }) => state)

test('a new property starts with its categories; what is optional never comes next', () => {
  expect(statesOf(nothingYet)).toEqual(['done', 'next', 'open', 'open', 'optional', 'optional', 'open'])
  expect(progressText(nothingYet)).toBe('1 of 5 required steps done')
  const withTypes = { ...nothingYet, room_categories_count: 1, room_types_count: 2, addons_count: 3 }
  expect(statesOf(withTypes)).toEqual(['done', 'done', 'done', 'next', 'done', 'optional', 'open'])
})

test('a property is set up once it has rooms and can be booked', () => {
  const withRooms = { ...nothingYet, room_categories_count: 1, room_types_count: 1, rooms_count: 20 }
  expect([isSetUp(withRooms), progressText(withRooms)]).toEqual([true, '5 of 5 required steps done'])
  const closed = { ...withRooms, bookable_status: 'unbookable' as const }
  expect([isSetUp(closed), stepsOf(closed).at(-1)?.state]).toEqual([false, 'next'])
})

test('a part of the inventory brings what it needs, and goes with it', () => {
  expect(withNeeded(['rooms'])).toEqual(['categories', 'types', 'rooms'])
  expect(withNeeded(['types'])).toEqual(['categories', 'types'])
  expect(withNeeded(['addons', 'amenities'])).toEqual(['amenities', 'addons'])
  expect(withoutPart(cloneParts, 'categories')).toEqual(['amenities', 'addons'])
  expect(withoutPart(cloneParts, 'types')).toEqual(['amenities', 'categories', 'addons'])
})

test('a form that was opened from the set-up leads back to it', () => {
  const before = (url: string) => {
    const { pathname, search } = new URL(fromSetUp(url), 'http://desk.example')
    return setUpBefore(pathname, search)
  }
  expect(before('/hotel-management/properties/castle-inn/products?view=new')).toBe(setUp('castle-inn'))
  expect(before('/hotel-management/properties/castle-inn/products')).toBe(setUp('castle-inn'))
  expect(before('/hotel-management/properties?view=edit&property=castle-inn')).toBe(setUp('castle-inn'))
  expect(before('/hotel-management/properties')).toBeNull()
  expect(setUpBefore('/hotel-management/properties/castle-inn/products', '?view=new')).toBeNull()
  expect(parsePropertiesView(fromSetUp('?view=edit&property=castle-inn'))).toMatchObject({ isFromSetUp: true })
})

test('the search of the set-up shows its steps, or the form of a duplicate', () => {
  const viewOf = (url: string) => parseSetUpView(new URL(url, 'http://desk.example').search)
  expect(viewOf(setUp('castle-inn'))).toBe('steps')
  expect(viewOf(setUp('castle-inn', 'duplicate'))).toBe('duplicate')
  expect(viewOf('/?view=nothing')).toBe('steps')
})

test('a copy has its source in the address; without a valid one it is still to be chosen', () => {
  const searchOf = (url: string) => new URL(url, 'http://desk.example').search
  expect(parseSetUpView(searchOf(copyToProperty('castle-inn', 12)))).toBe('copy')
  expect(parseCopySource(searchOf(copyToProperty('castle-inn', 12)))).toBe(12)
  for (const search of [searchOf(copyToProperty('castle-inn')), '?view=copy&source=0', '?view=copy&source=1e3'])
    expect(parseCopySource(search)).toBeNull()
})
