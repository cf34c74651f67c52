import { http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest'
import { type ActorRefFrom, type AnyEventObject, createActor, setup } from 'xstate'
import { createHttp } from '../../src/api/http.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { withSession } from '../../src/api/session-http.ts'
import type { Problem } from '../../src/api/contract/problems.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { housekeepingMachine } from '../../src/machines/housekeeping/housekeeping.machine.ts'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import * as routes from '../../src/routes/housekeeping.ts'
import { type Api, openApi } from './api.ts'
import { type Body, type Caller, callerOf } from './api-calls.ts'
import { storageInMemory } from './storage-in-memory.ts'
import { property } from './records.ts'
import { recorder } from './recorder.ts'

/*
 * The housekeeping section of a demo property over the real API in this process. MSW intercepts the calls; additional handlers
 * inject the fault that a test is about.
 */

const prefix = 'harbour-view'
const wire = setupServer()
let api: Api
let manager: Caller
let openProperty: { id: number; name: string }

/** The hooks of a test file that uses this module. */
export function setUpHousekeeping() {
  beforeAll(async () => {
    api = await openApi()
    wire.listen({ onUnhandledRequest: 'error' })
    manager = await callerOf(api, 'manager')
    openProperty = (await manager.get(`property/${prefix}`)).body.data
  }, 60_000)
  afterEach(() => wire.resetHandlers())
  afterAll(async () => {
    wire.close()
    await api.close()
  })
}

/** Another user's change of rooms. */
export const changeAsManager = async (facility_ids: number[], change: Record<string, string | number>) => {
  const reply = await manager.post('update_room_status', { facility_ids, ...change })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.data.results as { ok: boolean; message: string | null }[]
}

/** The problems of the property, as another user finds them. */
export const problemsAsManager = async (query: string): Promise<Problem[]> =>
  (await manager.get(`problems?property_id=${openProperty.id}&${query}`)).body.data

/** Another user's change of a problem. */
export const changeProblemAsManager = (id: number, fields: Body) => manager.post('update_problem', { id, ...fields })

/** Another user's report. */
export const reportAsManager = async (fields: Body): Promise<Problem> =>
  (await manager.post('problems', { property_id: openProperty.id, kind: 'plumbing', ...fields })).body.data

/** Brings rooms into a condition, whatever condition they have. */
export async function bringToCondition(id: number, wanted: 'dirty' | 'cleaning' | 'clean' | 'inspected') {
  await changeAsManager([id], { service: 'none' })
  const steps = {
    dirty: [],
    cleaning: ['cleaning'],
    clean: ['cleaning', 'clean'],
    inspected: ['cleaning', 'clean', 'inspected'],
  }
  for (const status of ['cleaning', 'clean', 'dirty'])
    await changeAsManager([id], { housekeeping_status: status, ...(status === 'dirty' ? { reason: 'Test' } : {}) })
  for (const status of steps[wanted]) await changeAsManager([id], { housekeeping_status: status })
}

interface Options {
  faults?: RequestHandler[]
  memory?: ReturnType<typeof storageInMemory>
  search?: Partial<routes.HousekeepingSearch>
}

/** Opens the section as a supervisor; `ready()` waits until its rooms have loaded. */
export async function openHousekeeping({ faults = [], memory = storageInMemory(), search = {} }: Options = {}) {
  wire.use(
    ...faults,
    http.all('*', ({ request }) => api.fetch(request)),
  )
  const body = new URLSearchParams({ email: 'supervisor@demo.example', password: 'Welcome-2026!' })
  const signedIn = await api.fetch('/api/v1/login', { method: 'POST', body })
  const { data: user } = (await signedIn.json()) as { data: StoredUser }
  const plain = createHttp({ base: new URL('/api', location.origin).href, wait: async () => {} })
  const session = withSession(plain, {
    readToken: () => user.token,
    onEnded: () => {},
    onPasswordRequired: () => {},
    confirm: async () => false,
  })
  const notices = recorder()
  const address = recorder()
  const received: AnyEventObject[] = []
  const files: { file: Blob; name: string }[] = []
  let keys = 0
  const input = {
    scope: withProperty(session, { id: openProperty.id, prefix }),
    property: property({ id: openProperty.id, prefix, name: openProperty.name }),
    location: address.ref,
    notices: notices.ref,
    newKey: () => `${crypto.randomUUID()}-${(keys += 1)}`,
    jar: { readUser: () => user },
    storage: memory.open,
    saveFile: (file: Blob, name: string) => void files.push({ file, name }),
  }
  const host = createActor(
    setup({ types: { context: {} as { section: ActorRefFrom<typeof housekeepingMachine> } } }).createMachine({
      context: ({ spawn }) => ({ section: spawn(housekeepingMachine, { input }) }),
      on: { '*': { actions: ({ event }) => void received.push(event) } },
    }),
  ).start()
  onTestFinished(() => void host.stop())
  const { section } = host.getSnapshot().context
  const go = (to: Partial<routes.HousekeepingSearch>) => {
    const url = new URL(routes.housekeeping(prefix, to), location.origin)
    section.send({ type: 'location.changed', pathname: url.pathname, search: url.search })
  }
  go(search)
  const snapshot = () => section.getSnapshot()
  const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 8000, interval: 20 })
  const ready = () =>
    until(() => {
      if (select.selectState(snapshot()) !== 'ready' || select.selectEventStream(snapshot()).status === 'connecting')
        throw new Error('not ready')
    })
  const room = (id: number) => select.selectRoom(id)(snapshot())!
  const texts = () => notices.received.flatMap(({ text }) => (typeof text === 'string' ? text : []))
  /** Sets the browser's online status. */
  const network = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  return {
    section,
    snapshot,
    go,
    until,
    ready,
    room,
    notices,
    texts,
    received,
    address,
    network,
    files,
    memory,
    stop: () => host.stop(),
  }
}
