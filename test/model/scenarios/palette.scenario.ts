import { paletteMachine } from '../../../src/machines/palette/palette.machine.ts'
import { listDelays } from '../../../src/machines/list/list.machine.ts'
import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { found } from '../../support/found-records.ts'
import { button, succeeds, connectionFailures, dialog, press, failsWith, type, wait } from './steps.ts'

const call = 'GET v1/hotel_management/search'
const section = '/hotel-management/properties/harbour-view/accounting-report'
const box = dialog('Search')
const field = { role: 'combobox', name: 'Name, number or action', within: box }
const lodge = found({ name: 'Alpenrose Lodge', property: { prefix: 'alpenrose-lodge', name: 'Alpenrose Lodge' } })
const place = {
  id: '/hotel-management/properties/alpenrose-lodge/accounting-report',
  label: 'Alpenrose Lodge',
  note: 'alpenrose-lodge',
  to: '/hotel-management/properties/alpenrose-lodge/accounting-report',
}

/** The search over everything. It is opened before the machine starts, since its code loads with it. */
export const paletteScenarios: Scenario[] = [
  {
    id: 'palette: from the menu',
    machine: paletteMachine,
    account: 'manager',
    address: section,
    heldCalls: [call],
    before: [press(button('Search'))],
    initialEvents: [{ type: 'palette.opened', prefix: 'harbour-view' }],
    input: { owner: '1' },
    contextKey: ['query'],
    steps: [
      {
        name: 'close it',
        event: { type: 'palette.closed' },
        actions: [{ do: 'keys', keys: 'Escape' }],
      },
      {
        name: 'open it again',
        event: { type: 'palette.opened', prefix: 'harbour-view' },
        in: ['closed'],
        actions: [press(button('Search'))],
      },
      {
        name: 'type a name',
        event: { type: 'query.typed', query: 'lodge' },
        when: ({ query }: { query: string }) => query === '',
        actions: [type(field, 'lodge')],
      },
      {
        name: 'the typing pauses',
        event: { after: 'typingPause' },
        actions: [wait(listDelays.typingPause)],
      },
      succeeds('search', call, [lodge]),
      failsWith('search', call, 'fault of the server'),
      failsWith('search', call, 'not permitted'),
      ...connectionFailures('search', call),
      { name: 'try again', event: { type: 'palette.retried' }, actions: [press(button('Retry'))] },
      {
        name: 'choose the property',
        event: { type: 'place.picked', place },
        in: ['open.ready'],
        when: ({ query }: { query: string }) => query === 'lodge',
        actions: [press({ role: 'option', name: 'Alpenrose Lodge*' })],
      },
    ],
  },
]
