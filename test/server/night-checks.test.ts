import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../server/accounting/post.ts'
import { chargeLines } from '../../server/accounting/posting.ts'
import { facilities } from '../../server/db/schema/facilities.ts'
import { stays } from '../../server/db/schema/stays.ts'
import { runNightAudit } from '../../server/housekeeping/night-audit.ts'
import { type Api, openApi } from '../support/api.ts'
import { inLisbon, openBooks } from '../support/books.ts'
import { type Catalogue, openCatalogue } from '../support/catalogue.ts'
import { addRooms, inventoryOf } from '../support/inventory.ts'

/** 3 June, 09:12 in Lisbon. */
const now = () => new Date('2026-06-03T08:12:00Z')
let api: Api
let at: Catalogue
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  api = await openApi({ now })
  at = await openCatalogue(api)
  books = openBooks(api, at)
})
afterAll(() => api.close())

test('the checks count what was left undone on each date, and a closed date keeps its own', async () => {
  const inventory = await inventoryOf(at.manager, 'harbour-view')
  const property_id = inventory.id
  const names = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6']
  const rooms = await addRooms(at.manager, inventory, names)
  const [late, overdue, charged, uncharged, vacant, free] = rooms as [number, number, number, number, number, number]
  await books.paid(property_id, '2026-05-31')
  const stay = (facility_id: number, arrival: string, departure: string, state: 'booked' | 'in_house' | 'departed') =>
    api.db
      .insert(stays)
      .values({ property_id, facility_id, guest_name: 'Ada', arrival, departure, state, rate: 10_000 })
  await stay(late, '2026-06-01', '2026-06-02', 'booked')
  await stay(overdue, '2026-05-31', '2026-06-01', 'in_house')
  await stay(charged, '2026-06-01', '2026-06-03', 'in_house')
  await stay(uncharged, '2026-05-30', '2026-06-02', 'departed')
  await stay(vacant, '2026-06-01', '2026-06-04', 'in_house')
  const sale = { code: 'ROOM', name: 'Room nights', classification: 'rooms', tax_rate: 600, quantity: 1 } as const
  const charge = { reference: 'Stay 1', lines: chargeLines([{ ...sale, gross: 10_000, currency: 'EUR' }]) }
  const night = { ...charge, business_date: '2026-06-01', posted_at: new Date('2026-06-01T22:40:00Z') }
  await post(api.db, inLisbon(property_id), [night])
  await runNightAudit(api.db, new Date('2026-06-01T05:00:00Z'))
  const found = (id: number, reported_occupancy: 'vacant' | 'occupied') =>
    api.db.update(facilities).set({ reported_occupancy }).where(eq(facilities.id, id))
  // A guest is in house in the first room and nobody in the second; the third was found as it is.
  await found(vacant, 'vacant')
  await found(free, 'occupied')
  await found(charged, 'occupied')
  await runNightAudit(api.db, new Date('2026-06-02T05:00:00Z'))

  // In house over the night: three guests, of whom one is charged.
  const checks = { arrivals: 1, departures: 1, discrepancies: 2, unposted_nights: 2 }
  expect((await books.dayOf(property_id, '2026-06-01'))?.checks).toEqual(checks)
  expect((await books.dayOf(property_id, '2026-06-02'))?.checks).toMatchObject({ arrivals: 0, discrepancies: 0 })
  expect((await books.closeDay(property_id, '2026-06-01')).body.data.checks).toEqual(checks)
  await api.db.update(stays).set({ state: 'cancelled' }).where(eq(stays.facility_id, late))
  expect((await books.dayOf(property_id, '2026-06-01'))?.checks).toEqual(checks)
  // Open again, it shows what is undone now.
  await books.reopenDay(property_id, '2026-06-01')
  expect((await books.dayOf(property_id, '2026-06-01'))?.checks).toEqual({ ...checks, arrivals: 0 })
})
