import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RoomChange, changes } from '../../src/api/housekeeping.ts'
import { createHttp } from '../../src/api/http.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import { withSession } from '../../src/api/session-http.ts'
import { readConfig } from '../../server/config.ts'
import { listen } from '../../server/listen.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'
import { type Inventory, inventoryOf } from '../support/inventory.ts'

let api: Api
let manager: Caller
let property: Inventory
let served: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  property = await inventoryOf(manager, 'harbour-view')
  served = await listen(api.app.fetch, readConfig({ PORT: '0' }))
})
afterAll(async () => {
  const closed = new Promise((resolve) => served.server.close(resolve))
  served.server.closeIdleConnections()
  await api.close()
  await closed
})

const atProperty = async (account: string) => {
  const token = await api.signIn(account)
  const http = createHttp({ base: `${served.address}/api` })
  return withProperty(
    withSession(http, {
      readToken: () => token,
      onEnded: () => {},
      onPasswordRequired: () => {},
      confirm: async () => false,
    }),
    {
      id: property.id,
      prefix: 'harbour-view',
    },
  )
}
const note = (hk_priority: 0 | 1) =>
  manager.post('update_room_status', { facility_ids: [property.rooms[0]!.id], hk_priority })

test('the client receives changes over a real connection at once, and resumes a stream', async () => {
  const at = await atProperty('supervisor')
  const events: RoomChange[] = []
  const leaving = new AbortController()
  const watching = changes(at, { onEvent: (event) => events.push(event), signal: leaving.signal })
  await vi.waitFor(() => expect(events).toHaveLength(1), 5000)
  await note(1)
  await vi.waitFor(() => expect(events).toHaveLength(2), 5000)
  expect(events[1]).toMatchObject({ type: 'changed', facility_ids: [property.rooms[0]!.id] })
  leaving.abort(new Error('left the board'))
  await expect(watching).rejects.toThrow('left the board')
  const witness: RoomChange[] = []
  const stop = new AbortController()
  const other = changes(at, { onEvent: (event) => witness.push(event), signal: stop.signal })
  await vi.waitFor(() => expect(witness).toHaveLength(1), 5000)
  await note(0)
  await vi.waitFor(() => expect(witness).toHaveLength(2), 5000)
  const again: RoomChange[] = []
  const back = changes(at, { lastEventId: events[1]!.id, onEvent: (event) => again.push(event), signal: stop.signal })
  await vi.waitFor(() => expect(again).toEqual([witness[1]]), 5000)
  const stopped = Promise.allSettled([other, back])
  stop.abort()
  expect((await stopped).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a property that the caller may not see gives an error with its status, and the client does not retry', async () => {
  const at = await atProperty('supervisor')
  const nobodys = withProperty(at.http, { id: 999_999, prefix: 'none' })
  const asked = changes(nobodys, { onEvent: () => {}, signal: new AbortController().signal })
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', status: 404 })
})
