import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import * as select from '../../src/machines/switcher/switcher.machine.ts'
import * as routes from '../../src/routes/properties.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

function start() {
  const wire = openWire()
  const clock = new SimulatedClock()
  const location = recorder()
  const switcher = createActor(select.switcherMachine, { clock, input: { ...wire, location: location.ref } }).start()
  onTestFinished(() => void switcher.stop())
  const at = (pathname: string, search = '') => switcher.send({ type: 'location.changed', pathname, search })
  const open = () => switcher.send({ type: 'switcher.opened', placement: 'sidebar' })
  const type = (query: string) => switcher.send({ type: 'query.typed', query })
  return { ...wire, clock, location, switcher, at, open, type, snapshot: () => switcher.getSnapshot() }
}
const casa = property({ id: 8, prefix: 'casa-azul', name: 'Casa Azul' })

test('when opened it offers the first properties, before anything is typed', async () => {
  const { open, calls, snapshot } = start()
  expect(calls).toHaveLength(0)
  open()
  calls[0]?.answer(pageOf([property(), casa]))
  await settled()
  expect(select.selectOpenPlacement(snapshot())).toBe('sidebar')
  expect(select.selectFound(snapshot()).map(({ name }) => name)).toEqual(['Castle Inn', 'Casa Azul'])
})

test('typing searches after a pause, and only the latest answer is shown', async () => {
  const { open, type, clock, calls, snapshot } = start()
  open()
  type('ca')
  type('casa')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
  clock.increment(150)
  expect(calls[1]?.url).toContain('keyword=casa')
  calls[0]?.answer(pageOf([property()]))
  calls[1]?.answer(pageOf([casa]))
  await settled()
  expect(select.selectFound(snapshot()).map(({ name }) => name)).toEqual(['Casa Azul'])
})

test("section and tab are kept, other parts of the address aren't", () => {
  const { at, open, switcher, location, snapshot } = start()
  at(routes.property('castle-inn', 'products'), '?tab=amenities&page=3&view=edit&id=4')
  open()
  switcher.send({ type: 'property.picked', prefix: 'casa-azul' })
  expect(location.received.at(-1)).toEqual({
    type: 'location.requested',
    to: `${routes.property('casa-azul', 'products')}?tab=amenities`,
  })
  expect(select.selectOpenPlacement(snapshot())).toBeNull()
})

test('a failure is shown and can be retried; another address closes the search and aborts its request', async () => {
  const { open, at, calls, switcher, snapshot } = start()
  open()
  calls[0]?.answer({ message: 'No' }, { status: 403 })
  await settled()
  expect([select.selectState(snapshot()), select.selectSwitcherError(snapshot())?.message]).toEqual(['failed', 'No'])
  switcher.send({ type: 'switcher.retried' })
  at(routes.properties())
  expect([select.selectOpenPlacement(snapshot()), calls[1]?.signal.aborted]).toEqual([null, true])
})
