import { expect, test } from 'vitest'
import { selectCatalogueError } from '../../src/machines/products/catalogue.selectors.ts'
import { productsMachine } from '../../src/machines/products/products.machine.ts'
import { selectTab, selectView } from '../../src/machines/products/products.selectors.ts'
import * as routes from '../../src/routes/properties.ts'
import { products, searches, type Tab } from '../../src/routes/products.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { openProperty } from '../support/property-actor.ts'

const here = routes.property('castle-inn', 'products')

function open() {
  const held = openProperty()
  const actor = held.start(productsMachine, {
    input: { ...held.input, jar: { readUser: () => null }, storage: storageInMemory().open },
  })
  const go = (address: string) => {
    const { pathname, search } = new URL(address, 'http://desk.example')
    actor.send({ type: 'location.changed', pathname, search })
  }
  return { ...held, actor, go, snapshot: () => actor.getSnapshot() }
}

/** The requests of each tab when it is shown. */
const questions: Record<Tab, string[]> = {
  rooms: ['facilities'],
  assets: ['facilities'],
  'add-ons': ['addons'],
  'facility-types': ['facility_types'],
  'add-on-types': ['addon_types', 'addon_by_type'],
  amenities: ['amenities'],
  'facility-categories': ['facility_categories'],
}

test.each(Object.entries(questions) as [Tab, string[]][])(
  "the address of %s requests its own rows and no other tab's",
  (tab, asked) => {
    const { go, snapshot, calls } = open()
    const before = calls.length
    go(products('castle-inn', tab))
    expect([selectTab(snapshot()), selectView(snapshot()).name]).toEqual([tab, 'list'])
    const paths = calls.slice(before).map(({ url }) => /properties\/(\w+)/.exec(url)?.[1])
    expect(new Set(paths)).toEqual(new Set(asked))
  },
)

test('showing another tab suspends the first one: its request is aborted', () => {
  const { go, callTo } = open()
  go(products('castle-inn', 'rooms'))
  go(products('castle-inn', 'add-ons'))
  expect(callTo('properties/facilities?')?.signal.aborted).toBe(true)
  expect(callTo('properties/addons?')?.signal.aborted).toBe(false)
})

test('each permitted address is reported to the property, also one that leads away', () => {
  const { go, parent, countCalls } = open()
  go(here)
  go(routes.property('casa-azul', 'products'))
  expect(parent.received.filter(({ type }) => type === 'location.accepted').map(({ pathname }) => pathname)).toEqual([
    here,
    routes.property('casa-azul', 'products'),
  ])
  expect(countCalls('properties/facilities?')).toBe(1)
})

test('the options are loaded after the rows, and again when the inventory has changed', () => {
  const { actor, countCalls, clock } = open()
  expect(countCalls('properties/facility_types_by_property')).toBe(0)
  clock.increment(300)
  expect(countCalls('properties/facility_types_by_property')).toBe(1)
  actor.send({ type: 'inventory.changed' })
  expect(countCalls('properties/facility_types_by_property')).toBe(2)
})

test('a form gets its options at once, without waiting for rows', () => {
  const { go, countCalls } = open()
  go(products('castle-inn', 'rooms', undefined, { name: 'new', copyOf: null }))
  expect(countCalls('properties/facility_types_by_property')).toBe(1)
})

test('options that fail to load show the reason, and can be requested again', async () => {
  const { snapshot, answer, countCalls, clock } = open()
  const { catalogue } = snapshot().context
  clock.increment(300)
  await answer('properties/facility_types_by_property', { message: 'No' }, 403)
  expect(selectCatalogueError(catalogue.getSnapshot())?.message).toBe('No')
  catalogue.send({ type: 'catalogue.retried' })
  expect(countCalls('properties/facility_types_by_property')).toBe(2)
})

test('a saved record is reported, its list and the options are reloaded, and the form closes', () => {
  const { go, actor, notices, location, countCalls } = open()
  go(products('castle-inn', 'amenities', { ...searches.amenities.empty, keyword: 'view' }))
  actor.send({ type: 'form.saved', record: { id: 4, name: 'Lake view' }, isNew: true })
  expect(notices.received.at(-1)).toEqual({ type: 'result.given', result: { text: null } })
  expect(countCalls('properties/facility_types_by_property')).toBe(1)
  expect(location.received.at(-1)).toMatchObject({ to: `${here}?tab=amenities&keyword=view` })
})

test('stopped with its property, it requests nothing more', () => {
  const { go, actor, calls } = open()
  go(products('castle-inn', 'rooms'))
  actor.stopWithParent()
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
})
