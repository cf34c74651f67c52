import { expect, test } from 'vitest'
import { selectCompanion, selectList } from '../../src/machines/inventory-tab/inventory-tab.machine.ts'
import { facilityTypeTabMachine } from '../../src/machines/facility-types/facility-type-tab.machine.ts'
import { selectMoves } from '../../src/machines/facility-types/row-order.machine.ts'
import { withMoves } from '../../src/machines/facility-types/row-order.rules.ts'
import { selectRows } from '../../src/machines/list/list.selectors.ts'
import { facilityTypeSearch } from '../../src/routes/products.ts'
import { openProperty } from '../support/property-actor.ts'
import { facilityType, typesInOrder } from '../support/facility-type-records.ts'
import { pageOf } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const asList = 'properties/facility_types?'
const asMove = 'properties/update_facility_type/'

async function open() {
  const held = openProperty()
  const tab = held.start(facilityTypeTabMachine, { input: held.input })
  tab.send({ type: 'tab.shown', search: facilityTypeSearch.empty })
  await held.answer(asList, pageOf(typesInOrder('Single', 'Double', 'Twin')))
  const order = selectCompanion(tab.getSnapshot())!
  const list = selectList(tab.getSnapshot())
  const ids = { Single: 1, Double: 2, Twin: 3 }
  return {
    ...held,
    tab,
    list,
    order,
    move: (name: keyof typeof ids, to: number) =>
      order.send({ type: 'row.moved', move: { id: ids[name], name, to }, total: 3 }),
    shown: () => withMoves(selectRows(list.getSnapshot()), selectMoves(order.getSnapshot())).map(({ name }) => name),
    places: () => held.calls.filter(({ url }) => url.includes('update_facility_type')).map(({ form }) => form),
    said: () => held.notices.received.findLast(({ type }) => type === 'announcement.made')?.text as string,
    given: () => held.notices.received.filter(({ type }) => type === 'notice.given'),
  }
}

test('a moved row is in its new place at once, is sent and announced', async () => {
  const { move, shown, places, said, answer, countCalls, parent } = await open()
  move('Single', 2)
  expect([shown(), said()]).toEqual([['Double', 'Twin', 'Single'], 'Single moved to place 3 of 3'])
  expect(places()).toEqual([
    [
      ['id', '1'],
      ['sort_order', '2'],
    ],
  ])
  await answer(asMove, { data: facilityType() })
  expect(parent.types()).toContain('inventory.changed')
  expect([countCalls(asList), shown()]).toEqual([2, ['Double', 'Twin', 'Single']])
  await answer(asList, pageOf(typesInOrder('Double', 'Twin', 'Single')))
  expect([shown(), said()]).toEqual([['Double', 'Twin', 'Single'], 'Single moved to place 3 of 3'])
})

test('if the server rejects it, the row returns to its place, and the reason is reported', async () => {
  const { move, shown, answer, countCalls, given } = await open()
  move('Single', 2)
  await answer(asMove, { message: 'You may not.' }, 403)
  expect(shown()).toEqual(['Single', 'Double', 'Twin'])
  expect(given()).toMatchObject([{ text: '“Single” was not moved. You may not.', tone: 'critical' }])
  expect(countCalls(asList)).toBe(2)
})

test('of quick moves the latest place wins, and only one write is sent at a time', async () => {
  const { move, shown, places, answer, countCalls } = await open()
  move('Single', 1)
  move('Single', 2)
  move('Single', 0)
  expect([places().length, shown()]).toEqual([1, ['Single', 'Double', 'Twin']])
  await answer(asMove, { data: facilityType() })
  expect(places().map((form) => form[1])).toEqual([
    ['sort_order', '1'],
    ['sort_order', '0'],
  ])
  expect(countCalls(asList)).toBe(1)
  await answer(asMove, { data: facilityType() })
  expect(countCalls(asList)).toBe(2)
})

test('moves saved before a rejection stay', async () => {
  const { move, shown, answer } = await open()
  move('Single', 2)
  move('Double', 1)
  await answer(asMove, { data: facilityType() })
  await answer(asMove, { message: 'No.' }, 400)
  expect(shown()).toEqual(['Double', 'Twin', 'Single'])
})

test('the row stays in its new place if the rows fail to reload', async () => {
  const { move, shown, answer } = await open()
  move('Single', 2)
  await answer(asMove, { data: facilityType() })
  await answer(asList, { message: 'Not now.' }, 400)
  expect(shown()).toEqual(['Double', 'Twin', 'Single'])
})

test('a row can be moved again while the rows reload', async () => {
  const { move, shown, answer, places } = await open()
  move('Single', 2)
  await answer(asMove, { data: facilityType() })
  move('Twin', 0)
  expect([places().length, shown()]).toEqual([2, ['Twin', 'Double', 'Single']])
})

test('when another tab is shown, nothing waits for the rows', async () => {
  const { move, tab, answer, order } = await open()
  move('Single', 2)
  tab.send({ type: 'tab.hidden' })
  await answer(asMove, { data: facilityType() })
  await settled()
  expect(order.getSnapshot().matches('settled')).toBe(true)
  expect(selectMoves(order.getSnapshot())).toEqual([])
})
