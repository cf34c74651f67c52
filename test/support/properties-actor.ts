import { onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { selectIsAsking, selectOpened } from '../../src/machines/form/form.selectors.ts'
import { propertiesMachine, selectFormGuard } from '../../src/machines/properties/properties.machine.ts'
import { recorder } from './recorder.ts'
import { openWire, settled } from './wire.ts'

const base = '/v1/hotel_management/properties/'

/** Starts the screen's machine with its own address bar, which follows every request. */
export function startProperties() {
  const wire = openWire()
  const location = recorder()
  const notices = recorder()
  const properties = createActor(propertiesMachine, {
    input: {
      http: wire.http,
      location: location.ref,
      notices: notices.ref,
      saveFile: () => undefined,
      newKey: () => crypto.randomUUID(),
    },
  }).start()
  onTestFinished(() => void properties.stop())
  const go = (address: string) => {
    const url = new URL(address, 'http://desk.example')
    properties.send({ type: 'location.changed', pathname: url.pathname, search: url.search })
  }
  /** Answers the latest request to an address that starts with `path`. */
  const answer = async (path: string, body: unknown, status = 200) => {
    wire.calls.findLast((call) => call.url.startsWith(base + path))?.answer(body, { status })
    await settled()
  }
  const asked = (path: string) => wire.calls.filter((call) => call.url.startsWith(base + path)).length
  const snapshot = () => properties.getSnapshot()
  const formGuard = () => selectFormGuard(snapshot())!
  const openForm = () => selectOpened(formGuard().getSnapshot())?.form
  const isAsking = () => selectIsAsking(formGuard().getSnapshot())
  const wanted = () => location.received.at(-1)
  return {
    ...wire,
    properties,
    go,
    answer,
    asked,
    snapshot,
    formGuard,
    openForm,
    isAsking,
    wanted,
    said: () => notices.received.at(-1),
  }
}
