import { expect, test } from 'vitest'
import * as blockings from '../../src/api/blockings.ts'
import * as facilities from '../../src/api/facilities.ts'
import { facility, stayNights } from '../support/facility-records.ts'
import { expectMalformed, expectRequest, openScope } from '../support/scope-calls.ts'

const week = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']
const nightsOf = (rooms: number, name: string) =>
  Array.from({ length: rooms }, (_, id) => stayNights(week, { facility_id: id, facility_name: name })).flat()
const page = (rooms: number, total = rooms) => ({
  data: Array.from({ length: rooms }, (_, id) => facility({ id, name: String(id) })),
  meta: { current_page: 1, last_page: 1, per_page: rooms, total },
})
const nights = { date_from: '2026-03-02', date_to: '2026-03-09' }

test('of two long replies, the first is read whole before the second begins', async () => {
  const { scope, last } = openScope()
  const taken: string[] = []
  const take = ({ facility_name: name }: { facility_name: string }) => void taken.push(name)
  const first = blockings.eachNight(scope, nights, take)
  const firstCall = last()
  const second = blockings.eachNight(scope, nights, take)
  const secondCall = last()
  firstCall.answer({ data: nightsOf(1000, 'first') })
  secondCall.answer({ data: nightsOf(1000, 'second') })
  await Promise.all([first, second])
  expect([taken.indexOf('second'), taken.lastIndexOf('first'), taken.length]).toEqual([7000, 6999, 14_000])
})

test('an aborted reply lets the next one begin', async () => {
  const { scope, last } = openScope()
  const stop = new AbortController()
  const taken: string[] = []
  const aborted = blockings.eachNight(scope, nights, () => stop.abort(), stop.signal)
  last().answer({ data: nightsOf(3000, 'aborted') })
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  const next = blockings.eachNight(scope, nights, ({ facility_name: name }) => void taken.push(name))
  last().answer({ data: nightsOf(1, 'next') })
  await next
  expect(taken).toHaveLength(7)
})

test('all rooms of a property are read in slices: the browser has its turns in between', async () => {
  const { scope, last } = openScope()
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const reply = facilities.listAllRooms(scope)
  last().answer(page(4000, 4100))
  const { rooms, total } = await reply
  clearInterval(timer)
  expect([rooms.length, total]).toEqual([4000, 4100])
  expect(turns).toBeGreaterThan(1)
})

test('all rooms, or those with some ids: method and address', async () => {
  const all = 'facilities?query_type=rooms&dontPaginate=1&hide_images=1'
  await expectRequest((scope) => facilities.listAllRooms(scope), `GET ${all}&property_id=7`)
  const some = `GET ${all}&include_ids[]=5&include_ids[]=6&property_id=7`
  await expectRequest((scope) => facilities.listAllRooms(scope, undefined, [5, 6]), some)
})

test('rooms without their number are an error', () => expectMalformed((scope) => facilities.listAllRooms(scope)))
