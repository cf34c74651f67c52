import { switcherMachine } from '../../../src/machines/switcher/switcher.machine.ts'
import { listDelays } from '../../../src/machines/list/list.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { property } from '../../support/records.ts'
import { locationChanged, followRequest } from './location-events.ts'
import { button, succeeds, link, connectionFailures, press, failsWith, type, wait } from './steps.ts'

const call = 'GET v1/hotel_management/properties/property'
const start = '/hotel-management/properties/harbour-view/accounting-report'
const search = { role: 'combobox', name: 'Switch property' }
const found = property({ prefix: 'alpenrose-lodge' })

/** The switcher in the side menu of an open property. No other part of the page shows its list. */
export const switcherScenarios: Scenario[] = [
  {
    id: 'switcher: in the side menu',
    machine: switcherMachine,
    account: 'manager',
    address: start,
    heldCalls: [call],
    initialEvents: [locationChanged(start)],
    contextKey: ['section', 'query'],
    neighbours: (_, sent) => followRequest(sent),
    steps: [
      {
        name: 'open it',
        event: { type: 'switcher.opened', placement: 'sidebar' },
        in: ['closed'],
        actions: [press(button('Switch property: *'))],
      },
      {
        name: 'close it',
        event: { type: 'switcher.closed' },
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
      {
        name: 'look at another section',
        event: locationChanged('/hotel-management/properties/harbour-view/activity-logs'),
        in: ['closed'],
        when: ({ section }: { section: string }) => section === 'accounting-report',
        actions: [press(link('Activity Logs'))],
      },
      {
        name: 'go back',
        event: { ...locationChanged(start), isTraversal: true },
        when: ({ section }: { section: string }) => section === 'activity-logs',
        actions: [{ do: 'back' }],
      },
      {
        name: 'type a name',
        event: { type: 'query.typed', query: 'lodge' },
        when: ({ query }: { query: string }) => query === '',
        actions: [type(search, 'lodge')],
      },
      {
        name: 'the typing pauses',
        event: { after: 'typingPause' },
        actions: [wait(listDelays.typingPause)],
      },
      succeeds('search', call, [found]),
      failsWith('search', call, 'fault of the server'),
      failsWith('search', call, 'not permitted'),
      ...connectionFailures('search', call),
      { name: 'try again', event: { type: 'switcher.retried' }, actions: [press(button('Retry'))] },
      {
        name: 'choose the first',
        event: { type: 'property.picked', prefix: found.prefix },
        in: ['open.ready'],
        actions: [press({ role: 'option', name: 'Alpenrose Lodge*' })],
      },
    ],
  },
]
