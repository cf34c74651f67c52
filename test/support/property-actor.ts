import { onTestFinished } from 'vitest'
import {
  type ActorRefFromLogic,
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  type InputFrom,
  setup,
  SimulatedClock,
} from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { recorder } from './recorder.ts'
import { property } from './records.ts'
import { openWire, settled } from './wire.ts'

const base = '/v1/hotel_management/'

/** The input of actors inside an open property, over a network that the test controls. */
export function openProperty() {
  const wire = openWire()
  const location = recorder()
  const notices = recorder()
  const files: string[] = []
  const input = {
    http: wire.http,
    scope: withProperty(wire.http, property()),
    property: property(),
    currency: 'EUR',
    location: location.ref,
    notices: notices.ref,
    saveFile: (_: Blob, name: string) => void files.push(name),
    newKey: () => crypto.randomUUID(),
  }
  const clock = new SimulatedClock()
  const received: AnyEventObject[] = []
  const parent = { received, types: () => received.map(({ type }) => type) }
  /** Starts one of the property's actors under a recording parent; the parent's `stop` stops it. */
  function start<Logic extends AnyActorLogic>(logic: Logic, options: { input: InputFrom<Logic> }) {
    const host = createActor(
      setup({ types: { context: {} as { child: ActorRefFromLogic<Logic> } } }).createMachine({
        context: ({ spawn }) => ({ child: spawn(logic, options as never) }),
        on: { '*': { actions: ({ event }) => void received.push(event) } },
      }),
      { clock },
    ).start()
    onTestFinished(() => void host.stop())
    return Object.assign(host.getSnapshot().context.child, { stopWithParent: () => host.stop() })
  }
  /** The latest request to an address that starts with `path`, below hotel management. */
  const callTo = (path: string) => wire.calls.findLast((call) => call.url.startsWith(base + path))
  const answer = async (path: string, body: unknown, status = 200) => {
    callTo(path)?.answer(body, { status })
    await settled()
  }
  const countCalls = (path: string) => wire.calls.filter((call) => call.url.startsWith(base + path)).length
  return { ...wire, clock, location, notices, parent, files, input, start, callTo, answer, countCalls }
}
