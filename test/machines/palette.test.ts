import { expect, onTestFinished, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import * as select from '../../src/machines/palette/palette.machine.ts'
import { withVisited } from '../../src/machines/palette/visited.rules.ts'
import { found } from '../support/found-records.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property } from '../support/records.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { openWire, settled } from '../support/wire.ts'

function start(storage = storageInMemory().open) {
  const wire = openWire()
  const clock = new SimulatedClock()
  const location = recorder()
  const input = { http: wire.http, location: location.ref, storage, owner: '7' }
  const palette = createActor(select.paletteMachine, { clock, input }).start()
  onTestFinished(() => void palette.stop())
  const open = (prefix: string | null = null) => palette.send({ type: 'palette.opened', prefix })
  const type = (query: string) => palette.send({ type: 'query.typed', query })
  return { ...wire, clock, location, palette, open, type, storage, snapshot: () => palette.getSnapshot() }
}
const names = (snapshot: ReturnType<ReturnType<typeof start>['snapshot']>) =>
  select.selectFound(snapshot).map(({ name }) => name)
const dashboard = { id: '/a', label: 'Dashboard', note: 'Casa Azul', to: '/hotel-management/properties/casa-azul' }

test('when opened it asks for the first properties, before anything is typed', async () => {
  const { open, calls, snapshot } = start()
  expect(calls).toHaveLength(0)
  open('casa-azul')
  expect(calls[0]?.url).toContain('/hotel_management/search?keyword=&property=casa-azul')
  calls[0]?.answer({ data: [found()] })
  await settled()
  expect([select.selectIsOpen(snapshot()), ...names(snapshot())]).toEqual([true, 'Castle Inn'])
})

test('typing searches after a pause, and only the latest answer is shown', async () => {
  const { open, type, clock, calls, snapshot } = start()
  open()
  type('ca')
  type('casa')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
  clock.increment(150)
  expect(calls[1]?.url).toContain('keyword=casa')
  calls[0]?.answer({ data: [found()] })
  calls[1]?.answer({ data: [found({ id: 8, name: 'Casa Azul' })] })
  await settled()
  expect(names(snapshot())).toEqual(['Casa Azul'])
})

test('a picked place is opened and remembered for this person, also after a reload', () => {
  const { open, palette, location, snapshot, storage } = start()
  open()
  palette.send({ type: 'place.picked', place: dashboard })
  expect(location.received.at(-1)).toEqual({ type: 'location.requested', to: dashboard.to })
  expect([select.selectIsOpen(snapshot()), select.selectVisited(snapshot())]).toEqual([false, [dashboard]])
  expect(select.selectVisited(start(storage).snapshot())).toEqual([dashboard])
})

test('the last place is the first of five, and no place is there twice', () => {
  const place = (id: string) => ({ ...dashboard, id })
  const visited = ['a', 'b', 'c', 'd', 'e', 'a', 'f'].reduce<ReturnType<typeof withVisited>>(
    (places, id) => withVisited(places, place(id)),
    [],
  )
  expect(visited.map(({ id }) => id)).toEqual(['f', 'a', 'e', 'd', 'c'])
})

test('stored places that are none, or lead out of the app, are ignored', () => {
  for (const text of ['{', '[1]', '[{"id":"a","label":"A","note":null,"to":"https://evil.example"}]']) {
    const { open } = storageInMemory()
    open().setItem('owner:7:visited', text)
    expect(select.selectVisited(start(open).snapshot())).toEqual([])
  }
})

test('a failure is shown and can be retried; closing aborts the request', async () => {
  const { open, calls, palette, snapshot } = start()
  open()
  calls[0]?.answer({ message: 'No' }, { status: 403 })
  await settled()
  expect([select.selectState(snapshot()), select.selectPaletteError(snapshot())?.message]).toEqual(['failed', 'No'])
  palette.send({ type: 'palette.retried' })
  palette.send({ type: 'palette.closed' })
  expect([select.selectIsOpen(snapshot()), calls[1]?.signal.aborted]).toEqual([false, true])
})

test('a server without a search is asked for properties by their names', async () => {
  const { open, calls, snapshot } = start()
  open()
  calls[0]?.answer({ message: 'Not found' }, { status: 404 })
  await settled()
  expect(calls[1]?.url).toContain('/properties/property?')
  calls[1]?.answer(pageOf([property()]))
  await settled()
  expect(names(snapshot())).toEqual(['Castle Inn'])
})
