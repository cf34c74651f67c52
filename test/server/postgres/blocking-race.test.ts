import { afterAll, beforeAll, expect, test } from 'vitest'
import { stays } from '../../../server/db/schema/stays.ts'
import { type Api, openApi } from '../../support/api.ts'
import { callerOf } from '../../support/api-calls.ts'
import { day, noon } from '../../support/day.ts'
import { addRooms, inventoryOf } from '../../support/inventory.ts'

let api: Api
beforeAll(async () => {
  api = await openApi({ now: noon })
})
afterAll(() => api.close())

test('a stay booked during a blocking makes it fail for that room, and the other rooms are blocked', async () => {
  const manager = await callerOf(api, 'manager')
  const property = await inventoryOf(manager, 'harbour-view')
  const [taken, free] = await addRooms(manager, property, ['Y1', 'Y2'])
  const stay = { property_id: property.id, facility_id: taken!, guest_name: 'Ada Test', state: 'booked' as const }
  // The stay is inserted but not committed: it is not visible, but its nights are taken.
  const reply = await api.db.transaction(async (booking) => {
    await booking.insert(stays).values({ ...stay, arrival: day(2), departure: day(4) })
    const dates = { date_from: day(1), date_to: day(5), reason_code: 'leak' }
    const blocking = manager.post('update_facility_status', {
      facility_ids: [taken!, free!],
      facility_status: 'out_of_order',
      ...dates,
    })
    // Commits the stay once the blocking waits for it.
    await expect
      .poll(async () => {
        const { rows } = (await api.db.execute(`select 1 from pg_locks where not granted`)) as { rows: unknown[] }
        return rows.length
      })
      .toBeGreaterThan(0)
    return { blocking }
  })
  const { status, body } = await reply.blocking
  expect(status).toBe(200)
  expect(body.data.results).toMatchObject([
    { id: taken, ok: false, conflicts: [{ kind: 'reservation', date_from: day(2), date_to: day(4) }] },
    { id: free, ok: true },
  ])
})
