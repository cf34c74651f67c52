import { setup } from 'xstate'
import { propertyMachine } from '../../../src/machines/property/property.machine.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { everySection } from '../../support/sections.ts'
import { locationChanged } from './location-events.ts'
import { answer, button, cut, succeeds, link, connectionFailures, press, failsWith, wait } from './steps.ts'
import { propertyPath } from './query-scenarios.ts'

const list = '/hotel-management/properties'
const call = 'GET v1/hotel_management/properties/property/*'
const code = 'GET assets/activity-log.machine*'

interface Known {
  prefix: string
  wanted: string
  address: { search: string }
  property: object | null
  error: { status: number } | null
  section: { name: string } | null
}
const known = ({ prefix, wanted, address, property: open, error, section }: Known) => [
  prefix,
  wanted,
  address.search,
  open !== null,
  error?.status,
  section?.name,
]

const come = succeeds('fetchProperty', call, property({ prefix: 'harbour-view' }))
const menu = { role: 'complementary', name: 'Side menu' }
const away: ScenarioStep = {
  name: 'go to the properties',
  event: locationChanged(list),
  actions: [press(link('Properties', menu))],
}
const section = setup({}).createMachine({})
const sections = everySection({ loaded: section, load: () => Promise.resolve(section) })
const comes = 'xstate.done.actor.0.property.selected.opening'

const slowOne = `${propertyPath}/activity-logs`

/** The code of this section has not loaded yet; another section's has. */
const slow: Scenario = {
  id: 'property: it and its section are slow',
  machine: propertyMachine.provide({
    guards: {
      isSectionLoaded: ({ context: { wanted }, event }) =>
        wanted !== 'activity-logs' || (event as { type: string }).type === comes,
    },
  }),
  account: 'manager',
  address: slowOne,
  heldCalls: [call, code],
  hasReloaded: true,
  input: { sections },
  initialEvents: [locationChanged(slowOne)],
  contextKey: known,
  steps: [
    come,
    failsWith('fetchProperty', call, 'fault of the server'),
    failsWith('fetchProperty', call, 'not permitted'),
    failsWith('fetchProperty', call, 'property not found'),
    ...connectionFailures('fetchProperty', call),
    {
      name: 'try again',
      event: { type: 'property.retried' },
      // A property that doesn't exist isn't requested again.
      when: ({ error }: Known) => error?.status !== 404,
      actions: [press(button('Retry'))],
    },
    // Once the code has loaded it stays, which is the other scenario.
    succeeds('loadSection', code, section),
    {
      name: 'its code does not come',
      event: { failed: 'loadSection', error: new Error('Lost') },
      actions: [cut(code)],
    },
    { name: 'ask for the code again', event: { type: 'section.retried' }, actions: [press(button('Retry'))] },
    {
      name: 'another section',
      event: locationChanged(`${propertyPath}/accounting-report`),
      // While the section loads, the loader covers the menu.
      in: ['failed', 'selected.loadFailed'],
      when: ({ wanted }: Known) => wanted === 'activity-logs',
      actions: [press(link('Accounting Report'))],
    },
    { ...away, in: ['failed', 'selected.loadFailed'] },
  ],
}

const start = `${propertyPath}/products?tab=amenities`

const open: Scenario = {
  id: 'property: its sections, and another property',
  machine: propertyMachine,
  account: 'manager',
  address: start,
  heldCalls: [call],
  before: [answer(call)],
  input: { sections },
  initialEvents: [locationChanged(start), { done: 'fetchProperty', output: property({ prefix: 'harbour-view' }) }],
  contextKey: known,
  // Its section has nothing unsaved.
  neighbours: (_, sent) => {
    const passedOn = sent.find(({ type }) => type === 'location.changed')
    return passedOn ? { ...passedOn, type: 'location.accepted' } : null
  },
  steps: [
    { name: 'a moment passes', event: { after: 'idle' }, actions: [wait(1000)] },
    {
      name: 'another tab of the section',
      event: locationChanged(`${propertyPath}/products?tab=facility-categories`),
      when: ({ address }: Known) => address.search === '?tab=amenities',
      actions: [press(link('Facility categories'))],
    },
    {
      name: 'another section',
      event: locationChanged(`${propertyPath}/activity-logs`),
      in: ['selected.open'],
      when: ({ section: current }: Known) => current?.name === 'products',
      actions: [press(link('Activity Logs'))],
    },
    {
      name: 'another property',
      event: locationChanged(`${list}/alpenrose-lodge/activity-logs`),
      in: ['selected.open'],
      when: ({ prefix, section: current }: Known) => prefix === 'harbour-view' && current?.name === 'activity-logs',
      actions: [press(button('Switch property: *')), press({ role: 'option', name: 'Alpenrose Lodge*' })],
    },
    { ...away, in: ['selected.open', 'selecting'] },
    {
      name: 'look at the types of properties',
      event: locationChanged(`${list}?view=types`),
      in: ['none'],
      when: ({ address }: Known) => address.search === '',
      actions: [press(link('Property types'))],
    },
    {
      name: 'open a property',
      event: locationChanged(`${list}/casa-azul`),
      in: ['none'],
      when: ({ address }: Known) => address.search === '',
      actions: [press(link('Casa Azul'))],
    },
    come,
  ],
}

/** The one open property: loading it and its sections, and switching to another property. */
export const propertyScenarios: Scenario[] = [slow, open]
