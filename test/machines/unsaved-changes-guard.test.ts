// @vitest-environment jsdom
import { expect, test } from 'vitest'
import * as routes from '../../src/routes/properties.ts'
import { startProperties } from '../support/properties-actor.ts'

const fresh = routes.properties(routes.allProperties, { name: 'new' })
const edit = (prefix: string) => routes.properties(routes.allProperties, { name: 'edit', prefix })

/** Opens a form, types into it and presses Back. */
function startAsking() {
  const screen = startProperties()
  screen.go(fresh)
  screen.openForm()?.send({ type: 'field.changed', patch: { name: 'Castle' } })
  screen.properties.send({ type: 'location.changed', pathname: '/', search: '', isTraversal: true })
  return screen
}

test("after Back the form's address is added again, so that the list stays behind it in the history", () => {
  const { wanted, isAsking } = startAsking()
  expect(isAsking()).toBe(true)
  expect(wanted()).toEqual({ type: 'location.requested', to: fresh, replace: false })
})

test('a second request while asking leads to the latest address', () => {
  const { go, formGuard, wanted, isAsking } = startAsking()
  go(fresh)
  go(routes.properties())
  expect(isAsking()).toBe(true)
  formGuard().send({ type: 'leave.confirmed' })
  expect(wanted()).toEqual({ type: 'location.requested', to: routes.properties(), replace: true })
})

test('switching from one form to another drops the first one and cancels its call', () => {
  const { go, openForm, calls } = startProperties()
  go(edit('castle-inn'))
  const first = openForm()
  go(edit('lake-inn'))
  expect(calls.map(({ url, signal }) => [url.split('/').at(-1), signal.aborted])).toContainEqual(['castle-inn', true])
  expect([first === openForm(), openForm()?.getSnapshot().context.input.key]).toEqual([false, 'lake-inn'])
})

test("a saved form doesn't ask, and stays until the address changes", () => {
  const { go, openForm, isAsking, formGuard, snapshot } = startAsking()
  go(fresh)
  formGuard().send({ type: 'leave.declined' })
  formGuard().send({ type: 'form.saved', record: { id: 7 }, isNew: true })
  expect(openForm()).toBeDefined()
  go(routes.properties())
  expect([isAsking(), openForm(), snapshot().context.view?.name]).toEqual([false, undefined, 'list'])
})
