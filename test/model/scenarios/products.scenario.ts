import { productsMachine } from '../../../src/machines/products/products.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { locationChanged, addressFollowed, followRequest } from './location-events.ts'
import { closeSuccessDialog, noop, button, link, menuItem, press, type } from './steps.ts'
import { sectionInput } from './query-scenarios.ts'

const start = '/hotel-management/properties/harbour-view/products'
const names = { role: 'textbox', name: 'Names' }
const tabs = { role: 'navigation', name: 'Products' }

interface Known {
  tab: string
  view: { name: string }
}
const isAt =
  (wantedTab: string, wantedView: string) =>
  ({ tab, view }: Known) =>
    tab === wantedTab && view.name === wantedView

/** The inventory of a property: its tabs, its forms, and the events they send. */
export const productsScenarios: Scenario[] = [
  {
    id: 'products: tabs and forms',
    machine: productsMachine.provide({ actions: { reportLocationAccepted: noop } }),
    account: 'manager',
    address: start,
    input: { ...sectionInput, currency: 'EUR' },
    initialEvents: [locationChanged(start), addressFollowed(start)],
    contextKey: ({ tab, view }: Known) => [tab, view.name],
    // Nothing unsaved blocks an address, and the address bar follows requests.
    neighbours: (event, sent) =>
      event.type === 'location.changed' ? { ...event, type: 'location.accepted' } : followRequest(sent),
    steps: [
      {
        name: 'another tab',
        event: locationChanged(`${start}?tab=facility-types`),
        when: isAt('rooms', 'list'),
        actions: [press(link('Facility types', tabs))],
      },
      {
        name: 'change the order',
        event: { type: 'inventory.changed' },
        when: isAt('facility-types', 'list'),
        actions: [press(button('Actions for Twin')), press(menuItem('Move up'))],
      },
      {
        name: 'edit a room',
        event: locationChanged(`${start}?view=edit&id=1`),
        when: isAt('rooms', 'list'),
        actions: [press(link('101'))],
      },
      {
        name: 'save the room',
        event: { type: 'form.saved', record: { id: 1, name: '101' }, isNew: false },
        when: isAt('rooms', 'edit'),
        actions: [press(button('Save changes')), closeSuccessDialog],
      },
      {
        name: 'open the form of new rooms',
        event: locationChanged(`${start}?view=new`),
        when: isAt('rooms', 'list'),
        actions: [press(link('New room'))],
      },
      {
        name: 'create, of which some are refused',
        event: { type: 'form.savedMany', text: '1 of 2 created.', isComplete: false },
        when: isAt('rooms', 'new'),
        actions: [
          press(button('*Type')),
          press({ role: 'option', name: 'Double' }),
          type(names, '901, 101'),
          press(button('Create *')),
        ],
      },
      {
        name: 'create all',
        event: { type: 'form.savedMany', text: '“902” created.', isComplete: true },
        when: isAt('rooms', 'new'),
        actions: [
          press(button('*Type')),
          press({ role: 'option', name: 'Twin' }),
          type(names, '902'),
          press(button('Create *')),
          closeSuccessDialog,
        ],
      },
      {
        // Leaving the section stops the machine; back here a new one starts as this one did.
        name: 'another section, and back',
        event: locationChanged('/hotel-management/properties/harbour-view/activity-logs'),
        when: isAt('rooms', 'list'),
        actions: [press(link('Activity Logs')), { do: 'back' }],
      },
    ],
  },
]
