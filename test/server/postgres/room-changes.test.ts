import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openApi } from '../../support/api.ts'
import { callerOf } from '../../support/api-calls.ts'
import { inventoryOf } from '../../support/inventory.ts'
import { openStream, roomsOf } from '../../support/room-stream.ts'

test('after a lost database connection streams ask for a full reload and continue', async () => {
  const api = await openApi()
  const manager = await callerOf(api, 'manager')
  const property = await inventoryOf(manager, 'harbour-view')
  const watching = await openStream(manager.fetch, property.id)
  const [ready] = await watching.next()
  await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`)
  const [gap] = await watching.next()
  expect(gap?.type).toBe('resync')
  expect(gap?.id.split('-')[0]).not.toBe(ready?.id.split('-')[0])
  const [room] = property.rooms
  await manager.post('update_room_status', { facility_ids: [room!.id], service: 'make_up' })
  expect(roomsOf((await watching.next())[0])).toEqual([room!.id])
  await watching.leave()
  await api.close()
})
