// @vitest-environment jsdom
import { expect, test } from 'vitest'
import * as select from '../../src/machines/properties/properties.machine.ts'
import * as routes from '../../src/routes/properties.ts'
import { startProperties as start } from '../support/properties-actor.ts'
import { pageOf, propertyType } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const unload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function startDirty() {
  const screen = start()
  screen.go(routes.properties(routes.allProperties, { name: 'new' }))
  screen.openForm()?.send({ type: 'field.changed', patch: { name: 'Castle' } })
  await settled()
  return screen
}

test('other screens request nothing from it', () => {
  const { go, calls, snapshot } = start()
  go('/hotel-management/properties/castle-inn')
  expect([calls.length, select.selectView(snapshot())]).toEqual([0, null])
})

test('shows the list, and requests its types once', async () => {
  const { go, asked, answer, snapshot } = start()
  go(routes.properties())
  go(routes.properties())
  expect([asked('property?'), asked('property_types')]).toEqual([1, 1])
  await answer('property_types', pageOf([propertyType()]))
  expect(select.selectTypes(snapshot())).toEqual([propertyType()])
})

test('types that failed to load are requested again at the next address', async () => {
  const { go, asked, answer } = start()
  go(routes.properties())
  await answer('property_types', { message: 'No' }, 400)
  go(routes.properties({ ...routes.allProperties, page: 2 }))
  expect(asked('property_types')).toBe(2)
})

test('leaving the screen hides the list; another view keeps it', () => {
  const { go, calls, asked } = start()
  go(routes.properties())
  go(routes.properties(routes.allProperties, { name: 'new' }))
  expect(asked('property?')).toBe(1)
  go('/hotel-management/properties/castle-inn')
  expect(calls.find((call) => call.url.includes('/property?'))?.signal.aborted).toBe(true)
})

test('the types view is a separate list, and the properties list is hidden meanwhile', () => {
  const { go, asked, snapshot } = start()
  go(routes.properties(routes.allProperties, { name: 'types', search: { ...routes.allPropertyTypes, keyword: 'in' } }))
  expect([asked('property?'), asked('property_types?page=1'), select.selectView(snapshot())?.name]).toEqual([
    0,
    1,
    'types',
  ])
  go(routes.properties())
  expect(asked('property?')).toBe(1)
})

test('a form exists as long as its address is open', () => {
  const { go, openForm } = start()
  go(routes.properties(routes.allProperties, { name: 'edit', prefix: 'castle-inn' }))
  const form = openForm()
  expect(form?.getSnapshot().context.input.key).toBe('castle-inn')
  go(routes.properties(routes.allProperties, { name: 'edit', prefix: 'castle-inn' }))
  expect(openForm()).toBe(form)
  go(routes.properties())
  expect(openForm()).toBeUndefined()
})

test('leaving unsaved work asks first: the address is restored, and the input stays', async () => {
  const { go, snapshot, wanted, formGuard, openForm, isAsking } = await startDirty()
  go('/hotel-management/properties/castle-inn')
  expect([isAsking(), select.selectView(snapshot())?.name]).toEqual([true, 'new'])
  const back = routes.properties(routes.allProperties, { name: 'new' })
  expect(wanted()).toEqual({ type: 'location.requested', to: back, replace: true })
  go(back)
  formGuard().send({ type: 'leave.declined' })
  expect([isAsking(), openForm()?.getSnapshot().context.draft.name]).toEqual([false, 'Castle'])
})

test('after agreeing to discard it, the user reaches the requested page', async () => {
  const { go, snapshot, wanted, formGuard, openForm } = await startDirty()
  go('/hotel-management/properties/castle-inn?a=1')
  formGuard().send({ type: 'leave.confirmed' })
  expect(wanted()).toMatchObject({ to: '/hotel-management/properties/castle-inn?a=1' })
  go('/hotel-management/properties/castle-inn?a=1')
  expect([openForm(), select.selectView(snapshot())]).toEqual([undefined, null])
})

test('the browser asks before a tab with unsaved work closes, and only then', async () => {
  const { snapshot, go, openForm } = await startDirty()
  expect(unload()).toBe(false)
  openForm()?.send({ type: 'field.changed', patch: { name: '' } })
  expect(unload()).toBe(true)
  go(routes.properties())
  expect([unload(), select.selectView(snapshot())?.name]).toEqual([true, 'list'])
})
