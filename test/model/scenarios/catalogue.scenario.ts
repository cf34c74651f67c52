import { catalogueMachine } from '../../../src/machines/products/catalogue.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { button, succeeds, link, connectionFailures, press, failsWith, wait } from './steps.ts'
import { sectionInput } from './query-scenarios.ts'

/** One of the eight parallel calls; nothing else on the page sends it. */
const call = 'GET v1/hotel_management/properties/facility_status_category'

/** The options of filters and forms in an inventory. */
export const catalogueScenarios: Scenario[] = [
  {
    id: 'catalogue: over the facility types',
    machine: catalogueMachine,
    account: 'manager',
    address: '/hotel-management/properties/harbour-view/products?tab=facility-types',
    heldCalls: [call],
    input: sectionInput,
    steps: [
      { name: 'the rows have had their time', event: { after: 'headStart' }, actions: [wait(300)] },
      {
        name: 'open a form',
        event: { type: 'catalogue.requested' },
        actions: [press(link('New facility type'))],
      },
      succeeds('fetchCatalogue', call, {}),
      failsWith('fetchCatalogue', call, 'fault of the server'),
      failsWith('fetchCatalogue', call, 'not permitted'),
      ...connectionFailures('fetchCatalogue', call),
      { name: 'try again', event: { type: 'catalogue.retried' }, actions: [press(button('Retry'))] },
      {
        name: 'save a form',
        event: { type: 'inventory.changed' },
        in: ['known', 'failed'],
        actions: [press(link('Twin')), press(button('Save changes'))],
      },
    ],
  },
]
