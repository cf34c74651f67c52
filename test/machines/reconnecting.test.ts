// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { catalogueMachine } from '../../src/machines/products/catalogue.machine.ts'
import * as select from '../../src/machines/list/list.selectors.ts'
import { startList } from '../support/list-actor.ts'
import { openProperty } from '../support/property-actor.ts'

const networkIsBack = () => dispatchEvent(new Event('online'))

test('a list that failed to load is requested again when the network is back, and once only', async () => {
  const { show, answer, calls, names, snapshot } = startList()
  show()
  networkIsBack()
  expect(calls.length).toBe(1)
  await answer({ message: 'No' }, 400)
  dispatchEvent(new Event('focus'))
  expect(calls.length).toBe(1)
  networkIsBack()
  expect([calls.length, select.selectIsBusy(snapshot())]).toEqual([2, true])
  await answer()
  networkIsBack()
  expect([calls.length, names()]).toEqual([2, ['Castle Inn', 'Casa Azul']])
})

test('a failed list that was left requests nothing when the network is back', async () => {
  const { show, answer, calls, list } = startList()
  show()
  await answer({ message: 'No' }, 400)
  list.send({ type: 'list.hidden' })
  networkIsBack()
  expect(calls.length).toBe(1)
})

test('options that failed to load are requested again when the network is back', async () => {
  const { start, clock, answer, countCalls, input } = openProperty()
  start(catalogueMachine, { input })
  clock.increment(300)
  await answer('properties/facility_types_by_property', { message: 'No' }, 403)
  networkIsBack()
  expect(countCalls('properties/facility_types_by_property')).toBe(2)
})
