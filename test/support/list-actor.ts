import { createActor, SimulatedClock } from 'xstate'
import { type PropertyListRef, propertyListMachine } from '../../src/machines/properties/property-list.machine.ts'
import { allProperties, type PropertySearch } from '../../src/routes/properties.ts'
import { recorder } from './recorder.ts'
import { pageOf, property } from './records.ts'
import { openWire, settled } from './wire.ts'

export const castle = property()
export const casa = property({ id: 8, prefix: 'casa-azul', name: 'Casa Azul' })

/** Starts a property list over a network that the test controls, with a recording address bar and recording notices. */
export function startList() {
  const wire = openWire()
  const clock = new SimulatedClock()
  const location = recorder()
  const notices = recorder()
  const files: [Blob, string][] = []
  const list: PropertyListRef = createActor(propertyListMachine, {
    clock,
    input: {
      http: wire.http,
      location: location.ref,
      notices: notices.ref,
      saveFile: (file, name) => files.push([file, name]),
    },
  }).start()
  const snapshot = () => list.getSnapshot()
  const show = (search: Partial<PropertySearch> = {}) =>
    list.send({ type: 'list.shown', search: { ...allProperties, ...search } })
  const answer = async (body: unknown = pageOf([castle, casa]), status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const names = () => snapshot().context.page.data.map((row) => row.name)
  return { ...wire, clock, location, notices, files, list, snapshot, show, answer, names }
}
